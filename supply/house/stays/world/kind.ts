import { SNOW, SUMMER_SUN, WINTER_SUN } from '../../network/regions.ts';
import { APPEAL } from './appeal/appeal.ts';
import type { IsLand, StayCity } from './city.ts';

/** What makes prices and stays of a place go up and down. */
export type CityKind = 'beach' | 'snow' | 'culture' | 'business' | 'nature' | 'town';

export interface CityDraw {
  readonly kind: CityKind;
  readonly extra: number;
  /** Passengers of nearby airports that people fly to for the sun, fading with distance; 0 away from the sea. */
  readonly sun: number;
}

const COAST_KM = 2.5;

/** What draws guests to a city: what a list says of it, else the sea and the airports around it. */
export function drawOf(city: StayCity, isLand: IsLand): CityDraw {
  const listed = APPEAL.get(city.id);
  const sunny = sunNear(city);
  const sun = sunny > 0 && seaWithin(city.lat, city.lon, COAST_KM, isLand) ? sunny : 0;
  if (listed) return { kind: listed.draw, extra: listed.extra, sun };
  if (sun > 0.01 && city.population < 400_000) return { kind: 'beach', extra: 0, sun };
  const kind = city.population > 250_000 ? 'business' : isSnowy(city) ? 'snow' : 'town';
  return { kind, extra: 0, sun };
}

function sunNear(city: StayCity): number {
  let sum = 0;
  for (const { code, km, popularity } of city.airports)
    if (SUMMER_SUN.has(code) || WINTER_SUN.has(code)) sum += popularity * Math.exp(-km / 40);
  return sum;
}

/** Small places within an hour and a half of an airport that skiers fly to, in the mountains for the want of heights: away from its plain. */
function isSnowy(city: StayCity): boolean {
  return city.population < 4_000 && city.airports.some(({ code, km, own }) => SNOW.has(code) && !own && km > 25);
}

const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

export function seaWithin(lat: number, lon: number, km: number, isLand: IsLand): boolean {
  return BEARINGS.some((bearing) => {
    const [at, on] = offset(lat, lon, km, bearing);
    return !isLand(at, on);
  });
}

/** The point so many km off in a direction (degrees from north), on a flat map: for short ways only. */
export function offset(lat: number, lon: number, km: number, bearing: number): readonly [lat: number, lon: number] {
  const turn = (bearing * Math.PI) / 180;
  const north = (km * Math.cos(turn)) / 111.195;
  const east = (km * Math.sin(turn)) / (111.195 * Math.max(0.05, Math.cos((lat * Math.PI) / 180)));
  return [lat + north, lon + east];
}
