import type { ItineraryReader } from './itinerary.ts';
import { AT } from './legs.ts';

/** No connecting airport here. */
export const NO_AIRPORT = 0xffff;

export type Columns = ReturnType<typeof allocate>;

export function allocate(size: number) {
  return {
    batchRow: new Int32Array(size),
    cell: new Int32Array(size),
    carrier: new Uint16Array(size),
    stops: new Uint8Array(size),
    departure: new Int32Array(size),
    arrival: new Int32Array(size),
    departureMinute: new Uint16Array(size),
    arrivalMinute: new Uint16Array(size),
    duration: new Uint16Array(size),
    from: new Uint16Array(size),
    to: new Uint16Array(size),
    via: new Uint16Array(2 * size),
    shortestWait: new Uint16Array(size),
    longestWait: new Uint16Array(size),
    nightWaits: new Uint8Array(size),
    co2e: new Int32Array(size),
  };
}

/** The columns without the room that no row took; copied where much is left, so that it does not stay in memory. */
export function trim(columns: Columns, count: number): Columns {
  const size = columns.cell.length;
  const cut = Object.entries(columns).map(([name, column]) => {
    const end = count * (column.length / Math.max(1, size));
    return [name, 2 * count < size ? column.slice(0, end) : column.subarray(0, end)];
  });
  return Object.fromEntries(cut) as Columns;
}

/**
 * Moves the rows that stay to the front, in their order; answers how many there are. `dropped` ascends. What lies between two of
 * them moves at once: a search has a hundred thousand rows, of which few go.
 */
export function dropRows(columns: Columns, count: number, dropped: readonly number[]): number {
  for (const column of Object.values(columns)) {
    const width = column === columns.via ? 2 : 1;
    let kept = dropped[0] ?? count;
    for (const [at, row] of dropped.entries()) {
      const next = dropped[at + 1] ?? count;
      column.copyWithin(width * kept, width * (row + 1), width * next);
      kept += next - row - 1;
    }
  }
  return count - dropped.length;
}

/** Writes the itinerary that was read last. */
export function fillRow(columns: Columns, at: number, reader: ItineraryReader): void {
  const { facts, first, second, third, count } = reader;
  const last = count === 1 ? first : count === 2 ? second : third;
  const departure = facts[first + AT.departure]!;
  const arrival = facts[last + AT.arrival]!;
  let grams = facts[first + AT.grams]!;
  if (count > 1) grams += facts[second + AT.grams]!;
  if (count > 2) grams += facts[third + AT.grams]!;
  columns.carrier[at] = reader.carrier;
  columns.stops[at] = count - 1;
  columns.departure[at] = departure;
  columns.arrival[at] = arrival;
  columns.departureMinute[at] = facts[first + AT.departureMinute]!;
  columns.arrivalMinute[at] = facts[last + AT.arrivalMinute]!;
  columns.duration[at] = arrival - departure;
  columns.from[at] = reader.path.airports[0]!;
  columns.to[at] = facts[last + AT.to]!;
  columns.co2e[at] = grams;
  columns.via[2 * at] = count > 1 ? facts[first + AT.to]! : NO_AIRPORT;
  columns.via[2 * at + 1] = count > 2 ? facts[second + AT.to]! : NO_AIRPORT;
  if (count > 1) fillWaits(columns, at, reader, facts);
}

function fillWaits(columns: Columns, at: number, reader: ItineraryReader, facts: Int32Array): void {
  const { first, second, third, count } = reader;
  const early = facts[second + AT.departure]! - facts[first + AT.arrival]!;
  const late = count > 2 ? facts[third + AT.departure]! - facts[second + AT.arrival]! : early;
  columns.shortestWait[at] = early < late ? early : late;
  columns.longestWait[at] = early > late ? early : late;
  columns.nightWaits[at] =
    nightOf(facts[first + AT.arrivalMinute]!, early) +
    (count > 2 ? nightOf(facts[second + AT.arrivalMinute]!, late) : 0);
}

const FIVE_HOURS = 300;

/** 1 when the wait after an arrival covers midnight to five at the airport. */
function nightOf(arrivalMinute: number, wait: number): number {
  const toMidnight = arrivalMinute === 0 ? 0 : 1440 - arrivalMinute;
  return wait >= toMidnight + FIVE_HOURS ? 1 : 0;
}
