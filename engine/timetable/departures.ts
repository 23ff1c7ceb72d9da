import { offsetAt, weekdayOf } from './time.ts';
import type { Timetable } from './types.ts';

const DAY = 1440;

/** Dated flights as columns, in ranges sorted by departure instant; row numbers are handed round, never objects. */
export interface Departures {
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  readonly flight: Int32Array;
  readonly relDay: Int16Array;
  readonly carrier: Uint16Array;
  readonly fromTerminal: Uint8Array;
  readonly toTerminal: Uint8Array;
}

export function createDepartures(capacity: number): Departures {
  return {
    departure: new Int32Array(capacity),
    arrival: new Int32Array(capacity),
    flight: new Int32Array(capacity),
    relDay: new Int16Array(capacity),
    carrier: new Uint16Array(capacity),
    fromTerminal: new Uint8Array(capacity),
    toTerminal: new Uint8Array(capacity),
  };
}

/** Relative days on which a flight of the airport can leave at an instant from `low` to `high`. */
export function firstServiceDay(tt: Timetable, airport: number, low: number): number {
  const relDay = Math.floor((low + offsetAt(tt, airport, low)) / DAY) - tt.firstDay;
  // A wall time skipped around midnight is flown on the next civil day.
  return hasChange(tt, airport, relDay - 1) ? relDay - 1 : relDay;
}

export function lastServiceDay(tt: Timetable, airport: number, high: number): number {
  const relDay = Math.floor((high + offsetAt(tt, airport, high)) / DAY) - tt.firstDay;
  // A clock set back across midnight repeats the end of the day before.
  return hasChange(tt, airport, relDay + 1) ? relDay + 1 : relDay;
}

function hasChange(tt: Timetable, airport: number, relDay: number): boolean {
  if (relDay < 0 || relDay >= tt.dayCount) return false;
  return tt.zones.changeMinute[tt.airports.zone[airport]! * tt.dayCount + relDay]! >= 0;
}

/**
 * Writes the departures of a pair on relative days `fromDay` to `toDay` (inclusive) with an instant from `low` to
 * `high`, sorted by instant, at row `at`; returns the row after the last. Stops silently at the end of the columns:
 * the caller compares with `departure.length`.
 */
export function expandPair(
  tt: Timetable,
  pair: number,
  fromDay: number,
  toDay: number,
  low: number,
  high: number,
  into: Departures,
  at: number,
): number {
  const { flights, zones, dayCount } = tt;
  const first = tt.pairs.firstFlight[pair]!;
  const end = tt.pairs.firstFlight[pair + 1]!;
  const zoneBase = tt.airports.zone[tt.pairs.from[pair]!]! * dayCount;
  const capacity = into.departure.length;
  const start = at;
  const lastDay = toDay < dayCount ? toDay : dayCount - 1;
  for (let relDay = fromDay > 0 ? fromDay : 0; relDay <= lastDay; relDay++) {
    const day = tt.firstDay + relDay;
    const weekday = 1 << weekdayOf(day);
    const before = zones.before[zoneBase + relDay]!;
    const after = zones.after[zoneBase + relDay]!;
    const change = zones.changeMinute[zoneBase + relDay]!;
    // As in toInstant: a skipped wall time keeps the offset before the change.
    const switchMinute = change < 0 ? DAY : after > before ? change + after - before : change;
    for (let flight = first; flight < end; flight++) {
      if ((flights.weekdays[flight]! & weekday) === 0) continue;
      if (relDay < flights.firstDay[flight]! || relDay > flights.lastDay[flight]!) continue;
      const minute = flights.departure[flight]!;
      const instant = day * DAY + minute - (minute < switchMinute ? before : after);
      if (instant < low || instant > high) continue;
      if (at === capacity) return at;
      let row = at++;
      for (; row > start && into.departure[row - 1]! > instant; row--) moveRow(into, row - 1, row);
      into.departure[row] = instant;
      into.arrival[row] = instant + flights.blockMinutes[flight]!;
      into.flight[row] = flight;
      into.relDay[row] = relDay;
      into.carrier[row] = flights.carrier[flight]!;
      into.fromTerminal[row] = flights.fromTerminal[flight]!;
      into.toTerminal[row] = flights.toTerminal[flight]!;
    }
  }
  return at;
}

function moveRow(columns: Departures, from: number, to: number): void {
  columns.departure[to] = columns.departure[from]!;
  columns.arrival[to] = columns.arrival[from]!;
  columns.flight[to] = columns.flight[from]!;
  columns.relDay[to] = columns.relDay[from]!;
  columns.carrier[to] = columns.carrier[from]!;
  columns.fromTerminal[to] = columns.fromTerminal[from]!;
  columns.toTerminal[to] = columns.toTerminal[from]!;
}
