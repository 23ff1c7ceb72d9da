import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/travellers/:id', pageId: 'profile', shell: 'task' };
