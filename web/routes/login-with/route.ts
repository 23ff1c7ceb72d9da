import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/login/with/:provider', pageId: 'login', shell: 'task' };
