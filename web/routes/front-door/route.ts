import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/', pageId: 'frontdoor', vertical: 'flights' };
