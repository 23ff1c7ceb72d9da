import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/dev/design/:component?', pageId: 'devdesign', shell: 'bare' };
