import { formatUnit, joinUnits } from '../../format.ts';

const SPANS = [
  ['year', 31_536_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Whole years of 365 days, days, hours, minutes and seconds; they add up to `seconds`. */
export function splitDuration(seconds: number): Record<(typeof SPANS)[number][0], number> {
  let rest = Math.max(0, Math.floor(seconds));
  const parts = SPANS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [unit, count] as const;
  });
  return Object.fromEntries(parts) as ReturnType<typeof splitDuration>;
}

/** How long ago, in the two largest units that are not zero: `2h 5m`, `1d 3h`; seconds within the first minute alone. */
export function formatElapsed(seconds: number, locale: string): string {
  const parts = splitDuration(seconds < 60 ? seconds : seconds - (seconds % 60));
  const shown = SPANS.filter(([name]) => parts[name] > 0).slice(0, 2);
  const write = ([name]: (typeof SPANS)[number]) => formatUnit(parts[name], name, locale);
  return joinUnits((shown.length > 0 ? shown : [SPANS[4]]).map(write), locale);
}
