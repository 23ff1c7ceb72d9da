import { hash, keyOf, unit } from '../hash.ts';
import type { CarrierModel } from './carriers.ts';
import { SNOW, SUMMER_SUN, WINTER_SUN } from './regions.ts';
import type { Route } from './route.ts';
import type { World } from './world.ts';

/** When in the year a service runs. Summer and winter are the industry's seasons, changing on the last Sundays of March and October. */
export type Season = 'year' | 'summer' | 'winter' | 'peak' | 'snow';

/** Weeks a year of each season. */
const WEEKS: Readonly<Record<Season, number>> = { year: 52.14, summer: 30.5, winter: 21.6, peak: 13, snow: 16.5 };

/** Inclusive relative days in which the season runs within the snapshot. `firstDay` is days since 1970-01-01. */
export function seasonRanges(season: Season, firstDay: number, dayCount: number): (readonly [number, number])[] {
  if (season === 'year') return [[0, dayCount - 1]];
  const firstYear = new Date(firstDay * 86_400_000).getUTCFullYear();
  const ranges: (readonly [number, number])[] = [];
  for (let year = firstYear - 1; year <= firstYear + 2; year++) {
    const [from, to] = seasonOf(season, year);
    const first = Math.max(0, from - firstDay);
    const last = Math.min(dayCount - 1, to - firstDay);
    if (first <= last) ranges.push([first, last]);
  }
  return ranges;
}

function seasonOf(season: Exclude<Season, 'year'>, year: number): readonly [number, number] {
  switch (season) {
    case 'summer':
      return [lastSunday(year, 2), lastSunday(year, 9) - 1];
    case 'winter':
      return [lastSunday(year, 9), lastSunday(year + 1, 2) - 1];
    case 'peak':
      return [day(year, 5, 12), day(year, 8, 10)];
    case 'snow':
      return [day(year, 11, 13), day(year + 1, 3, 7)];
  }
}

function day(year: number, month: number, date: number): number {
  return Date.UTC(year, month, date) / 86_400_000;
}

function lastSunday(year: number, month: number): number {
  const end = day(year, month + 1, 0);
  // 1970-01-01 was a Thursday, so day number plus 4 modulo 7 is 0 on Sundays.
  return end - ((end + 4) % 7);
}

/** A share of a route's rotations: so many a week, in one season. */
export interface Run {
  readonly season: Season;
  readonly weekly: number;
}

/** Spreads the route's yearly flights over seasons: all year, all year with more in its season, or its season alone. */
export function runsOf(world: World, seed: number, model: CarrierModel, route: Route): Run[] {
  const weekly = (route.monthly * 12) / WEEKS.year;
  if (route.lifeline) return [{ season: 'year', weekly: Math.max(2, Math.round(weekly)) }];
  const chance = unit(seed, keyOf('season'), hash(0, world.key[route.hub]!, world.key[route.spoke]), route.carrier);
  const season = favoured(world, seed, route);
  const holiday = season !== 'year' && (model === 'leisure' || model === 'lowcost');
  const only = season === 'year' ? (chance < 0.5 ? 'summer' : 'winter') : season;
  if (weekly < 0.95) {
    const fits =
      weekly * (WEEKS.year / WEEKS[only]) >= 0.6 ? only : only === 'winter' || only === 'snow' ? 'snow' : 'peak';
    return [{ season: fits, weekly: Math.max(1, Math.round((weekly * WEEKS.year) / WEEKS[fits])) }];
  }
  if (weekly < 7 && chance < (holiday ? 0.7 : 0.22)) {
    return [{ season: only, weekly: Math.max(1, Math.round((weekly * WEEKS.year) / WEEKS[only])) }];
  }
  const base = Math.max(1, Math.round(weekly * (holiday ? 0.7 : chance < 0.5 ? 0.88 : 1)));
  const more = Math.round(((weekly - base) * WEEKS.year) / WEEKS[only]);
  return more < 1
    ? [{ season: 'year', weekly: Math.max(1, Math.round(weekly)) }]
    : [
        { season: 'year', weekly: base },
        { season: only, weekly: more },
      ];
}

function favoured(world: World, seed: number, route: Route): Season {
  const codes = [world.airports[route.hub]!.code, world.airports[route.spoke]!.code];
  const snow = codes.some((code) => SNOW.has(code));
  if (snow && unit(seed, keyOf('snow'), world.key[route.spoke]) < 0.6) return 'snow';
  if (codes.some((code) => WINTER_SUN.has(code)) && route.km > 1_500) return 'winter';
  if (codes.some((code) => SUMMER_SUN.has(code))) return 'summer';
  return 'year';
}

const PATTERNS: readonly (readonly string[])[] = [
  [],
  ['6', '7', '6', '5', '1', '3', '6', '2', '4'],
  ['15', '14', '25', '36', '47', '57', '27', '37'],
  ['135', '246', '357', '247', '147', '157'],
  ['1357', '2467', '1256', '1457', '3567'],
  ['12345', '12457', '13567', '12367', '24567'],
  ['123457', '134567', '123567', '124567'],
];

/** Bit 0 Monday; `days` 1 to 7. */
export function weekdayMask(days: number, chance: number): number {
  if (days >= 7) return 127;
  const list = PATTERNS[days]!;
  let mask = 0;
  for (const digit of list[chance % list.length]!) mask |= 1 << (Number(digit) - 1);
  return mask;
}

/** The same days of operation `shift` days later. */
export function shiftMask(mask: number, shift: number): number {
  const by = ((shift % 7) + 7) % 7;
  return ((mask << by) | (mask >> (7 - by))) & 127;
}
