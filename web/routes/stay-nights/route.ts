import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/nights/*', pageId: 'details', vertical: 'stays' };
