import type { PageRoute } from '../../page-route.ts';

/** A text has the address of its name. */
export const route: readonly PageRoute[] = ['help', 'privacy', 'accessibility', 'actual-terms-of-use'].map(
  (pageId) => ({ path: `/${pageId}`, pageId }),
);
