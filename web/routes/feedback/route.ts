import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/feedback/:done?', pageId: 'feedback' };
