import { matchRoutes, type RouteObject } from 'react-router';
import type { NavigationFact } from './facts.ts';
import { verticalOf } from './features/chrome/vertical-of.ts';
import { PAGES } from './pages.ts';
import { createRoutes } from './routes.tsx';
import type { PageHandle } from './shell/layout.tsx';

/** What is called so where no page is. */
const NO_PAGE = 'error';
const ids = new Set(PAGES.map(({ pageId }) => pageId)).add(NO_PAGE);

/** Whether a page of the site is called so where it is measured. */
export function isPageId(id: string): boolean {
  return ids.has(id);
}

const routes = new Map<string | undefined, RouteObject[]>();

/** What the page at a path (without its base) is called where it is measured, and the vertical that it belongs to. */
export function pageAt(
  path: string,
  verticals: readonly NavigationFact[],
  accountPath?: string,
): { readonly pageId: string; readonly vertical: string | null } {
  const known = routes.get(accountPath) ?? createRoutes({ accountPath });
  routes.set(accountPath, known);
  const { pathname } = new URL(path, 'http://host');
  const handles = (matchRoutes(known, pathname) ?? []).map(({ route }) => route.handle as PageHandle | undefined);
  const pageId = handles.findLast((handle) => handle !== undefined)?.pageId ?? NO_PAGE;
  return { pageId, vertical: pageId === NO_PAGE ? null : verticalOf(pathname, verticals) };
}
