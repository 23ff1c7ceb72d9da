import type { StayFilters } from './ask.ts';

const IDS = {
  price: 'price',
  stars: 'stars',
  score: 'score',
  areas: 'area',
  amenities: 'amenities',
  access: 'access',
  chains: 'chain',
  dataClasses: 'dataClass',
  boards: 'board',
  freeCancellation: 'cancellation',
  payLater: 'payment',
} as const satisfies Record<Exclude<keyof StayFilters, 'limits'>, string>;

/** Each filter in force removed alone, by facet id. */
export function withoutOne(filters: StayFilters): { filter: string; fewer: StayFilters }[] {
  return Object.entries(IDS)
    .filter(
      ([name]) => filters[name as keyof StayFilters] !== undefined && filters[name as keyof StayFilters] !== false,
    )
    .map(([name, filter]) => ({ filter, fewer: { ...filters, [name]: undefined } }));
}
