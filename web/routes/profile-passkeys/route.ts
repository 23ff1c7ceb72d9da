import type { PageRoute } from '../../page-route.ts';

export const route: PageRoute = { path: '/profile/account/passkeys', pageId: 'profile', shell: 'task' };
