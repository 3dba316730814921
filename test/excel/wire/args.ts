import { invalidArgument, notEmulated } from '../errors';
import { Remote, type Found, NOTHING } from './remote';

/** The arguments of one call, read with their expected type; anything else is InvalidArgument. */
export class Args {
  constructor(
    private readonly given: readonly unknown[],
    private readonly member: string,
  ) {}

  has(index: number): boolean {
    return this.given[index] !== undefined && this.given[index] !== null;
  }

  raw(index: number): unknown {
    return this.given[index];
  }

  text(index: number): string {
    const value = this.given[index];
    if (typeof value !== 'string') throw invalidArgument(`${this.member}: text expected, ${JSON.stringify(value)} given`);
    return value;
  }

  optionalText(index: number): string | undefined {
    return this.has(index) ? this.text(index) : undefined;
  }

  whole(index: number): number {
    const value = this.given[index];
    if (!Number.isInteger(value))
      throw invalidArgument(`${this.member}: whole number expected, ${JSON.stringify(value)} given`);
    return value as number;
  }

  optionalWhole(index: number, otherwise: number): number {
    return this.has(index) ? this.whole(index) : otherwise;
  }

  flag(index: number): boolean {
    const value = this.given[index] ?? false;
    if (typeof value !== 'boolean')
      throw invalidArgument(`${this.member}: true or false expected, ${JSON.stringify(value)} given`);
    return value;
  }

  /** One of the texts of an Excel enumeration. */
  oneOf<const T extends string>(index: number, allowed: readonly T[], otherwise: T): T {
    const value = this.optionalText(index) ?? otherwise;
    const found = allowed.find((name) => name === value);
    if (found === undefined) throw invalidArgument(`${this.member}: ${value} is none of ${allowed.join(', ')}`);
    return found;
  }

  record(index: number): Record<string, unknown> {
    const value = this.given[index] ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) throw invalidArgument(`${this.member}: object expected`);
    return value as Record<string, unknown>;
  }

  remote(index: number): Remote | undefined {
    const value = this.given[index] as Found | undefined;
    if (value === NOTHING) throw invalidArgument(`${this.member}: a null object given`);
    return value instanceof Remote ? value : undefined;
  }

  /** Refuses, loudly, an argument that the host has no behaviour for. */
  mustBeAbsent(index: number, what: string): void {
    if (this.has(index) && this.given[index] !== false) throw notEmulated(`${this.member} com ${what}`);
  }
}
