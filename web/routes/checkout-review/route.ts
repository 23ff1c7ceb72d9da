import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/checkout/order/:orderId/review', pageId: 'checkout', shell: 'checkout' };
