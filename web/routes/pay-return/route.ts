import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/bookings/:id/paid', pageId: 'checkout', shell: 'checkout' };
