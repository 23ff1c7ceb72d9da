import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account/:section', pageId: 'account', shell: 'task' };
