import { readShown } from '../filter-text.ts';
import { formatFilters, parseFilters } from './filters.ts';
import type { Bags, Cabin, FlightFilters, Passengers, FlightSort } from './query.ts';

/** How a journey of several flights is chosen. */
interface Choosing {
  /** A return as whole trips, not flight by flight. */
  readonly whole?: true | undefined;
  /** The flights that are chosen: their source, a dot and the beginning of an offer's key. */
  readonly out?: string | undefined;
}

/** One flight of a journey through several cities. */
export interface FlightLeg {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly date: string;
}

/** A results page: everything it shows follows from this. */
export interface FlightAddress extends Choosing {
  /** Codes or place ids; several mean that any of them will do. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly depart: string;
  readonly return: string | null;
  /** The flights after the first of a journey through several cities; then there is no return. */
  readonly further?: readonly FlightLeg[] | undefined;
  readonly passengers: Passengers;
  readonly cabin: Cabin;
  readonly bags: Bags;
  readonly sort: FlightSort;
  readonly filters: FlightFilters;
  /** The days may be so many earlier or later: their prices are shown beside the list. */
  readonly flexDays: 0 | typeof FLEX_DAYS;
  /** Facets whose rows are all listed, not only the first. */
  readonly all?: readonly string[] | undefined;
  /** How many offers are on the page, after how many that are skipped. */
  readonly show: number;
  readonly skip: number;
}

export const DEFAULT_BAGS: Bags = { cabin: 1, checked: 0 };
export const PAGE_SIZE = 30;
/** How far around its dates a search looks for other days. */
export const FLEX_DAYS = 3;

const CABINS: readonly Cabin[] = ['economy', 'premium', 'business', 'first'];
const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];

/**
 * `/flights/LON-SIN/2027-03-03/2027-03-17/2adults/children-7?sort=cheapest&fs=stops:0`; defaults are left out.
 * Several places of one field stand with commas: `/flights/LHR,STN-SIN/…`. Further flights follow the first:
 * `/flights/LON-SIN/2027-03-03/SIN-SYD/2027-03-08/…`.
 */
export function formatFlightAddress(address: FlightAddress): string {
  return formatFlightPath(address) + formatFlightSearch(address);
}

export function formatFlightPath(address: FlightAddress): string {
  const parts = [...legsOf(address).map(legPath), address.return, partyPath(address)];
  return `/flights/${parts.filter(Boolean).join('/')}`;
}

/** The flights that an address names, without the way back of a return. */
export function legsOf({ from, to, depart, further = [] }: FlightAddress): readonly FlightLeg[] {
  return [{ from, to, date: depart }, ...further];
}

function legPath(leg: FlightLeg): string {
  return `${endsPath(leg)}/${leg.date}`;
}

function endsPath({ from, to }: Pick<FlightLeg, 'from' | 'to'>): string {
  return `${encodePlaces(from)}-${encodePlaces(to)}`;
}

/** `LON-SIN`, of several flights `LON-SIN/SIN-SYD`. */
export function routePath(address: FlightAddress): string {
  return legsOf(address).map(endsPath).join('/');
}

/** `2adults/children-7/business`. */
export function partyPath({ passengers, cabin }: Pick<FlightAddress, 'passengers' | 'cabin'>): string {
  const { adults, children, infantsInSeat, infantsOnLap } = passengers;
  const parts = [
    `${adults}adults`,
    children.length > 0 && `children-${children.join('-')}`,
    infantsInSeat > 0 && `seatinfants-${infantsInSeat}`,
    infantsOnLap > 0 && `lapinfants-${infantsOnLap}`,
    cabin !== 'economy' && cabin,
  ];
  return parts.filter(Boolean).join('/');
}

export function formatFlightSearch({
  sort,
  filters,
  whole,
  out,
  bags,
  flexDays,
  all = [],
  show,
  skip,
}: Omit<FlightAddress, 'from' | 'to' | 'further'>): string {
  const fs = formatFilters(filters);
  const parts = [
    sort !== 'best' && `sort=${sort}`,
    fs && `fs=${encodeURIComponent(fs).replaceAll('%3A', ':').replaceAll('%3B', ';').replaceAll('%2C', ',')}`,
    (bags.cabin !== DEFAULT_BAGS.cabin || bags.checked !== DEFAULT_BAGS.checked) && `bags=${formatBags(bags)}`,
    flexDays > 0 && `flex=${flexDays}`,
    all.length > 0 && `all=${all.join(',')}`,
    ...Object.entries(choosingFields({ whole, out })).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    show !== PAGE_SIZE && `show=${show}`,
    skip > 0 && `skip=${skip}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Reads an address; undefined when it is not one. Dates and places are judged by the search, not here. */
export function parseFlightAddress(pathname: string, query: string): FlightAddress | undefined {
  const [root, route, ...rest] = pathname.replace(/^\/+|\/+$/g, '').split('/');
  const ends = root === 'flights' && route ? splitRoute(route) : undefined;
  if (!ends) return undefined;
  const depart = rest.shift();
  if (!depart || !isDay(depart)) return undefined;
  const back = rest[0] && isDay(rest[0]) ? rest.shift() : undefined;
  const further = back === undefined ? parseFurther(rest) : [];
  const party = parseParty(rest);
  if (!party) return undefined;
  const search = new URLSearchParams(query);
  const sort = SORTS.find((known) => known === search.get('sort')) ?? 'best';
  return {
    ...ends,
    depart,
    return: back ?? null,
    ...(further.length > 0 && { further }),
    ...party,
    bags: parseBags(search.get('bags')),
    sort,
    filters: parseFilters(search.get('fs') ?? ''),
    flexDays: parseFlex(search.get('flex')),
    ...parseAll(search.get('all')),
    ...(back !== undefined && parseChoosing(search)),
    ...(further.length > 0 && parseChosen(search)),
    ...readShown(search, PAGE_SIZE),
  };
}

/** The page of one offer: the address of its search plus the key that names its flights. */
export function formatOfferAddress(address: FlightAddress, key: string): string {
  const path = formatFlightPath(address).replace('/flights/', '/fares/');
  const search = formatFlightSearch(address);
  return `${path}${search ? `${search}&` : '?'}offer=${encodeURIComponent(key)}`;
}

export function parseOfferAddress(
  pathname: string,
  query: string,
): { address: FlightAddress; key: string } | undefined {
  const address = parseFlightAddress(pathname.replace(/^\/fares\//, '/flights/'), query);
  const key = new URLSearchParams(query).get('offer');
  return address && key && pathname.startsWith('/fares/') ? { address, key } : undefined;
}

/** `none`, `cabin`, `checked` (cabin and one checked) or `cabin0,checked2`. */
export function formatBags({ cabin, checked }: Bags): string {
  if (checked === 0) return cabin === 0 ? 'none' : 'cabin';
  return cabin === 1 && checked === 1 ? 'checked' : `cabin${cabin},checked${checked}`;
}

export function parseBags(text: string | null): Bags {
  if (text === 'none') return { cabin: 0, checked: 0 };
  if (text === 'checked') return { cabin: 1, checked: 1 };
  const found = /^cabin([01]),checked([0-2])$/.exec(text ?? '');
  return found ? { cabin: Number(found[1]), checked: Number(found[2]) } : DEFAULT_BAGS;
}

/** `3`, or nothing for the chosen days alone. */
export function parseFlex(text: string | null): FlightAddress['flexDays'] {
  return text === String(FLEX_DAYS) ? FLEX_DAYS : 0;
}

/** `carriers,out.from`. */
function parseAll(text: string | null): Pick<FlightAddress, 'all'> {
  const all = (text ?? '').split(',').filter((id) => /^[a-z0-9.]{1,20}$/i.test(id));
  return all.length > 0 ? { all: all.slice(0, 10) } : {};
}

/** As the address says how a return is chosen. */
export function choosingFields({ whole, out }: Choosing): Readonly<Record<string, string>> {
  if (out !== undefined) return { out };
  return whole ? { by: 'trip' } : {};
}

/** `by=trip`, or `out=` with the flight out that is chosen. */
function parseChoosing(search: URLSearchParams): Choosing {
  const chosen = parseChosen(search);
  return chosen.out === undefined && search.get('by') === 'trip' ? { whole: true } : chosen;
}

function parseChosen(search: URLSearchParams): Choosing {
  const out = search.get('out');
  return out && out.length <= MOST_CHOSEN && out.includes('.') ? { out } : {};
}

/** A key of five flights with two stops each. */
const MOST_CHOSEN = 500;

/** Takes the further flights off the front of what follows the first. */
function parseFurther(rest: string[]): FlightLeg[] {
  const legs: FlightLeg[] = [];
  for (;;) {
    const [route = '', date = ''] = rest;
    const ends = splitRoute(route);
    if (!ends || !isDay(date)) return legs;
    legs.push({ ...ends, date });
    rest.splice(0, 2);
  }
}

/** Place ids such as `metro:SIN` stay readable. */
function encodePlaces(places: readonly string[]): string {
  return places.map((text) => encodeURIComponent(text).replaceAll('%3A', ':')).join(',');
}

function splitRoute(route: string): { from: string[]; to: string[] } | undefined {
  const [from, to, ...more] = route.split('-').map((side) => side.split(',').map(decode));
  return from && to && more.length === 0 && [...from, ...to].every(Boolean) ? { from, to } : undefined;
}

/** Reads what `partyPath` writes, part by part; undefined when it is not one. */
export function parseParty(parts: readonly string[]): { passengers: Passengers; cabin: Cabin } | undefined {
  const seen = { adults: 1, children: [] as number[], infantsInSeat: 0, infantsOnLap: 0 };
  let cabin: Cabin = 'economy';
  for (const part of parts) {
    const number = Number(/\d+/.exec(part)?.[0] ?? Number.NaN);
    if (/^\d{1,2}adults$/.test(part)) seen.adults = number;
    else if (/^children(-\d{1,2}){1,99}$/.test(part)) seen.children = part.split('-').slice(1).map(Number);
    else if (/^seatinfants-\d{1,2}$/.test(part)) seen.infantsInSeat = number;
    else if (/^lapinfants-\d{1,2}$/.test(part)) seen.infantsOnLap = number;
    else {
      const known = CABINS.find((name) => name === part);
      if (!known) return undefined;
      cabin = known;
    }
  }
  return { passengers: seen, cabin };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
