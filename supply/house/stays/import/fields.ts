import { dayNumber, isCivilDay } from '#contract/core';
import { parseCsv } from './csv.ts';

/** A row that was left out, or a file: line 1 speaks of its columns. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Thrown while a row is read; the row is left out and the reason told. */
class FieldFault extends TypeError {
  override readonly name = 'FieldFault';
  readonly field: string;

  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** One row by the names of its columns. Each reader refuses what does not fit, naming the field. */
export class Fields {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
  }

  refuse(field: string, reason: string): never {
    throw new FieldFault(field, reason);
  }

  has(field: string): boolean {
    return (this.#values.get(field) ?? '') !== '';
  }

  text(field: string, most = 120): string {
    const value = this.#values.get(field) ?? '';
    if (value === '') this.refuse(field, 'is empty');
    if (value.length > most) this.refuse(field, `is longer than ${most} signs`);
    return value;
  }

  whole(field: string, least: number, most: number, otherwise?: number): number {
    if (!this.has(field) && otherwise !== undefined) return otherwise;
    const value = this.text(field);
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most))
      this.refuse(field, `"${value}" is no whole number from ${least} to ${most}`);
    return number;
  }

  degrees(field: string, most: number): number {
    const value = this.text(field);
    const number = /^-?\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : NaN;
    if (!(Math.abs(number) <= most)) this.refuse(field, `"${value}" is no number of degrees up to ${most}`);
    return number;
  }

  /** Minor units of a currency with so many decimals; exact, never through a float. */
  money(field: string, exponent: number, otherwise?: number): number {
    if (!this.has(field) && otherwise !== undefined) return otherwise;
    const value = this.text(field);
    const [, units, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
    if (units === undefined || decimals.length > exponent)
      this.refuse(field, `"${value}" is no amount with up to ${exponent} decimals`);
    return Number(units + decimals.padEnd(exponent, '0'));
  }

  /** Permille from a percentage with at most one decimal. */
  permille(field: string, otherwise: number): number {
    if (!this.has(field)) return otherwise;
    const value = this.text(field);
    const [, whole, tenth = '0'] = /^(\d{1,4})(?:\.(\d))?$/.exec(value) ?? [];
    if (whole === undefined || Number(whole) > 1_000) this.refuse(field, `"${value}" is no percentage from 0 to 1000`);
    return Number(whole + tenth);
  }

  oneOf<T extends string>(field: string, words: readonly T[], otherwise?: T): T {
    if (!this.has(field) && otherwise !== undefined) return otherwise;
    const value = this.text(field);
    const found = words.find((word) => word === value);
    return found ?? this.refuse(field, `"${value}" is none of ${words.join(', ')}`);
  }

  /** Words parted by blanks. */
  someOf(field: string, words: readonly string[]): string[] {
    if (!this.has(field)) return [];
    const values = this.text(field, 2_000).split(/\s+/);
    for (const value of values)
      if (!words.includes(value)) this.refuse(field, `"${value}" is none of ${words.join(', ')}`);
    return [...new Set(values)];
  }

  yes(field: string, otherwise: boolean): boolean {
    return this.oneOf(field, ['yes', 'no'], otherwise ? 'yes' : 'no') === 'yes';
  }

  /** Minutes of a day from `15:00`; `24:00` is its end. */
  time(field: string, otherwise: number): number {
    if (!this.has(field)) return otherwise;
    const value = this.text(field);
    const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(value) ?? [];
    const at = Number(hours) * 60 + Number(minutes);
    if (!(at <= 1_440) || Number(minutes) > 59) this.refuse(field, `"${value}" is no time like 15:00`);
    return at;
  }

  /** Days since 1970-01-01. */
  date(field: string): number {
    const value = this.text(field);
    if (!isCivilDay(value)) this.refuse(field, `"${value}" is no date like 2027-03-28`);
    return dayNumber(value);
  }
}

/** Reads each row of a file; what cannot be read is told and left out, and the rest goes on. */
export function readRows(
  file: string,
  text: string,
  columns: { readonly needed: readonly string[]; readonly also: readonly string[] },
  take: (fields: Fields) => void,
): Fault[] {
  const [head, ...rows] = parseCsv(text);
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  const fault = (line: number, field: string, reason: string): Fault => ({ file, line, field, reason });
  const missing = columns.needed.filter((name) => !names.includes(name));
  if (missing.length > 0) return missing.map((name) => fault(1, name, 'column is missing; the file was left out'));
  const faults = names
    .filter((name) => !columns.needed.includes(name) && !columns.also.includes(name))
    .map((name) => fault(1, name, 'column is not known; it was not read'));
  for (const { line, cells } of rows) {
    try {
      if (cells.length > names.length)
        throw new FieldFault(names.at(-1)!, 'row has more fields than there are columns');
      take(new Fields(new Map(names.map((name, at) => [name, cells[at] ?? '']))));
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      faults.push(fault(line, error.field, error.message));
    }
  }
  return faults;
}
