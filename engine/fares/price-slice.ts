import { partyWeights, penaltyOf, type PartyWeights } from './best.ts';
import { priceCell, type PriceCell } from './cells.ts';
import { KINDS } from './masks.ts';
import { sliceFare, sliceFares } from './slice-fare.ts';
import { itineraryOf, type Itinerary, type SliceMemo } from './itinerary.ts';
import { createPricer, shapeKey, type Pricer } from './pricer.ts';
import type { LegFacts } from './legs.ts';
import type { FareAsk, FareWorld, PricedSlice } from './types.ts';
import { toLocal, type ItineraryBatch } from '#engine/timetable';

/**
 * Prices every itinerary of one slice of the ask for the party, cabin and bags: the cheapest sellable fare as a one-way and
 * as half of a return, for each ask on conditions. Rows that cannot be sold are left out. Keeps its own copy of the batch.
 */
export function priceSlice(world: FareWorld, ask: FareAsk, slice: number, source: ItineraryBatch): PricedSlice {
  const pricer = createPricer(world, ask, slice);
  const batch = copyBatch(source);
  const memo: SliceMemo = { legs: new Map(), paths: new Map() };
  const cells: PriceCell[] = [];
  const columns = allocate(batch.count);
  const weights = partyWeights(pricer);
  let count = 0;
  for (let row = 0; row < batch.count; row += 1) {
    const itinerary = itineraryOf(pricer, memo, batch, row);
    const cell = itinerary ? cellOf(pricer, cells, itinerary) : -1;
    if (!itinerary || cell < 0) continue;
    columns.batchRow[count] = row;
    columns.cell[count] = cell;
    fillRow(pricer, weights, columns, count, itinerary, batch, row);
    count += 1;
  }
  return seal(pricer, memo, batch, trim(columns, count), cells);
}

type Columns = ReturnType<typeof allocate>;

function trim(columns: Columns, count: number): Columns {
  return {
    batchRow: columns.batchRow.subarray(0, count),
    cell: columns.cell.subarray(0, count),
    carrier: columns.carrier.subarray(0, count),
    stops: columns.stops.subarray(0, count),
    departure: columns.departure.subarray(0, count),
    arrival: columns.arrival.subarray(0, count),
    departureMinute: columns.departureMinute.subarray(0, count),
    arrivalMinute: columns.arrivalMinute.subarray(0, count),
    duration: columns.duration.subarray(0, count),
    from: columns.from.subarray(0, count),
    to: columns.to.subarray(0, count),
    shortestWait: columns.shortestWait.subarray(0, count),
    longestWait: columns.longestWait.subarray(0, count),
    nightWaits: columns.nightWaits.subarray(0, count),
    co2e: columns.co2e.subarray(0, count),
    penalty: columns.penalty.subarray(0, count),
  };
}

function allocate(size: number) {
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
    shortestWait: new Uint16Array(size),
    longestWait: new Uint16Array(size),
    nightWaits: new Uint8Array(size),
    co2e: new Int32Array(size),
    penalty: new Float64Array(size),
  };
}

/** Index of the cell of a fare case, pricing it at its first appearance; -1 for cases that are not sold. */
function cellOf(pricer: Pricer, cells: PriceCell[], { fare }: Itinerary): number {
  const known = fare.path.cells;
  const key = shapeKey(fare);
  let cell = known.get(key);
  if (cell === undefined) {
    const priced = priceCell(pricer, fare);
    cell = priced ? cells.push(priced) - 1 : -1;
    known.set(key, cell);
  }
  return cell;
}

function fillRow(
  pricer: Pricer,
  weights: PartyWeights,
  columns: Columns,
  at: number,
  { legs, fare }: Itinerary,
  batch: ItineraryBatch,
  row: number,
): void {
  const { timetable, model, emissions } = pricer.world;
  const first = legs[0]!;
  const last = legs.at(-1)!;
  const to = fare.path.airports.at(-1)!;
  columns.carrier[at] = fare.carrier;
  columns.stops[at] = legs.length - 1;
  columns.departure[at] = first.departure;
  columns.arrival[at] = last.arrival;
  columns.departureMinute[at] = timetable.flights.departure[batch.legs[3 * row]!]!;
  columns.arrivalMinute[at] = toLocal(timetable, to, last.arrival).minute;
  columns.duration[at] = last.arrival - first.departure;
  columns.from[at] = fare.path.airports[0]!;
  columns.to[at] = to;
  let grams = 0;
  for (let k = 0; k < legs.length; k += 1) {
    const cabin = legs[k]!.rank >= 0 ? pricer.cabin : legs[k]!.fallbackCabin;
    grams += emissions.grams(batch.legs[3 * row + k]!, cabin);
  }
  columns.co2e[at] = grams;
  fillWaits(pricer, columns, at, legs);
  columns.penalty[at] = penaltyOf(weights, model.best, {
    duration: columns.duration[at],
    stops: columns.stops[at],
    nightWaits: columns.nightWaits[at]!,
    departureMinute: columns.departureMinute[at],
    arrivalMinute: columns.arrivalMinute[at],
  });
}

const FIVE_HOURS = 300;

function fillWaits(pricer: Pricer, columns: Columns, at: number, legs: readonly LegFacts[]): void {
  const { timetable } = pricer.world;
  for (let k = 1; k < legs.length; k += 1) {
    const before = legs[k - 1]!;
    const wait = legs[k]!.departure - before.arrival;
    columns.shortestWait[at] = k === 1 ? wait : Math.min(columns.shortestWait[at]!, wait);
    columns.longestWait[at] = Math.max(columns.longestWait[at]!, wait);
    if (wait < FIVE_HOURS) continue;
    const { minute } = toLocal(timetable, timetable.pairs.to[before.pair]!, before.arrival);
    const toMidnight = minute === 0 ? 0 : 1440 - minute;
    if (wait >= toMidnight + FIVE_HOURS) columns.nightWaits[at]! += 1;
  }
}

function seal(
  pricer: Pricer,
  memo: SliceMemo,
  batch: ItineraryBatch,
  columns: Columns,
  cells: readonly PriceCell[],
): PricedSlice {
  const { cell } = columns;
  const count = cell.length;
  const prices = new Map<number, Float64Array>();
  return {
    ...columns,
    count,
    batch,
    prices(kind, mask) {
      const slot = KINDS.indexOf(kind) * 4 + mask;
      let column = prices.get(slot);
      if (!column) {
        column = new Float64Array(count);
        for (let row = 0; row < count; row += 1) column[row] = cells[cell[row]!]!.totals[slot]!;
        prices.set(slot, column);
      }
      return column;
    },
    fare(row, kind, mask) {
      const { families } = cells[cell[row]!]!;
      const itinerary = itineraryOf(pricer, memo, batch, columns.batchRow[row]!)!;
      return sliceFare(
        pricer,
        itinerary,
        batch,
        columns.batchRow[row]!,
        families[KINDS.indexOf(kind) * 4 + mask]!,
        kind,
      )!;
    },
    fares(row, kind) {
      const itinerary = itineraryOf(pricer, memo, batch, columns.batchRow[row]!)!;
      return sliceFares(pricer, itinerary, batch, columns.batchRow[row]!, kind);
    },
  };
}

function copyBatch(batch: ItineraryBatch): ItineraryBatch {
  const { count } = batch;
  return {
    count,
    legs: batch.legs.slice(0, 3 * count),
    legDay: batch.legDay.slice(0, 3 * count),
    stops: batch.stops.slice(0, count),
    departure: batch.departure.slice(0, count),
    arrival: batch.arrival.slice(0, count),
    certificate: batch.certificate,
  };
}
