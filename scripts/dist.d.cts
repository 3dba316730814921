export const DIST: string;
export function isFresh(): boolean;
