import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/s/ident/accounts', pageId: 'accounts', shell: 'task' };
