import { penaltyOf, type PartyWeights } from './best.ts';
import type { ItineraryReader } from './itinerary.ts';
import type { LegFacts } from './legs.ts';
import type { BestWeights } from './model.ts';

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
    penalty: new Float64Array(size),
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

/** Writes the itinerary that was read last. */
export function fillRow(
  columns: Columns,
  at: number,
  reader: ItineraryReader,
  weights: PartyWeights,
  best: BestWeights,
): void {
  const { first, count } = reader;
  const last = count === 1 ? first : count === 2 ? reader.second : reader.third;
  columns.carrier[at] = reader.carrier;
  columns.stops[at] = count - 1;
  columns.departure[at] = first.departure;
  columns.arrival[at] = last.arrival;
  columns.departureMinute[at] = first.departureMinute;
  columns.arrivalMinute[at] = last.arrivalMinute;
  columns.duration[at] = last.arrival - first.departure;
  columns.from[at] = reader.path.airports[0]!;
  columns.to[at] = last.to;
  columns.co2e[at] = first.grams + (count > 1 ? reader.second.grams : 0) + (count > 2 ? reader.third.grams : 0);
  columns.via[2 * at] = count > 1 ? first.to : NO_AIRPORT;
  columns.via[2 * at + 1] = count > 2 ? reader.second.to : NO_AIRPORT;
  if (count > 1) fillWaits(columns, at, reader);
  columns.penalty[at] = penaltyOf(
    weights,
    best,
    last.arrival - first.departure,
    count - 1,
    columns.nightWaits[at]!,
    first.departureMinute,
    last.arrivalMinute,
  );
}

function fillWaits(columns: Columns, at: number, { first, second, third, count }: ItineraryReader): void {
  const early = second.departure - first.arrival;
  const late = count > 2 ? third.departure - second.arrival : early;
  columns.shortestWait[at] = early < late ? early : late;
  columns.longestWait[at] = early > late ? early : late;
  columns.nightWaits[at] = nightOf(first, early) + (count > 2 ? nightOf(second, late) : 0);
}

const FIVE_HOURS = 300;

/** 1 when the wait after a leg covers midnight to five at the airport. */
function nightOf({ arrivalMinute }: LegFacts, wait: number): number {
  const toMidnight = arrivalMinute === 0 ? 0 : 1440 - arrivalMinute;
  return wait >= toMidnight + FIVE_HOURS ? 1 : 0;
}
