import { requireSound } from './errors.ts';
import type { Column } from './memory.ts';

/** A column has as many names as rows. */
export function named(column: string, names: readonly string[], count: number): void {
  requireSound(names.length === count, () => `${column} has ${names.length} rows, wanted ${count}`);
}

/** Every value of a column is a row of a table of so many. */
export function below(column: string, values: Column, limit: number): void {
  for (let row = 0; row < values.length; row++) {
    if (values[row]! >= limit)
      requireSound(false, () => `${column} row ${row} is ${values[row]}, wanted less than ${limit}`);
  }
}

/** Range starts: from 0, never falling, ending at `end`. */
export function ranges(column: string, first: Uint32Array, end: number): void {
  let low = 0;
  for (let row = 0; row < first.length; row++) {
    if (first[row]! < low) requireSound(false, () => `${column} falls at row ${row}`);
    low = first[row]!;
  }
  requireSound(first[0] === 0 && low === end, () => `${column} covers ${first[0]} to ${low}, wanted 0 to ${end}`);
}
