import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/how-results-are-ranked', pageId: 'howranked' };
