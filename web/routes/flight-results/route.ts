import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/flights/*', pageId: 'results', shell: 'list', vertical: 'flights' };
