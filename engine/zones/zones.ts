import { requireSound, shared } from '#engine/snapshot';

/** UTC offset of a zone on relative day d: `before` minutes until `changeMinute`, then `after`. Index zone * dayCount + d. */
export interface ZoneColumns {
  readonly count: number;
  readonly name: readonly string[];
  readonly before: Int16Array;
  readonly after: Int16Array;
  /** Wall-clock minute (in `before` time) at which the offset changes; -1 when it does not on that day. */
  readonly changeMinute: Int16Array;
}

const DAY = 1440;
const MINUTE_MS = 60_000;

/**
 * UTC offsets of IANA zones for `dayCount` civil days from `firstDay`, read from Intl: whole-minute offsets, at most
 * one change per civil day. Throws SnapshotError for an unknown zone or a day with two changes.
 */
export function zoneColumns(names: readonly string[], firstDay: number, dayCount: number): ZoneColumns {
  const before = shared(Int16Array, names.length * dayCount);
  const after = shared(Int16Array, names.length * dayCount);
  const changeMinute = shared(Int16Array, names.length * dayCount);
  changeMinute.fill(-1);
  names.forEach((name, zone) => fillZone(name, firstDay, { before, after, changeMinute }, zone * dayCount, dayCount));
  return { count: names.length, name: names, before, after, changeMinute };
}

type ZoneRows = Pick<ZoneColumns, 'before' | 'after' | 'changeMinute'>;

function fillZone(name: string, firstDay: number, rows: ZoneRows, base: number, dayCount: number): void {
  const offsetAt = offsetReader(name);
  // Offsets lie within 24 h of UTC, so every change of a covered civil day lies in this window of instants.
  const last = (firstDay + dayCount + 1) * DAY;
  let instant = (firstDay - 1) * DAY;
  let offset = offsetAt(instant);
  rows.before.fill(offset, base, base + dayCount);
  rows.after.fill(offset, base, base + dayCount);
  for (; instant < last; instant += DAY) {
    const next = offsetAt(instant + DAY);
    if (next === offset) continue;
    const change = firstInstantOf(next, instant, instant + DAY, offsetAt);
    const wall = change + offset;
    const day = Math.floor(wall / DAY) - firstDay;
    offset = next;
    const from = base + Math.max(0, Math.min(day, dayCount));
    rows.before.fill(next, day >= 0 ? Math.min(from + 1, base + dayCount) : from, base + dayCount);
    rows.after.fill(next, from, base + dayCount);
    if (day < 0 || day >= dayCount) continue;
    requireSound(rows.changeMinute[base + day] === -1, () => `zone ${name} changes its offset twice on day ${day}`);
    rows.changeMinute[base + day] = wall - (firstDay + day) * DAY;
  }
}

function firstInstantOf(offset: number, low: number, high: number, offsetAt: (instant: number) => number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function offsetReader(zone: string): (instant: number) => number {
  const format = zoneFormat(zone);
  return (instant) => {
    // en-US with two-digit fields has the fixed shape MM/DD/YYYY, HH:MM:SS.
    const text = format.format(instant * MINUTE_MS);
    const wall = Date.UTC(
      Number(text.slice(6, 10)),
      Number(text.slice(0, 2)) - 1,
      Number(text.slice(3, 5)),
      Number(text.slice(12, 14)),
      Number(text.slice(15, 17)),
      Number(text.slice(18, 20)),
    );
    const offset = wall / MINUTE_MS - instant;
    requireSound(Number.isInteger(offset), () => `zone ${zone} has an offset with seconds at instant ${instant}`);
    return offset;
  };
}

function zoneFormat(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    requireSound(false, () => `unknown time zone ${zone}`);
  }
}

/**
 * The instant of wall time `minute` on civil `day` in a zone row; columns cover `dayCount` days from `firstDay`. A wall time that
 * a clock change skips counts with the offset before the change (02:30 becomes 03:30); one that occurs twice is the first of the
 * two: Temporal's `compatible`. Outside the covered days the nearest day's offset holds.
 */
export function zoneInstant(
  zones: ZoneColumns,
  firstDay: number,
  dayCount: number,
  zone: number,
  day: number,
  minute: number,
): number {
  const relDay = day - firstDay;
  const inside = relDay < 0 ? 0 : relDay >= dayCount ? dayCount - 1 : relDay;
  const row = zone * dayCount + inside;
  const change = zones.changeMinute[row]!;
  let offset = zones.before[row]!;
  if (change >= 0 && relDay >= inside) {
    const gap = zones.after[row]! - offset;
    const wall = (relDay - inside) * DAY + minute;
    if (wall >= change + (gap > 0 ? gap : 0)) offset = zones.after[row]!;
  }
  return day * DAY + minute - offset;
}

/** The instant of a wall time, minutes from the midnight that begins `day` (`YYYY-MM-DD`), by the rules of `zoneInstant`. */
export function wallInstant(zone: string, day: string, minute: number): Date {
  const first = Date.parse(`${day}T00:00:00Z`) / (DAY * MINUTE_MS) + Math.floor(minute / DAY);
  const rest = minute - DAY * Math.floor(minute / DAY);
  return new Date(zoneInstant(zoneColumns([zone], first, 1), first, 1, 0, first, rest) * MINUTE_MS);
}
