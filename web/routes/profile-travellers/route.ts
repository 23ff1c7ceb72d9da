import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/travellers', pageId: 'profile', shell: 'task' };
