import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/bookings/:id/cancel', pageId: 'cancel', shell: 'task' };
