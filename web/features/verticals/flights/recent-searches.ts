import { areKept, device, KEPT_SEARCHES } from './kept-searches.ts';

export interface RecentSearch {
  /** The results page with its order and filters. */
  readonly href: string;
  readonly from: string;
  readonly to: string;
  readonly depart: string;
  readonly return: string | null;
}

const SHOWN = 5;
/** Of this visit. */
let searches: readonly RecentSearch[] = [];

/** Latest first, those of this visit and, where the reader wants them kept, those of earlier ones that can still be flown. */
export function recentSearches(today: string): readonly RecentSearch[] {
  return [...searches, ...keptSearches().filter((kept) => !searches.some((own) => isSame(own, kept)))]
    .filter(({ depart }) => depart >= today)
    .slice(0, SHOWN);
}

/** The same journey stands once, as it was last looked at. */
export function rememberSearch(search: RecentSearch): void {
  searches = withFirst(search, searches);
  if (areKept()) keep(withFirst(search, keptSearches()));
}

/** Keeps those of this visit and further ones, or forgets all that were kept. False where the browser keeps nothing. */
export function keepSearches(wanted: boolean): boolean {
  if (wanted) return keep(searches);
  device.remove(KEPT_SEARCHES);
  return true;
}

function keep(kept: readonly RecentSearch[]): boolean {
  return device.write(KEPT_SEARCHES, JSON.stringify(kept));
}

/** What was written by another version, or by hand, is left out. */
function keptSearches(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(device.read(KEPT_SEARCHES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch) : [];
  } catch {
    return [];
  }
}

function isSearch(value: unknown): value is RecentSearch {
  const { href, from, to, depart, return: back } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  const texts = [href, from, to, depart].every((text) => typeof text === 'string');
  return texts && String(href).startsWith('/flights/') && (back === null || typeof back === 'string');
}

function withFirst(search: RecentSearch, list: readonly RecentSearch[]): readonly RecentSearch[] {
  return [search, ...list.filter((other) => !isSame(other, search))].slice(0, SHOWN);
}

function isSame(one: RecentSearch, other: RecentSearch): boolean {
  return pathOf(one) === pathOf(other);
}

/** Order and filters are no other journey. */
function pathOf({ href }: RecentSearch): string {
  return href.split('?')[0] ?? href;
}
