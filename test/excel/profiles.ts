export type ProfileName = 'desktop' | 'web';

export interface Profile {
  readonly name: ProfileName;
  /** What an empty cell of a range argument is to a custom function. */
  readonly emptyArgument: 0 | null;
  /** Bytes of one request, and of one response; undefined: no limit. */
  readonly payloadLimit: number | undefined;
  readonly cellsPerRead: number;
  /** Requirement sets, as the host states them to the client. */
  readonly requirements: Readonly<Record<string, string>>;
}

const MB = 1024 * 1024;

const REQUIREMENTS = {
  ExcelApi: '1.17',
  Settings: '1.1',
  SharedRuntime: '1.2',
  CustomFunctionsRuntime: '1.4',
  CustomFunctions: '1.7',
  DialogApi: '1.2',
  RichApiRuntime: '1.2',
};

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  desktop: {
    name: 'desktop',
    emptyArgument: 0,
    payloadLimit: undefined,
    cellsPerRead: 5_000_000,
    requirements: { ...REQUIREMENTS, DelayForCellEdit: '1.1' },
  },
  web: {
    name: 'web',
    emptyArgument: null,
    payloadLimit: 5 * MB,
    cellsPerRead: 5_000_000,
    requirements: REQUIREMENTS,
  },
};
