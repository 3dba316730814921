/** How one cell looks. Flat, so that a change is a patch and equal looks share one object. */
export interface Style {
  readonly numberFormat: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: string;
  readonly strikethrough: boolean;
  readonly fontName: string;
  readonly fontSize: number;
  readonly fontColor: string;
  readonly fillColor: string;
  readonly wrapText: boolean;
  readonly shrinkToFit: boolean;
  readonly indentLevel: number;
  readonly textOrientation: number;
  readonly horizontalAlignment: string;
  readonly verticalAlignment: string;
  readonly locked: boolean;
  readonly formulaHidden: boolean;
  readonly topStyle: string;
  readonly topColor: string;
  readonly topWeight: string;
  readonly bottomStyle: string;
  readonly bottomColor: string;
  readonly bottomWeight: string;
  readonly leftStyle: string;
  readonly leftColor: string;
  readonly leftWeight: string;
  readonly rightStyle: string;
  readonly rightColor: string;
  readonly rightWeight: string;
}

export const PLAIN: Style = {
  numberFormat: 'General',
  bold: false,
  italic: false,
  underline: 'None',
  strikethrough: false,
  fontName: 'Calibri',
  fontSize: 11,
  fontColor: '#000000',
  fillColor: '#FFFFFF',
  wrapText: false,
  shrinkToFit: false,
  indentLevel: 0,
  textOrientation: 0,
  horizontalAlignment: 'General',
  verticalAlignment: 'Bottom',
  locked: true,
  formulaHidden: false,
  topStyle: 'None',
  topColor: '#000000',
  topWeight: 'Thin',
  bottomStyle: 'None',
  bottomColor: '#000000',
  bottomWeight: 'Thin',
  leftStyle: 'None',
  leftColor: '#000000',
  leftWeight: 'Thin',
  rightStyle: 'None',
  rightColor: '#000000',
  rightWeight: 'Thin',
};

const derived = new WeakMap<Style, Map<string, Style>>();
/** One patch is laid over every cell of a range: its key is made once. */
const keys = new WeakMap<Partial<Style>, string>();

function keyOf(patch: Partial<Style>): string {
  let key = keys.get(patch);
  if (key === undefined) keys.set(patch, (key = JSON.stringify(patch)));
  return key;
}

/** `style` with `patch` over it; the same pair gives the same object, so a million cells cost a few styles. */
export function patched(style: Style, patch: Partial<Style>): Style {
  let known = derived.get(style);
  if (!known) derived.set(style, (known = new Map()));
  const key = keyOf(patch);
  let result = known.get(key);
  if (!result) known.set(key, (result = { ...style, ...patch }));
  return result;
}
