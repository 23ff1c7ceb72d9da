import { greatCircleKm } from '#engine/geo';
import type { StayAsk, StayFilters } from '../ask.ts';
import type { PropertyInput } from '../input.ts';
import { naiveFit, NO_STOCK, type NaiveFit, type NaiveStock } from './naive.ts';
import type { TestWorld } from './world.ts';

export interface NaiveRow {
  readonly property: PropertyInput;
  readonly fit: NaiveFit;
  readonly km: number;
}

/** Properties of the area, by the distance of their coordinates as the snapshot keeps them. */
export function naiveArea({ properties }: TestWorld, { where }: StayAsk): PropertyInput[] {
  if (where.kind === 'keys') return properties.filter(({ key }) => where.keys.includes(key));
  return properties.filter((property) => {
    const { lat, lon } = kept(property);
    if (where.kind === 'circle') return greatCircleKm(where.lat, where.lon, lat, lon) <= where.km;
    const { south, north, west, east } = where;
    const across = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    return lat >= south && lat <= north && across;
  });
}

function kept({ lat, lon }: PropertyInput): { lat: number; lon: number } {
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lon * 1e6) / 1e6 };
}

/** What passes the filters, in any order. */
export function naiveRows(
  world: TestWorld,
  ask: StayAsk,
  filters: StayFilters,
  stock: NaiveStock = NO_STOCK,
): NaiveRow[] {
  return naiveArea(world, ask).flatMap((property) => {
    if (!naivePasses(world, property, filters)) return [];
    const fit = naiveFit(world, ask, property, filters, stock);
    if (!fit) return [];
    const [low, top] = filters.price ?? [0, Infinity];
    const high = Math.min(top, filters.limits?.mostMinor ?? Infinity);
    const { lat, lon } = kept(property);
    const exact = ask.where.kind === 'circle' ? greatCircleKm(ask.where.lat, ask.where.lon, lat, lon) : 0;
    const km = Math.round(exact * 100) / 100;
    return fit.totalMinor >= low && fit.totalMinor <= high ? [{ property, fit, km }] : [];
  });
}

export function naivePasses(world: TestWorld, property: PropertyInput, filters: StayFilters): boolean {
  const { stars, score, areas, amenities, access, chains, dataClasses } = filters;
  const chain = world.chains[property.chain]?.code ?? 'independent';
  const area = world.areas[property.area]?.key ?? '';
  return (
    (!stars || stars.includes(property.stars)) &&
    (score === undefined || property.scoreTenths >= score) &&
    (!areas || areas.includes(area)) &&
    (!amenities || amenities.every((word) => property.amenities.includes(world.amenities.indexOf(word)))) &&
    (!access || access.every((word) => property.accessFacts.includes(world.accessFacts.indexOf(word)))) &&
    (!chains || chains.includes(chain)) &&
    !filters.limits?.refused?.includes(chain) &&
    (!dataClasses || dataClasses.includes(property.dataClass))
  );
}

/** The filters under which an option of a facet is counted: every other one, and this option alone of its own. */
export function naiveAsked(filters: StayFilters, id: string, value: string): StayFilters {
  const other = {
    stars: { stars: [Number(value)] },
    score: { score: Number(value) },
    area: { areas: [value] },
    amenities: { amenities: [...(filters.amenities ?? []), value] },
    access: { access: [...(filters.access ?? []), value] },
    chain: { chains: [value] },
    board: { boards: [value] },
    cancellation: { freeCancellation: true },
    payment: { payLater: true },
  }[id];
  return { ...filters, ...(other as StayFilters) };
}

/** The published formula of Recommended. */
export function naivePoints({ property, fit, km }: NaiveRow, medianMinor: number): number {
  const count = property.scoreTenths === 0 ? 0 : property.scoreCount;
  const drawn = (property.scoreTenths * count + 75 * 50) / (count + 50);
  return (100 * fit.totalMinor) / Math.max(1, medianMinor) - 2 * (drawn - 75) + 3 * Math.min(20, km);
}
