import { type Board, type StayFilters } from '#contract/search';
import { toggled } from '../../results/filter-fields.ts';
import type { Chosen } from '../../results/listing.ts';

const LISTS = { area: 'areas', amenities: 'amenities', access: 'access', chain: 'chains' } as const;

/** The filters after one row of the facet `id` is pressed. */
export function toggleOption(filters: StayFilters, id: string, value: string): StayFilters {
  if (id === 'stars') {
    const stars = toggled(filters.stars?.map(String), value)?.map(Number);
    return { ...filters, stars: stars?.sort((a, b) => b - a) };
  }
  if (id === 'board') return { ...filters, boards: toggled(filters.boards, value) as readonly Board[] | undefined };
  if (id === 'score') return { ...filters, score: String(filters.score) === value ? undefined : Number(value) };
  if (id === 'cancellation') return { ...filters, freeCancellation: filters.freeCancellation ? undefined : true };
  if (id === 'payment') return { ...filters, payLater: filters.payLater ? undefined : true };
  if (id === 'soldOut') return { ...filters, soldOut: filters.soldOut ? undefined : true };
  const list = LISTS[id as keyof typeof LISTS];
  return list ? { ...filters, [list]: toggled(filters[list], value) } : filters;
}

/** The filters with only this row of the facet left. */
export function onlyOption(filters: StayFilters, id: string, value: string): StayFilters {
  const list = LISTS[id as keyof typeof LISTS];
  if (list) return { ...filters, [list]: [value] };
  if (id === 'stars') return { ...filters, stars: [Number(value)] };
  return id === 'board' ? { ...filters, boards: [value as Board] } : toggleOption(filters, id, value);
}

/** The filters with the range of facet `id` set; null takes it away. */
export function setRange(filters: StayFilters, id: string, range: readonly [number, number] | null): StayFilters {
  return id === 'price' ? { ...filters, price: range ?? undefined } : filters;
}

/** The rows that filters stand for, by facet. */
export function chosenIn(filters: StayFilters): Chosen {
  return {
    stars: filters.stars,
    score: filters.score === undefined ? [] : [filters.score],
    area: filters.areas,
    amenities: filters.amenities,
    access: filters.access,
    chain: filters.chains,
    board: filters.boards,
    cancellation: filters.freeCancellation ? ['free'] : [],
    payment: filters.payLater ? ['later'] : [],
  };
}
