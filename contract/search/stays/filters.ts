import { defined, isCount, list, range, readAsks, readList, readRange } from '../filter-text.ts';
import { BOARDS, type StayFilters } from './query.ts';

/** Filters of stays as text, the same in page addresses and calls: `stars:4,5;cancellation:free`. Keys are the facet ids. */
export function formatStayFilters(filters: StayFilters): string {
  const parts: string[] = [
    range('price', filters.price),
    list('stars', filters.stars?.map(String)),
    filters.score === undefined ? '' : `score:${filters.score}`,
    list('area', filters.areas),
    list('amenities', filters.amenities),
    list('access', filters.access),
    list('chain', filters.chains),
    list('board', filters.boards),
    filters.freeCancellation ? 'cancellation:free' : '',
    filters.payLater ? 'payment:later' : '',
    filters.soldOut ? 'soldOut:show' : '',
  ];
  return parts.filter(Boolean).join(';');
}

/** Reads what `formatStayFilters` wrote. Total: never throws; what cannot be read is dropped. */
export function parseStayFilters(fs: string): StayFilters {
  const asks = readAsks(fs);
  const stars = readList(asks.get('stars'))?.map(Number).filter(isStars);
  const score = asks.get('score');
  const boards = readList(asks.get('board'))?.flatMap((value) => BOARDS.find((board) => board === value) ?? []);
  return defined({
    price: readRange(asks.get('price')),
    stars: stars && stars.length > 0 ? stars : undefined,
    score: score !== undefined && isCount(Number(score)) && Number(score) <= 100 ? Number(score) : undefined,
    areas: readList(asks.get('area')),
    amenities: readList(asks.get('amenities')),
    access: readList(asks.get('access')),
    chains: readList(asks.get('chain')),
    boards: boards && boards.length > 0 ? boards : undefined,
    freeCancellation: asks.get('cancellation') === 'free' || undefined,
    payLater: asks.get('payment') === 'later' || undefined,
    soldOut: asks.get('soldOut') === 'show' || undefined,
  } satisfies Record<keyof StayFilters, unknown>);
}

function isStars(value: number): boolean {
  return isCount(value) && value <= 5;
}
