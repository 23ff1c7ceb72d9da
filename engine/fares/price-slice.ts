import { partyWeights } from './best.ts';
import { Cells } from './cells.ts';
import { allocate, fillRow, trim, type Columns } from './columns.ts';
import { ItineraryReader } from './itinerary.ts';
import { createPricer, type Pricer } from './pricer.ts';
import { sliceFare, sliceFares } from './slice-fare.ts';
import type { FareAsk, FareWorld, PricedSlice } from './types.ts';
import type { ItineraryBatch } from '#engine/timetable';

/**
 * Prices every itinerary of one slice of the ask for the party, cabin and bags: the cheapest sellable fare as a one-way and
 * as half of a return, for each ask on conditions. Rows that cannot be sold are left out. Keeps its own copy of the batch.
 */
export function priceSlice(world: FareWorld, ask: FareAsk, slice: number, source: ItineraryBatch): PricedSlice {
  const pricer = createPricer(world, ask, slice);
  const batch = copyBatch(source);
  const reader = new ItineraryReader(pricer, batch);
  const cells = new Cells(pricer);
  const columns = allocate(batch.count);
  const weights = partyWeights(pricer);
  const { best } = world.model;
  let count = 0;
  for (let row = 0; row < batch.count; row += 1) {
    if (!reader.read(row)) continue;
    const cell = cells.of(reader);
    if (cell < 0) continue;
    columns.batchRow[count] = row;
    columns.cell[count] = cell;
    fillRow(columns, count, reader, weights, best);
    count += 1;
  }
  return seal(pricer, reader, batch, trim(columns, count), cells);
}

function seal(
  pricer: Pricer,
  reader: ItineraryReader,
  batch: ItineraryBatch,
  columns: Columns,
  cells: Cells,
): PricedSlice {
  const { cell, batchRow } = columns;
  const count = cell.length;
  const prices = new Map<string, Float64Array>();
  return {
    ...columns,
    count,
    batch,
    cells,
    prices(kind, mask) {
      const id = `${kind} ${mask}`;
      let column = prices.get(id);
      if (!column) {
        const totals = cells.prices(kind, mask);
        column = new Float64Array(count);
        for (let row = 0; row < count; row += 1) column[row] = totals[cell[row]!]!;
        prices.set(id, column);
      }
      return column;
    },
    fare(row, kind, mask) {
      const family = cells.family(cell[row]!, kind, mask);
      const itinerary = reader.itinerary(batchRow[row]!);
      return sliceFare(pricer, itinerary, batch, batchRow[row]!, family, kind)!;
    },
    fares(row, kind) {
      return sliceFares(pricer, reader.itinerary(batchRow[row]!), batch, batchRow[row]!, kind);
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
