import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/business/verify', pageId: 'verify', shell: 'task' };
