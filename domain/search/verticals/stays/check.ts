import { addDays, civilDayIn, isCivilDay } from '#contract/core';
import { parseStayPlace } from '#contract/search';
import type { MapBox, StayArea, StayPlace, StayQuery } from '#contract/search';
import { InvalidInput, type DomainProblem } from '#domain/kernel';
import type { RateTable } from '#engine/rates';
import type { Audience } from '../../audience.ts';
import type { SearchPlace, SearchPlaces } from '../../places.ts';
import type { ResolvedStayQuery } from './types.ts';

export interface StayRules {
  readonly places: SearchPlaces;
  readonly rates: RateTable;
  readonly now: Date;
  /** How many days ahead of today the sources sell. */
  readonly horizonDays: number;
  readonly audience?: Audience | undefined;
}

export interface CheckedStayQuery {
  readonly query: ResolvedStayQuery;
  readonly places: StayArea;
}

export const MOST_NIGHTS = 30;
const MOST_ROOMS = 8;
const MOST_GUESTS_IN_ROOM = 9;
/** How far around a place its stays lie. */
const KM = { city: 20, airport: 15, point: 5 } as const;
/** Where a day ends last: with no place known, a day is over when it is over everywhere. */
const LAST_ZONE = 'Etc/GMT+12';
const DAY_MS = 86_400_000;

/** Settles the place and refuses what cannot be slept in, every problem at its field. Throws `InvalidInput`. */
export function checkStayQuery(query: StayQuery, rules: StayRules): CheckedStayQuery {
  const problems: DomainProblem[] = [];
  const area = settleArea(query, rules.places, problems);
  problems.push(...dayProblems(query, zoneOf(area), rules), ...roomProblems(query.rooms));
  if (!rules.rates.currencies.has(query.currency)) {
    problems.push({ code: 'UNKNOWN_CURRENCY', description: `No currency ${query.currency}`, field: 'currency' });
  }
  const [first, ...rest] = problems;
  if (first || !area) throw new InvalidInput([first ?? unknown('', 'place', rules.places), ...rest]);
  const { near, km, box } = area;
  const { audience } = rules;
  return {
    query: { ...query, within: { near, km, box }, nights: nightsOf(query), ...(audience && { audience }) },
    places: area,
  };
}

function settleArea({ place, near }: StayQuery, places: SearchPlaces, problems: DomainProblem[]): StayArea | undefined {
  const from = near === undefined ? undefined : settle(near, 'near', places, problems);
  const where = typeof place === 'string' && place.startsWith('@') ? parseStayPlace(place) : place;
  if (where === undefined) {
    problems.push(unknown(typeof place === 'string' ? place : '', 'place', places));
    return undefined;
  }
  if (typeof where === 'string') {
    const found = settle(where, 'place', places, problems);
    const km = found?.type === 'airport' ? KM.airport : KM.city;
    return found && { place: { ...found }, near: pointOf(found), km, box: null };
  }
  if ('lat' in where) return { place: null, near: where, km: KM.point, box: null };
  if (where.north <= where.south) {
    problems.push({ code: 'VALIDATION_ERROR', description: 'North lies above south', field: 'place.north' });
    return undefined;
  }
  return { place: from ? { ...from } : null, near: from ? pointOf(from) : middleOf(where), km: null, box: where };
}

function settle(
  text: Extract<StayPlace, string>,
  field: string,
  places: SearchPlaces,
  problems: DomainProblem[],
): SearchPlace | undefined {
  const found = places.resolve(text)?.place;
  if (!found) problems.push(unknown(text, field, places));
  return found;
}

function unknown(text: string, field: string, places: SearchPlaces): DomainProblem {
  const detail = { text, suggestions: places.suggest(text).slice(0, 3) };
  return { code: 'UNKNOWN_PLACE', description: `No place matches '${text}'`, field, detail };
}

function pointOf({ lat, lon }: SearchPlace): { lat: number; lon: number } {
  return { lat, lon };
}

function middleOf({ south, west, north, east }: MapBox): { lat: number; lon: number } {
  const width = east < west ? east - west + 360 : east - west;
  const lon = west + width / 2;
  return { lat: (south + north) / 2, lon: lon > 180 ? lon - 360 : lon };
}

function nightsOf({ checkIn, checkOut }: Pick<StayQuery, 'checkIn' | 'checkOut'>): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS);
}

/** First and last day of arrival by the clocks of a place. */
export function daysOnSale(
  zone: string,
  { now, horizonDays }: Pick<StayRules, 'now' | 'horizonDays'>,
): { today: string; latest: string } {
  const today = civilDayIn(zone, now);
  return { today, latest: addDays(today, horizonDays) };
}

/** By whose clocks the days of a stay are over. */
export function zoneOf(area: Pick<StayArea, 'place'> | undefined): string {
  return area?.place?.timeZone ?? LAST_ZONE;
}

function dayProblems(
  query: StayQuery,
  zone: string,
  { now, horizonDays }: Pick<StayRules, 'now' | 'horizonDays'>,
): DomainProblem[] {
  const problem = (
    field: 'checkIn' | 'checkOut',
    code: string,
    description: string,
    detail: object,
  ): DomainProblem[] => [{ code, description, field, detail: { date: query[field], ...detail } }];
  const { checkIn, checkOut } = query;
  const { today, latest } = daysOnSale(zone, { now, horizonDays });
  if (!isCivilDay(checkIn)) return problem('checkIn', 'DATE_UNKNOWN', `${checkIn} is not a day`, {});
  if (checkIn < today) return problem('checkIn', 'DATE_PAST', `${checkIn} is over`, { earliest: today });
  if (checkIn > latest) return problem('checkIn', 'DATE_TOO_FAR', `Sold until ${latest}`, { latest });
  if (!isCivilDay(checkOut)) return problem('checkOut', 'DATE_UNKNOWN', `${checkOut} is not a day`, {});
  const earliest = addDays(checkIn, 1);
  if (checkOut < earliest) {
    return problem('checkOut', 'CHECK_OUT_BEFORE_CHECK_IN', `${checkOut} is not after ${checkIn}`, { earliest });
  }
  if (nightsOf(query) > MOST_NIGHTS) {
    const last = addDays(checkIn, MOST_NIGHTS);
    return problem('checkOut', 'TOO_MANY_NIGHTS', `At most ${MOST_NIGHTS} nights`, { most: MOST_NIGHTS, latest: last });
  }
  return [];
}

function roomProblems(rooms: StayQuery['rooms']): DomainProblem[] {
  if (rooms.length > MOST_ROOMS) {
    const description = `${rooms.length} rooms, at most ${MOST_ROOMS} in one booking`;
    return [{ code: 'TOO_MANY_ROOMS', description, field: 'rooms', detail: { most: MOST_ROOMS } }];
  }
  return rooms.flatMap(({ adults, children }, at): DomainProblem[] => {
    const field = `rooms.${at}.adults`;
    const room = at + 1;
    const missing = children.flatMap((age, child): DomainProblem[] =>
      age === null
        ? [
            {
              code: 'CHILD_AGE_MISSING',
              description: `Child ${child + 1} in room ${room} has no age`,
              field: `rooms.${at}.children.${child}`,
              detail: { child: child + 1, room },
            },
          ]
        : [],
    );
    if (adults === 0) {
      const description = `Nobody grown up sleeps in room ${room}`;
      return [{ code: 'NO_ADULT_IN_ROOM', description, field, detail: { room } }, ...missing];
    }
    if (adults + children.length > MOST_GUESTS_IN_ROOM) {
      const description = `At most ${MOST_GUESTS_IN_ROOM} guests in room ${room}`;
      return [{ code: 'TOO_MANY_GUESTS', description, field, detail: { room, most: MOST_GUESTS_IN_ROOM } }, ...missing];
    }
    return missing;
  });
}
