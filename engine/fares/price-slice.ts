import { Cells } from './cells.ts';
import { allocate, dropRows, fillRow, trim, type Columns } from './columns.ts';
import { domesticOf, needlesslyAbroad, type DomesticRows } from './domestic.ts';
import { ItineraryReader } from './itinerary.ts';
import { createPricer, type Pricer } from './pricer.ts';
import { sliceFare, sliceFares } from './slice-fare.ts';
import type { FareAsk, FareWorld, LeftOut, PricedSlice } from './types.ts';
import type { ItineraryBatch } from '#engine/timetable';

/**
 * Prices every itinerary of one slice of the ask for the party, cabin and bags: the cheapest sellable fare as a one-way and
 * as half of a return, for each ask on conditions. Rows that cannot be sold are left out, and of trips inside one state those
 * that need not go abroad, so that all that is counted later counts without them. Keeps its own copy of the batch.
 */
export function priceSlice(world: FareWorld, ask: FareAsk, slice: number, source: ItineraryBatch): PricedSlice {
  const pricer = createPricer(world, ask, slice);
  const batch = copyBatch(source);
  const reader = new ItineraryReader(pricer, batch);
  const cells = new Cells(pricer);
  const columns = allocate(batch.count);
  const domestic = domesticOf(world.timetable, world.model.domestic);
  const rows: DomesticRows = { state: new Int32Array(batch.count), abroad: new Uint8Array(batch.count) };
  let cabotage = 0;
  let count = 0;
  for (let row = 0; row < batch.count; row += 1) {
    if (!reader.read(row)) continue;
    const state = domestic?.stateOf(reader) ?? -1;
    if (state >= 0 && !domestic!.mayBeSold(reader, state)) {
      cabotage += 1;
      continue;
    }
    const cell = cells.of(reader);
    if (cell < 0) continue;
    columns.batchRow[count] = row;
    columns.cell[count] = cell;
    fillRow(columns, count, reader);
    rows.state[count] = state;
    rows.abroad[count] = state >= 0 && domestic!.goesAbroad(reader, state) ? 1 : 0;
    count += 1;
  }
  const abroad = leaveAbroad(columns, count, cells, rows);
  return seal(pricer, reader, batch, trim(columns, count - abroad), cells, { cabotage, abroad });
}

/** Takes away the rows that need not go abroad, and the cells that lose all theirs; answers how many rows. */
function leaveAbroad(columns: Columns, count: number, cells: Cells, rows: DomesticRows): number {
  if (!rows.abroad.includes(1)) return 0;
  const prices = cells.prices('oneWay', 0);
  const dropped = needlesslyAbroad(rows, count, columns.duration, (row) => prices[columns.cell[row]!]!);
  if (dropped.length === 0) return 0;
  const kept = dropRows(columns, count, dropped);
  const counts = new Uint32Array(cells.count);
  for (let row = 0; row < kept; row += 1) counts[columns.cell[row]!]! += 1;
  const numbers = cells.keep(counts);
  for (let row = 0; row < kept; row += 1) columns.cell[row] = numbers[columns.cell[row]!]!;
  return dropped.length;
}

function seal(
  pricer: Pricer,
  reader: ItineraryReader,
  batch: ItineraryBatch,
  columns: Columns,
  cells: Cells,
  leftOut: LeftOut,
): PricedSlice {
  const { cell, batchRow } = columns;
  const count = cell.length;
  const prices = new Map<string, Float64Array>();
  return {
    ...columns,
    count,
    leftOut,
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
