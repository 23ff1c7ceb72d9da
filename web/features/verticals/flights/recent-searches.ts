export interface RecentSearch {
  /** The results page with its order and filters. */
  readonly href: string;
  readonly from: string;
  readonly to: string;
  readonly depart: string;
  readonly return: string | null;
}

const SHOWN = 3;
/** Of this visit only: nothing is stored on the reader's device without consent. */
let searches: readonly RecentSearch[] = [];

/** Latest first. */
export function recentSearches(): readonly RecentSearch[] {
  return searches;
}

/** The same journey stands once, as it was last looked at. */
export function rememberSearch(search: RecentSearch): void {
  const others = searches.filter((other) => journeyOf(other) !== journeyOf(search));
  searches = [search, ...others].slice(0, SHOWN);
}

function journeyOf(search: RecentSearch): string {
  return JSON.stringify([search.from, search.to, search.depart, search.return]);
}
