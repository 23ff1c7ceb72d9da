import { keyOf } from '../../hash.ts';
import { AREAS, type AreaWord } from './areas.ts';
import type { IsLand, NearAirport, Quarter, StayCity } from './city.ts';
import type { Dice } from './dice.ts';
import { offset, seaWithin, type CityKind } from './kind.ts';
import { isOnLake } from './lakes.ts';

const AT = keyOf('stays/at');
const SPOT = keyOf('stays/spot');

/** Where a house stands. `area` is unique in its city. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly area: { readonly key: string; readonly name: string } | undefined;
  /** Near the sea, the airport or the middle of the city: what a house there is for. */
  readonly setting: 'centre' | 'outskirts' | 'seafront' | 'airport';
}

/** Kilometres from the middle within which a city's houses stand, those at its airports left out. */
export function cityRadius(population: number): number {
  return Math.min(12, Math.max(0.5, 0.35 * (population / 1000) ** 0.42));
}

/** Metres are too fine for the coastline: around a middle that is water on the map, houses stay close to it. */
function isletRadius(population: number): number {
  return population < 20_000 ? 0.35 : 0.7;
}

const TRIES = 24;

export function placeHouse(dice: Dice, city: StayCity, kind: CityKind, isLand: IsLand): Place {
  const airport = airportFor(dice, city);
  if (airport) {
    const place = byAirport(dice, airport, isLand);
    if (place) return place;
  }
  if (!isLand(city.lat, city.lon))
    return { ...around(dice, city, isletRadius(city.population), 0), area: undefined, setting: 'centre' };
  const quarter = quarterFor(dice, city);
  if (quarter) {
    const place = inQuarter(dice, quarter, isLand);
    if (place) return place;
  }
  return inCity(dice, city, kind, isLand);
}

/** One house in fourteen stands at an airport, where the city has one to speak of. */
function airportFor(dice: Dice, city: StayCity): NearAirport | undefined {
  if (city.population < 30_000 || dice.unit(AT) >= 0.07) return undefined;
  const own = city.airports.filter(({ own: served, popularity, km }) => served && popularity > 0.015 && km < 60);
  return own[dice.pick(AT, own.length, 1)];
}

function byAirport(dice: Dice, airport: NearAirport, isLand: IsLand): Place | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const { lat, lon } = spot(airport, 1.2 + dice.unit(SPOT, tries), dice.unit(SPOT, 100 + tries) * 360);
    if (!isLand(lat, lon)) continue;
    return { lat, lon, area: { key: airport.code, name: airport.name }, setting: 'airport' };
  }
  return undefined;
}

function quarterFor(dice: Dice, city: StayCity): Quarter | undefined {
  if (dice.unit(AT, 2) >= Math.min(0.6, city.quarters.length * 0.03)) return undefined;
  return city.quarters[dice.pick(AT, city.quarters.length, 3)];
}

function inQuarter(dice: Dice, quarter: Quarter, isLand: IsLand): Place | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const point = around(dice, quarter, 0.6, tries);
    if (isLand(point.lat, point.lon))
      return { ...point, area: { key: String(quarter.id), name: quarter.name }, setting: 'outskirts' };
  }
  return undefined;
}

/** Half of the houses stand in the inner quarter of the circle; on a coast the one nearest to the water of a few spots is taken. */
function inCity(dice: Dice, city: StayCity, kind: CityKind, isLand: IsLand): Place {
  const radius = cityRadius(city.population);
  const seaward = kind === 'beach' && dice.unit(AT, 4) < 0.75;
  let found: Place | undefined;
  for (let tries = 0, kept = 0; tries < TRIES && kept < (seaward ? 10 : 1); tries++) {
    const point = around(dice, city, radius, tries);
    if (!isLand(point.lat, point.lon) || isOnLake(city.id, point.lat, point.lon)) continue;
    kept++;
    const wet = seaward && seaWithin(point.lat, point.lon, 0.5, isLand);
    found ??= named(city, point, radius, false);
    if (!wet) continue;
    return named(city, point, radius, true);
  }
  return found ?? { ...around(dice, city, isletRadius(0), 0), area: undefined, setting: 'centre' };
}

function around(dice: Dice, middle: Point, radius: number, tries: number): Point {
  const km = radius * dice.unit(SPOT, 200 + tries) ** 1.6;
  return spot(middle, km, dice.unit(SPOT, 300 + tries) * 360);
}

type Point = { readonly lat: number; readonly lon: number };

/** To about a metre, before anything is asked of it. */
function spot(from: Point, km: number, bearing: number): Point {
  const [lat, lon] = offset(from.lat, from.lon, km, bearing);
  return { lat: Math.round(lat * 100_000) / 100_000, lon: Math.round(lon * 100_000) / 100_000 };
}

const OLD_WORLD = new Set(
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MA MC ME MK MT NL NO PL PT RO RS SE SI SK SM TN TR XK'.split(
    ' ',
  ),
);

/** What the innermost streets are called. */
function middleOf(country: string): AreaWord {
  return OLD_WORLD.has(country) ? 'old-town' : country === 'US' || country === 'CA' ? 'downtown' : 'central';
}

/** Below this, a place is one quarter, as a suburb is. */
const LEAST_POPULATION = 25_000;

function named(city: StayCity, point: Point, radius: number, wet: boolean): Place {
  if (wet) {
    const area = city.suburb ? undefined : partOf('seafront');
    return { ...point, area, setting: 'seafront' };
  }
  const north = (point.lat - city.lat) * 111.195;
  const east = (point.lon - city.lon) * 111.195 * Math.cos((city.lat * Math.PI) / 180);
  const share = Math.hypot(north, east) / radius;
  const setting = share < 0.4 ? 'centre' : 'outskirts';
  if (city.population < LEAST_POPULATION || city.suburb) return { ...point, area: undefined, setting };
  const word =
    share < 0.15
      ? middleOf(city.country)
      : share < 0.4
        ? 'inner-city'
        : Math.abs(north) > Math.abs(east)
          ? north > 0
            ? 'north'
            : 'south'
          : east > 0
            ? 'east'
            : 'west';
  return { ...point, area: partOf(word), setting };
}

function partOf(key: AreaWord): Place['area'] {
  return { key, name: AREAS[key] };
}
