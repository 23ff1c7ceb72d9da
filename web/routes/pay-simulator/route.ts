import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/pay/simulator/:session', pageId: 'checkout', shell: 'checkout' };
