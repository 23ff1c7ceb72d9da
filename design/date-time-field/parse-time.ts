/** Reads a typed time of day: `14:30`, `14.30`, `1430`, `9`, `2:30 pm`, also in Arabic figures. `HH:MM`; undefined when it is none. */
export function parseTypedTime(typed: string): string | undefined {
  const text = typed
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .trim()
    .toLowerCase();
  const match = /^(\d{1,2})(?:\s*[:.h時]\s*(\d{2})|(?<=\d\d)(\d{2}))?\s*分?\s*([ap])?\.?m?\.?$/.exec(text);
  if (!match) return undefined;
  const [, first = '', apart, joined, half] = match;
  const minute = Number(apart ?? joined ?? 0);
  let hour = Number(first);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
