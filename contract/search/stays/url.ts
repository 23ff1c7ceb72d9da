import { readShown } from '../filter-text.ts';
import { formatStayFilters, parseStayFilters } from './filters.ts';
import { STAY_SORTS, type MapBox, type RoomNeed, type StayFilters, type StayPlace, type StaySort } from './query.ts';

/** A results page of stays: everything it shows follows from this. */
export interface StayAddress {
  readonly place: StayPlace;
  readonly near: string | null;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: readonly RoomNeed[];
  readonly sort: StaySort;
  readonly filters: StayFilters;
  /** How many offers are on the page, after how many that are skipped. */
  readonly show: number;
  readonly skip: number;
}

const PAGE = 30;

/**
 * `/stays/metro:PAR/2027-03-03/2027-03-06/2adults/1adult-7?sort=price&fs=stars:4`: a segment a room, ages of children after
 * dashes. A point is `@48.8566,2.3522`, a piece of the map `@south,west,north,east`.
 */
export function formatStayAddress(address: StayAddress): string {
  return formatStayPath(address) + formatStaySearch(address);
}

export function formatStayPath({ place, checkIn, checkOut, rooms }: StayAddress): string {
  return `/stays/${[formatStayPlace(place), checkIn, checkOut, ...rooms.map(formatRoom)].join('/')}`;
}

export function formatStaySearch({ near, sort, filters, show, skip }: Omit<StayAddress, 'place' | 'rooms'>): string {
  const fs = formatStayFilters(filters);
  const parts = [
    near !== null && `near=${encodeURIComponent(near).replaceAll('%3A', ':')}`,
    sort !== 'recommended' && `sort=${sort}`,
    fs && `fs=${encodeURIComponent(fs).replaceAll('%3A', ':').replaceAll('%3B', ';').replaceAll('%2C', ',')}`,
    show !== PAGE && `show=${show}`,
    skip > 0 && `skip=${skip}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Reads an address; undefined when it is not one. Days and places are judged by the search, not here. */
export function parseStayAddress(pathname: string, query: string): StayAddress | undefined {
  const [root, place, checkIn, checkOut, ...rooms] = pathname.replace(/^\/+|\/+$/g, '').split('/');
  if (root !== 'stays' || !place || !checkIn || !checkOut || !isDay(checkIn) || !isDay(checkOut)) return undefined;
  const where = parseStayPlace(decode(place));
  const needs = rooms.map(parseRoom);
  const known = needs.filter((need) => need !== undefined);
  if (where === undefined || known.length === 0 || known.length < needs.length) return undefined;
  const search = new URLSearchParams(query);
  return {
    place: where,
    near: search.get('near') || null,
    checkIn,
    checkOut,
    rooms: known,
    sort: STAY_SORTS.find((sort) => sort === search.get('sort')) ?? 'recommended',
    filters: parseStayFilters(search.get('fs') ?? ''),
    ...readShown(search, PAGE),
  };
}

/** The page of one property: the address of its search plus the key that names it. */
export function formatPropertyAddress(address: StayAddress, key: string): string {
  const path = formatStayPath(address).replace('/stays/', '/property/');
  const search = formatStaySearch(address);
  return `${path}${search ? `${search}&` : '?'}offer=${encodeURIComponent(key)}`;
}

export function parsePropertyAddress(
  pathname: string,
  query: string,
): { address: StayAddress; key: string } | undefined {
  const address = parseStayAddress(pathname.replace(/^\/property\//, '/stays/'), query);
  const key = new URLSearchParams(query).get('offer');
  return address && key && pathname.startsWith('/property/') ? { address, key } : undefined;
}

/** `/nights/metro:PAR/2027-03-03/2027-03-06/2adults`: arrivals of a month, of a search whose own days are a proposal. */
export function formatNightsAddress(address: StayAddress): string {
  return formatStayAddress(address).replace('/stays/', '/nights/');
}

/** Undefined where it is no address of a search. */
export function parseNightsAddress(pathname: string, query: string): StayAddress | undefined {
  return pathname.startsWith('/nights/') ? parseStayAddress(pathname.replace('/nights/', '/stays/'), query) : undefined;
}

export function formatStayPlace(place: StayPlace): string {
  if (typeof place === 'string') return encodeURIComponent(place).replaceAll('%3A', ':');
  const numbers = 'lat' in place ? [place.lat, place.lon] : [place.south, place.west, place.north, place.east];
  return `@${numbers.map((degrees) => Number(degrees.toFixed(5))).join(',')}`;
}

/** Undefined for numbers that are no place on earth. */
export function parseStayPlace(text: string): StayPlace | undefined {
  if (!text.startsWith('@')) return text === '' || text.length > 64 ? undefined : text;
  const numbers = text.slice(1).split(',').map(Number);
  const [south = NaN, west = NaN, north = NaN, east = NaN] = numbers;
  if (numbers.length === 2) return isOnEarth(south, west) ? { lat: south, lon: west } : undefined;
  const box: MapBox = { south, west, north, east };
  return numbers.length === 4 && isOnEarth(south, west) && isOnEarth(north, east) ? box : undefined;
}

function isOnEarth(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

/** `2adults-7-4`; a child without an age is `x`, so that an unfinished form keeps its question. */
function formatRoom({ adults, children }: RoomNeed): string {
  return [`${adults}${adults === 1 ? 'adult' : 'adults'}`, ...children.map((age) => age ?? 'x')].join('-');
}

function parseRoom(text: string): RoomNeed | undefined {
  const found = /^(\d{1,2})adults?((?:-(?:\d{1,2}|x))*)$/.exec(text);
  if (!found) return undefined;
  const ages = (found[2] ?? '').split('-').slice(1);
  return { adults: Number(found[1]), children: ages.map((age) => (age === 'x' ? null : Number(age))) };
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
