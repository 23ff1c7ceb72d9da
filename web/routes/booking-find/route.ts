import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/booking/find', pageId: 'findbooking', shell: 'task' };
