import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/property/*', pageId: 'details', vertical: 'stays' };
