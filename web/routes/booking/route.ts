import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/bookings/:id', pageId: 'booking', shell: 'task' };
