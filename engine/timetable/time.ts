import { zoneInstant } from '#engine/zones';
import type { Timetable } from './types.ts';

const DAY = 1440;

/** Weekday of a civil day (days since 1970-01-01): 0 Monday .. 6 Sunday, as in `flights.weekdays`. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** True when the flight leaves on relative day `relDay`, by its local departure date: season and weekday mask. */
export function flightOperates(tt: Timetable, flight: number, relDay: number): boolean {
  const { firstDay, lastDay, weekdays } = tt.flights;
  if (relDay < firstDay[flight]! || relDay > lastDay[flight]!) return false;
  return ((weekdays[flight]! >> weekdayOf(tt.firstDay + relDay)) & 1) === 1;
}

/** The instant of wall time `minute` on civil `day` at an airport row, as `zoneInstant` settles it. */
export function toInstant(tt: Timetable, airport: number, day: number, minute: number): number {
  return zoneInstant(tt.zones, tt.firstDay, tt.dayCount, tt.airports.zone[airport]!, day, minute);
}

/** UTC offset in minutes at an airport row at an instant. Outside the covered days the nearest day's offset holds. */
export function offsetAt(tt: Timetable, airport: number, instant: number): number {
  const { zones, dayCount } = tt;
  const base = tt.airports.zone[airport]! * dayCount;
  const utcDay = Math.floor(instant / DAY) - tt.firstDay;
  // The local date lies at most one day from the UTC date, so only three rows can hold the last change.
  const high = utcDay + 1 >= dayCount ? dayCount - 1 : utcDay + 1 < 0 ? 0 : utcDay + 1;
  const low = utcDay - 1 >= dayCount ? dayCount - 1 : utcDay - 1 < 0 ? 0 : utcDay - 1;
  for (let relDay = high; relDay >= low; relDay--) {
    const change = zones.changeMinute[base + relDay]!;
    if (change < 0) continue;
    if (instant >= (tt.firstDay + relDay) * DAY + change - zones.before[base + relDay]!)
      return zones.after[base + relDay]!;
  }
  return zones.before[base + low]!;
}

export interface LocalTime {
  /** Civil day, days since 1970-01-01. */
  readonly day: number;
  readonly minute: number;
}

/** Wall-clock day and minute at an airport row at an instant; exact across clock changes and the date line. */
export function toLocal(tt: Timetable, airport: number, instant: number): LocalTime {
  const wall = instant + offsetAt(tt, airport, instant);
  const day = Math.floor(wall / DAY);
  return { day, minute: wall - day * DAY };
}

/** Instants of departure and arrival of a flight that leaves on relative day `relDay`, whether or not it operates. */
export function legTimes(tt: Timetable, flight: number, relDay: number): { departure: number; arrival: number } {
  const { pair, departure, blockMinutes } = tt.flights;
  const from = tt.pairs.from[pair[flight]!]!;
  const instant = toInstant(tt, from, tt.firstDay + relDay, departure[flight]!);
  return { departure: instant, arrival: instant + blockMinutes[flight]! };
}
