import type { NavigationFact } from '../../facts.ts';

/** Pages of flights that do not begin with the vertical's own name. */
const FLIGHTS = /^\/(flights|fares)(\/|$)/;

/** The vertical that a page belongs to; null on pages of none. The front door asks for flights. */
export function verticalOf(pathname: string, items: readonly NavigationFact[]): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (FLIGHTS.test(path)) return 'flights';
  const found = items.find(({ verticalName, url }) => {
    return verticalName !== undefined && (path === url || (url !== '/' && path.startsWith(`${url}/`)));
  });
  return found?.verticalName ?? null;
}
