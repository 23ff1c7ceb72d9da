import { offsetMinutes } from '#domain/locale';

const dayMs = 86_400_000;

interface Change {
  readonly at: Date;
  readonly from: number;
  readonly to: number;
}

/** VTIMEZONE of a zone for the year around some instants, from the runtime's own zone data. RFC 5545, 3.6.5. */
export function vtimezone(zone: string, around: readonly Date[]): string[] {
  const times = around.map((at) => at.getTime());
  const changes = changesBetween(zone, Math.min(...times) - 366 * dayMs, Math.max(...times) + 366 * dayMs);
  const first = new Date(Math.min(...times) - 366 * dayMs);
  const start = offsetMinutes(zone, first);
  const standard = Math.min(start, ...changes.map(({ to }) => to));
  const observances = [{ at: first, from: start, to: start }, ...changes].flatMap((change) =>
    observance(change, standard),
  );
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

function observance({ at, from, to }: Change, standard: number): string[] {
  const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
  const local = new Date(at.getTime() + from * 60_000);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(local)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${kind}`,
  ];
}

/** A day at a time, then halving to the minute. */
function changesBetween(zone: string, fromMs: number, toMs: number): Change[] {
  const changes: Change[] = [];
  for (let day = fromMs; day < toMs; day += dayMs) {
    const from = offsetMinutes(zone, new Date(day));
    const to = offsetMinutes(zone, new Date(day + dayMs));
    if (from === to) continue;
    let low = day;
    let high = day + dayMs;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 2 / 60_000) * 60_000;
      if (offsetMinutes(zone, new Date(middle)) === from) low = middle;
      else high = middle;
    }
    changes.push({ at: new Date(Math.ceil(high / 60_000) * 60_000), from, to });
  }
  return changes;
}

/** `20270303T220500`, from an instant whose UTC fields are the wall clock. */
export function stamp(wall: Date): string {
  return wall.toISOString().replace(/[-:]/g, '').slice(0, 15);
}

function offset(minutes: number): string {
  const whole = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(whole / 60)).padStart(2, '0')}${String(whole % 60).padStart(2, '0')}`;
}
