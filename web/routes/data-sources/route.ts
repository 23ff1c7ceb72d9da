import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/data-sources', pageId: 'datasources' };
