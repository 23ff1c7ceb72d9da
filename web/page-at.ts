import { matchRoutes, type RouteObject } from 'react-router';
import type { PageId } from '#contract/measuring';
import type { NavigationFact } from './facts.ts';
import { verticalOf } from './features/chrome/vertical-of.ts';
import { createRoutes } from './routes.tsx';
import type { PageHandle } from './shell/layout.tsx';

const routes = new Map<string | undefined, RouteObject[]>();

/** What the page at a path (without its base) is called where it is measured, and the vertical that it belongs to. */
export function pageAt(
  path: string,
  verticals: readonly NavigationFact[],
  accountPath?: string,
): { readonly pageId: PageId; readonly vertical: string | null } {
  const known = routes.get(accountPath) ?? createRoutes({ accountPath });
  routes.set(accountPath, known);
  const { pathname } = new URL(path, 'http://host');
  const handles = (matchRoutes(known, pathname) ?? []).map(({ route }) => route.handle as PageHandle | undefined);
  const pageId = handles.findLast((handle) => handle !== undefined)?.pageId ?? 'error';
  return { pageId, vertical: pageId === 'error' ? null : verticalOf(pathname, verticals) };
}
