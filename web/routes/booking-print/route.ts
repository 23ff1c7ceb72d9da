import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/bookings/:id/print', pageId: 'print', shell: 'bare' };
