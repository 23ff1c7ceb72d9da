import { formatStayPath, formatStaySearch, parseStayAddress, type StayAddress } from './url.ts';

/** Places to stay side by side, for one search. */
export interface CompareAddress {
  readonly address: StayAddress;
  /** Keys as in any search for the same query, each once. */
  readonly keys: readonly string[];
}

/** So many fit beside each other. */
export const MOST_COMPARED = 4;

/** `/compare/metro:PAR/2027-03-03/2027-03-06/2adults?with=house.h-1,house.h-2`: the address of the search and who is compared. */
export function formatCompareAddress({ address, keys }: CompareAddress): string {
  const search = formatStaySearch(address);
  const path = formatStayPath(address).replace('/stays/', '/compare/');
  return `${path}${search ? `${search}&` : '?'}${formatCompared(keys)}`;
}

/** Undefined where it is no address of a search; who is compared may be nobody. */
export function parseCompareAddress(pathname: string, query: string): CompareAddress | undefined {
  const address = pathname.startsWith('/compare/')
    ? parseStayAddress(pathname.replace('/compare/', '/stays/'), query)
    : undefined;
  return address && { address, keys: parseCompared(query) };
}

/** The part of a query that says who is compared. */
export function formatCompared(keys: readonly string[]): string {
  return `with=${keys.map(encodeURIComponent).join(',')}`;
}

/** A form sends one field a place, an address all of them in one. */
export function parseCompared(query: string): readonly string[] {
  const sent = new URLSearchParams(query).getAll('with').flatMap((value) => value.split(','));
  return [...new Set(sent)].filter(Boolean);
}
