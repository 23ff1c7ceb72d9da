import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/dev/signin', pageId: 'devsignin' };
