const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of `zone` show at an instant: `2027-03-03T22:05`. */
export function wallClock(instant: string, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(zone, clock);
  const part = Object.fromEntries(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/** The instant at which the clocks of `zone` show a wall time such as `2027-03-03T22:05`; one that they leave out is the one after. */
export function instantOf(wall: string, zone: string): string {
  const shown = (ms: number) => Date.parse(`${wallClock(new Date(ms).toISOString(), zone)}Z`);
  const wanted = Date.parse(`${wall.slice(0, 16)}Z`);
  const near = wanted - (shown(wanted) - wanted);
  return new Date(near + (wanted - shown(near))).toISOString();
}

/** How far a wall time stands from UTC: `UTC+8`, `UTC-3:30`, `UTC`. */
export function offsetText(local: string, instant: string): string {
  // The wall time has no seconds, the instant may have some.
  const minutes = Math.ceil((Date.parse(`${local.slice(0, 16)}Z`) - Date.parse(instant)) / 60_000);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
