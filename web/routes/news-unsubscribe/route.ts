import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/news/unsubscribe', pageId: 'unsubscribe' };
