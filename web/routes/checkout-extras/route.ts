import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/checkout/order/:orderId/extras', pageId: 'checkout', shell: 'checkout' };
