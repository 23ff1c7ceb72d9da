import { histogram, type Counts } from './facets.ts';
import * as bits from './failures.ts';
import type { Board } from './sides.ts';
import { DAY_STEPS, stepOf, stepsOver, Tally } from './tally.ts';

/** Room for the counts of a view. */
export function emptyCounts(board: Board): Counts {
  const { groups, timetable, sides, places, scales } = board;
  return {
    exact: true,
    stops: new Tally(3),
    carriers: new Tally(groups.length),
    alliances: new Tally(timetable.carriers.allianceName.length),
    via: new Tally(places.length),
    night: new Tally(1),
    refund: new Tally(1),
    change: new Tally(1),
    tickets: sides.length === 2 ? new Tally(1) : null,
    price: histogram(stepsOver(0, 0)),
    priceExact: true,
    connection: histogram(scales.wait),
    sides: sides.map((_, at) => ({
      departure: histogram(DAY_STEPS),
      arrival: histogram(DAY_STEPS),
      duration: histogram(scales.duration[at]!),
      from: new Tally(places.length),
      to: new Tally(places.length),
    })),
  };
}

/** Adds `count` offers that use this row to the facets of its slice named by `which`. */
export function addToSide(
  board: Board,
  counts: Counts,
  at: number,
  row: number,
  count: number,
  price: number,
  which: number,
): void {
  const { slice } = board.sides[at]!;
  const side = counts.sides[at]!;
  if ((which & bits.DEPARTURE) !== 0) side.departure.counts[stepOf(DAY_STEPS, slice.departureMinute[row]!)]! += count;
  if ((which & bits.ARRIVAL) !== 0) side.arrival.counts[stepOf(DAY_STEPS, slice.arrivalMinute[row]!)]! += count;
  if ((which & bits.DURATION) !== 0) {
    side.duration.counts[stepOf(side.duration.steps, slice.duration[row]!)]! += count;
  }
  if ((which & bits.FROM) !== 0) side.from.add(board.placeOf[slice.from[row]!]!, count, price);
  if ((which & bits.TO) !== 0) side.to.add(board.placeOf[slice.to[row]!]!, count, price);
}
