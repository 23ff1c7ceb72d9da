import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account/two-factor', pageId: 'profile', shell: 'task' };
