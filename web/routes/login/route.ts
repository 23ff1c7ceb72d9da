import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/login', pageId: 'login', shell: 'task' };
