import type { Counts } from './facets.ts';
import * as bits from './failures.ts';
import type { Board } from './sides.ts';
import { DAY_STEPS, histogram, stepOf, stepsOver, Tally, type Steps } from '#engine/facets';

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
    tickets: sides.length > 1 ? new Tally(1) : null,
    price: histogram(stepsOver(0, 0)),
    priceExact: true,
    connection: histogram(scales.wait),
    sides: sides.map((_, at) => ({
      departure: histogram(DAY_STEPS),
      arrival: histogram(DAY_STEPS),
      duration: histogram(scales.duration[at]!),
      from: new Tally(places.length),
      to: new Tally(places.length),
      stops: new Tally(3),
      carriers: new Tally(groups.length),
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
  const { group, slice } = board.sides[at]!;
  const { departureMinute, arrivalMinute, duration, from, to, stops } = slice;
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
    if ((which & bits.OWN_STOPS) !== 0) side.stops.add(stops[row]!, count, price);
    if ((which & bits.OWN_CARRIER) !== 0) side.carriers.add(group[row]!, count, price);
  };
}

interface Rows {
  readonly rows: Int32Array;
  /** How many of them are of each fare case. */
  readonly cells: Uint32Array;
}

/** By price class: offers that use a row of it, and the lowest total of one. */
interface ByClass {
  readonly of: Uint32Array;
  readonly ofCell: Uint32Array;
  readonly count: Float64Array;
  readonly min: Float64Array;
}

/** Adds rows to all facets of their slice; what `sideAdder` does for one row, where price classes tell all about its offers. */
export function addRows(board: Board, counts: Counts, at: number, { rows, cells }: Rows, found: ByClass): void {
  const { groupOfCell, slice } = board.sides[at]!;
  const { departureMinute, arrivalMinute, duration, cells: cases } = slice;
  const { of, ofCell, count, min } = found;
  const side = counts.sides[at]!;
  const ofDay = stepTable(DAY_STEPS);
  const ofDuration = stepTable(side.duration.steps);
  const shortest = side.duration.steps.min;
  const [departures, arrivals, durations] = [side.departure.counts, side.arrival.counts, side.duration.counts];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const offers = count[of[row]!]!;
    departures[ofDay[departureMinute[row]!]!]! += offers;
    arrivals[ofDay[arrivalMinute[row]!]!]! += offers;
    durations[ofDuration[duration[row]! - shortest]!]! += offers;
  }
  for (let cell = 0; cell < cells.length; cell += 1) {
    const each = ofCell[cell]!;
    const offers = cells[cell]! * count[each]!;
    if (offers === 0) continue;
    side.from.add(board.placeOf[cases.from[cell]!]!, offers, min[each]!);
    side.to.add(board.placeOf[cases.to[cell]!]!, offers, min[each]!);
    side.stops.add(cases.stops[cell]!, offers, min[each]!);
    side.carriers.add(groupOfCell[cell]!, offers, min[each]!);
  }
}

/** Step of every whole value from the first on. */
function stepTable(steps: Steps): Uint8Array {
  const table = new Uint8Array(steps.max - steps.min + 1);
  for (let value = 0; value < table.length; value += 1) table[value] = stepOf(steps, steps.min + value);
  return table;
}
