import type { NavigationFact } from '../../facts.ts';
import { VERTICAL_ROOTS } from '../verticals/roots.ts';

/** The vertical that a page belongs to; null on pages of none. The front door is the one that a brand leads there. */
export function verticalOf(pathname: string, items: readonly NavigationFact[]): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const root = path.split('/')[1] ?? '';
  const own = [...VERTICAL_ROOTS].find(([, roots]) => roots.includes(root))?.[0];
  if (own) return own;
  const found = items.find(({ verticalName, url }) => {
    return verticalName !== undefined && (path === url || (url !== '/' && path.startsWith(`${url}/`)));
  });
  return found?.verticalName ?? null;
}
