import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/flights', pageId: 'search', vertical: 'flights' };
