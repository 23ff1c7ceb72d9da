import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/checkout/:quoteId', pageId: 'checkout', shell: 'checkout' };
