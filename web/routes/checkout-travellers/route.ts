import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/checkout/order/:orderId/travellers', pageId: 'checkout', shell: 'checkout' };
