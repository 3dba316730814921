import { accessDenied, invalidArgument, invalidOperation } from '../errors';
import { intersection, sameArea } from '../model/address';
import { type Validation, validationOf } from '../model/validation';
import { kind } from '../wire/remote';
import type { RangeRef } from './selves';

const of = ({ sheet, area }: RangeRef): Validation | undefined =>
  sheet.validations.find((validation) => {
    const common = intersection(validation.area, area);
    return common !== undefined && sameArea(common, area);
  });

/** The range's own rule, to be given another alert. */
function own(self: RangeRef): Validation {
  checkOpen(self);
  const found = of(self);
  if (!found) throw invalidOperation('no rule to belong to');
  return found;
}

function checkOpen({ sheet }: RangeRef): void {
  if (sheet.protection.on) throw accessDenied(`sheet "${sheet.name}" is protected`);
}

const STYLES = ['Stop', 'Warning', 'Information'];

function alertOf(value: unknown): Validation['errorAlert'] {
  const alert = value as Partial<Validation['errorAlert']> | null;
  const { showAlert = true, style = 'Stop', title = '', message = '' } = alert ?? {};
  if (!STYLES.includes(style)) throw invalidArgument(`no style ${style}`);
  if (title.length > 32 || message.length > 255) throw invalidArgument('an alert too long');
  return { showAlert, style, title, message };
}

export const dataValidation = kind<Excel.DataValidation, RangeRef>('DataValidation', {
  scalars: {
    type: (self) => (of(self) ? 'List' : 'None'),
    rule: {
      get: (self) => {
        const found = of(self);
        return found ? { list: { inCellDropDown: found.inCellDropDown, source: found.source } } : {};
      },
      set: (self, value) => {
        checkOpen(self);
        const made = validationOf(self.area, value);
        // Rules over parts of the area would be cut in Excel; here they go.
        self.sheet.validations = self.sheet.validations.filter(({ area }) => !intersection(area, self.area));
        self.sheet.validations.push(made);
      },
    },
    ignoreBlanks: {
      get: (self) => of(self)?.ignoreBlanks ?? true,
      set: (self, value) => {
        own(self).ignoreBlanks = value === true;
      },
    },
    errorAlert: {
      get: (self) => of(self)?.errorAlert ?? {},
      set: (self, value) => {
        own(self).errorAlert = alertOf(value);
      },
    },
  },
  methods: {
    clear: (self) => {
      checkOpen(self);
      self.sheet.validations = self.sheet.validations.filter(({ area }) => !intersection(area, self.area));
    },
  },
});
