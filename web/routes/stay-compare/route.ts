import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/compare/*', pageId: 'details', vertical: 'stays' };
