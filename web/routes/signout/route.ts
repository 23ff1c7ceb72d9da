import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/signout', pageId: 'signout', shell: 'task' };
