import { requireThat } from './errors.ts';
import type { FlightInput } from './input.ts';

/** Unsorted flights as growing columns; `codeshares` are triples flight row, carrier, number in flight order. */
export interface FlightRows {
  readonly count: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly departure: Uint16Array;
  readonly blockMinutes: Uint16Array;
  readonly weekdays: Uint8Array;
  readonly firstDay: Uint16Array;
  readonly lastDay: Uint16Array;
  readonly carrier: Uint16Array;
  readonly number: Uint16Array;
  readonly config: Uint8Array;
  readonly fromTerminal: Uint8Array;
  readonly toTerminal: Uint8Array;
  readonly codeshares: readonly number[];
}

const COLUMNS = [
  ['from', Uint16Array, 65_535],
  ['to', Uint16Array, 65_535],
  ['departure', Uint16Array, 65_535],
  ['blockMinutes', Uint16Array, 65_535],
  ['weekdays', Uint8Array, 255],
  ['firstDay', Uint16Array, 65_535],
  ['lastDay', Uint16Array, 65_535],
  ['carrier', Uint16Array, 65_535],
  ['number', Uint16Array, 65_535],
  ['config', Uint8Array, 255],
  ['fromTerminal', Uint8Array, 255],
  ['toTerminal', Uint8Array, 255],
] as const;

/** Reads plain flights into columns. Throws TimetableError when a value is no whole number that its column can hold. */
export function flightRows(flights: Iterable<FlightInput>): FlightRows {
  let capacity = 4096;
  let columns = COLUMNS.map(([, type]) => new type(capacity));
  const codeshares: number[] = [];
  let count = 0;
  for (const flight of flights) {
    if (count === capacity) {
      capacity *= 2;
      columns = columns.map((column, i) => {
        const grown = new COLUMNS[i]![1](capacity);
        grown.set(column);
        return grown;
      });
    }
    for (let i = 0; i < COLUMNS.length; i++) {
      const [field, , max] = COLUMNS[i]!;
      const value = flight[field];
      requireThat(Number.isInteger(value) && value >= 0 && value <= max, () => `flight ${count}: ${field} is ${value}`);
      columns[i]![count] = value;
    }
    for (const { carrier, number } of flight.codeshares ?? []) codeshares.push(count, carrier, number);
    count++;
  }
  const named = Object.fromEntries(COLUMNS.map(([field], i) => [field, columns[i]!.subarray(0, count)]));
  return { ...(named as unknown as Omit<FlightRows, 'count' | 'codeshares'>), count, codeshares };
}
