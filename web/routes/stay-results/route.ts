import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/stays/*', pageId: 'results', vertical: 'stays' };
