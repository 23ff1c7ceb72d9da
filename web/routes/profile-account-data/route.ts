import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account/data', pageId: 'accountdata', shell: 'task' };
