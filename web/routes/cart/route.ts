import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/cart', pageId: 'cart', shell: 'task' };
