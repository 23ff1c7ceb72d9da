import type { CityKind } from '../world/kind.ts';

/** Permille by weekday of the night, Monday first. */
export const WEEKDAYS: readonly (readonly number[])[] = [
  [1080, 1120, 1130, 1080, 880, 850, 900],
  [930, 910, 910, 940, 1120, 1180, 970],
  [950, 960, 970, 990, 1070, 1120, 940],
  [1000, 1000, 1000, 1000, 1030, 1030, 1000],
  [930, 930, 950, 1130, 1160, 1060, 940],
];

const [BUSINESS, LEISURE, CITY, FLAT, GULF] = [0, 1, 2, 3, 4] as const;

/** Where the days of rest are Friday and Saturday. */
const FRIDAY = new Set('SA QA KW BH OM JO EG IQ YE LY DZ SD BD IL'.split(' '));

export function weekdayFor(kind: CityKind, country: string): number {
  if (FRIDAY.has(country)) return GULF;
  if (kind === 'business') return BUSINESS;
  if (kind === 'culture') return CITY;
  return kind === 'town' ? FLAT : LEISURE;
}

/** Permille by days between sale and night; straight between the marks, the last mark holds for all that are further away. */
function lead(...marks: readonly (readonly [days: number, permille: number])[]): number[] {
  const last = marks.at(-1)![0];
  return Array.from({ length: last + 1 }, (_, day) => {
    const to = marks.findIndex(([at]) => at >= day);
    const [toDay, toValue] = marks[to]!;
    const [fromDay, fromValue] = marks[Math.max(0, to - 1)]!;
    if (toDay === fromDay) return toValue;
    return Math.round(fromValue + ((toValue - fromValue) * (day - fromDay)) / (toDay - fromDay));
  });
}

export const LEADS: readonly (readonly number[])[] = [
  lead([0, 1130], [3, 1110], [7, 1060], [14, 1030], [30, 1000], [60, 970], [90, 960]),
  lead([0, 920], [3, 950], [7, 980], [21, 1020], [45, 1030], [90, 980], [150, 930]),
  lead([0, 1160], [2, 1120], [7, 1050], [21, 1000], [45, 980]),
  lead([0, 1000]),
];

export function leadFor(kind: CityKind, stars: number): number {
  if (stars === 0) return 3;
  if (kind === 'beach' || kind === 'snow' || kind === 'nature') return 1;
  return kind === 'business' ? 2 : 0;
}
