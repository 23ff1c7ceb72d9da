import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account/providers', pageId: 'profile', shell: 'task' };
