import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/stays', pageId: 'search', vertical: 'stays' };
