import { histogram, type Counts } from './facets.ts';
import * as bits from './failures.ts';
import type { Board } from './sides.ts';
import { DAY_STEPS, stepOf, stepsOver, Tally, type Steps } from './tally.ts';

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

/** Adds `count` offers that use a row to those facets of its slice that `which` names. */
export function sideAdder(
  board: Board,
  counts: Counts,
  at: number,
): (row: number, count: number, price: number, which: number) => void {
  const { placeOf } = board;
  const { departureMinute, arrivalMinute, duration, from, to } = board.sides[at]!.slice;
  const side = counts.sides[at]!;
  const ofDay = stepTable(DAY_STEPS);
  const ofDuration = stepTable(side.duration.steps);
  const shortest = side.duration.steps.min;
  const [departures, arrivals, durations] = [side.departure.counts, side.arrival.counts, side.duration.counts];
  return (row, count, price, which) => {
    if ((which & bits.DEPARTURE) !== 0) departures[ofDay[departureMinute[row]!]!]! += count;
    if ((which & bits.ARRIVAL) !== 0) arrivals[ofDay[arrivalMinute[row]!]!]! += count;
    if ((which & bits.DURATION) !== 0) durations[ofDuration[duration[row]! - shortest]!]! += count;
    if ((which & bits.FROM) !== 0) side.from.add(placeOf[from[row]!]!, count, price);
    if ((which & bits.TO) !== 0) side.to.add(placeOf[to[row]!]!, count, price);
  };
}

/** Step of every whole value from the first on. */
function stepTable(steps: Steps): Uint8Array {
  return Uint8Array.from({ length: steps.max - steps.min + 1 }, (_, value) => stepOf(steps, steps.min + value));
}
