import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account', pageId: 'account', shell: 'task' };
