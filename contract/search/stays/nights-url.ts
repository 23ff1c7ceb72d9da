import { formatStayPath, formatStaySearch, parseStayAddress, type StayAddress } from './url.ts';

/** `/nights/metro:PAR/2027-03-03/2027-03-06/2adults`: the arrivals of a month, of a search whose own days are a proposal. */
export function formatNightsAddress(address: StayAddress): string {
  return formatStayPath(address).replace('/stays/', '/nights/') + formatStaySearch(address);
}

/** Undefined where it is no address of a search. */
export function parseNightsAddress(pathname: string, query: string): StayAddress | undefined {
  return pathname.startsWith('/nights/') ? parseStayAddress(pathname.replace('/nights/', '/stays/'), query) : undefined;
}
