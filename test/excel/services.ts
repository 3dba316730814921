import { kind, Remote } from './wire/remote';

interface RuntimeState {
  visible: string;
  startsOnOpen: string;
}

const appRuntime = kind<Record<'setAppRuntimeState' | 'getAppRuntimeState', unknown>, RuntimeState>('AppRuntimeService', {
  methods: {
    setAppRuntimeState: (state, args) => {
      state.visible = args.text(0);
    },
    getAppRuntimeState: (state) => state.visible,
  },
});

const persistence = kind<Record<'setAppRuntimeStartState' | 'getAppRuntimeStartState', unknown>, RuntimeState>(
  'AppRuntimePersistenceService',
  {
    methods: {
      setAppRuntimeStartState: (state, args) => {
        state.startsOnOpen = args.text(0);
      },
      getAppRuntimeStartState: (state) => state.startsOnOpen,
    },
  },
);

const addinInternal = kind<Record<'notifyActionHandlerReady', unknown>, RuntimeState>('AddinInternalService', {
  methods: { notifyActionHandlerReady: () => undefined },
});

/** What the client library asks of Office beside the workbook, by its wire name. */
export function services(customFunctions: Remote): ReadonlyMap<string, Remote> {
  const state: RuntimeState = { visible: 'Visible', startsOnOpen: 'Inactive' };
  return new Map([
    ['Microsoft.ExcelServices.CustomFunctions', customFunctions],
    ['Microsoft.ExcelServices.CustomFunctionsContainer', customFunctions],
    ['Microsoft.AppRuntime.AppRuntimeService', Remote.of(appRuntime, state)],
    ['Microsoft.AppRuntime.AppRuntimePersistenceService', Remote.of(persistence, state)],
    ['Microsoft.InternalService.AddinInternalService', Remote.of(addinInternal, state)],
  ]);
}
