import type { NavigationFact } from '../../facts.ts';
import { rootsOf, VERTICAL_PAGES } from '../verticals/pages.ts';

/** The vertical that a page belongs to; null on pages of none. The front door is the one that a brand leads there. */
export function verticalOf(pathname: string, items: readonly NavigationFact[]): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const root = path.split('/')[1] ?? '';
  const own = Object.keys(VERTICAL_PAGES).find((name) => rootsOf(name).includes(root));
  if (own) return own;
  const found = items.find(({ verticalName, url }) => {
    return verticalName !== undefined && (path === url || (url !== '/' && path.startsWith(`${url}/`)));
  });
  return found?.verticalName ?? null;
}
