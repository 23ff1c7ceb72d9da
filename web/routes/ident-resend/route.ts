import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/s/ident/resend', pageId: 'resend', shell: 'task' };
