import type { Spoken } from '#contract/search';

/** Parts of a city without a name of their own, by what is said of them. */
export const AREAS = {
  'old-town': 'Old Town',
  downtown: 'Downtown',
  central: 'Central',
  'inner-city': 'City centre',
  north: 'North',
  south: 'South',
  east: 'East',
  west: 'West',
  seafront: 'Seafront',
} as const;
export type AreaWord = keyof typeof AREAS;

/** A town that is one area. */
const TOWN = 'town';

/** `2988507-old-town`: a part of the city with that GeoNames id; without a part the city itself. */
export function areaKey(city: number, part: string = TOWN): string {
  return `${city}-${part}`;
}

/** `Old Town, Paris`, `Montmartre, Paris` */
export function areaName(part: string, city: string): string {
  return `${part}, ${city}`;
}

/** What the name of an area is made of, by the key and the name that it was given: a word, a quarter or an airport, and the city. */
export function spokenArea(key: string, name: string): Spoken | undefined {
  const [, id = '', part = ''] = /^(\d+)-(.+)$/.exec(key) ?? [];
  const city = `city:${id}`;
  if (part === TOWN || part in AREAS) return { word: `area.${part}`, places: [city] };
  // Towns large enough for quarters have no comma in their names.
  if (/^\d+$/.test(part)) {
    const own = name.slice(0, name.lastIndexOf(', '));
    return { word: 'area.quarter', places: [city], own, ownId: `quarter:${part}` };
  }
  return /^[A-Z]{3}$/.test(part) ? { word: 'area.airport', places: [`airport:${part}`] } : undefined;
}
