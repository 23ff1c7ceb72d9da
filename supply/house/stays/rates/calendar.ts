import type { SeasonChoice } from './seasons.ts';

const DAY_MS = 86_400_000;

/** Day of a year of 366 days, from 0, so that 1 March is the same in every year; and the weekday, Monday 0. */
export function yearDay(day: number): { readonly ofYear: number; readonly weekday: number } {
  const date = new Date(day * DAY_MS);
  const ofYear = (Date.UTC(2024, date.getUTCMonth(), date.getUTCDate()) - Date.UTC(2024, 0, 1)) / DAY_MS;
  return { ofYear, weekday: (date.getUTCDay() + 6) % 7 };
}

/** Parts of the year, [from, to] as days of it, in which seasonal houses are shut. */
const SHUT: Partial<Record<SeasonChoice['curve'], readonly (readonly [number, number])[]>> = {
  summerBeach: [[305, 90]],
  snow: [
    [115, 165],
    [284, 335],
  ],
};

/** By night of the window: 1 where a seasonal house of this season is shut; absent where such houses never are. */
export function shutNights(season: SeasonChoice, firstDay: number, dayCount: number): Uint8Array | undefined {
  const spans = SHUT[season.curve];
  if (!spans) return undefined;
  return Uint8Array.from({ length: dayCount }, (_, day) => {
    const ofYear = (yearDay(firstDay + day).ofYear + (season.south ? 183 : 0)) % 366;
    return spans.some(([from, to]) => (from <= to ? ofYear >= from && ofYear <= to : ofYear >= from || ofYear <= to))
      ? 1
      : 0;
  });
}

/** Permille by night of the window: season and weekday together. */
export function pullOf(
  season: readonly number[],
  weekday: readonly number[],
  firstDay: number,
  dayCount: number,
): Float64Array {
  return Float64Array.from({ length: dayCount }, (_, day) => {
    const { ofYear, weekday: at } = yearDay(firstDay + day);
    return (season[ofYear]! * weekday[at]!) / 1000;
  });
}
