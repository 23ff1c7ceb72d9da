import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/s/ident/link', pageId: 'link', shell: 'task' };
