import { requireSound } from './errors.ts';
import type { Column } from './memory.ts';

/** A column has as many names as rows. */
export function named(column: string, names: readonly string[], count: number): void {
  requireSound(names.length === count, () => `${column} has ${names.length} rows, wanted ${count}`);
}

/** Every value of a column is a row of a table of so many. */
export function below(column: string, values: Column, limit: number): void {
  if (highest(values) < limit) return;
  const row = Array.prototype.findIndex.call(values, (value: number) => value >= limit);
  requireSound(row < 0, () => `${column} row ${row} is ${values[row]}, wanted less than ${limit}`);
}

/** -1 for an empty column. A loop that has met one kind of column alone runs four times as fast, hence one for each. */
function highest(values: Column): number {
  if (values instanceof Uint8Array) return highestOfBytes(values);
  if (values instanceof Uint16Array) return highestOfWords(values);
  if (values instanceof Uint32Array) return highestOfLongs(values);
  return (values as Float64Array).reduce((most, value) => Math.max(most, value), -1);
}

function highestOfBytes(values: Uint8Array): number {
  let most = -1;
  for (let row = 0; row < values.length; row++) if (values[row]! > most) most = values[row]!;
  return most;
}

function highestOfWords(values: Uint16Array): number {
  let most = -1;
  for (let row = 0; row < values.length; row++) if (values[row]! > most) most = values[row]!;
  return most;
}

function highestOfLongs(values: Uint32Array): number {
  let most = -1;
  for (let row = 0; row < values.length; row++) if (values[row]! > most) most = values[row]!;
  return most;
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
