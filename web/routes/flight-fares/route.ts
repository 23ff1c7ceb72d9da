import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/fares/*', pageId: 'details', shell: 'checkout', vertical: 'flights' };
