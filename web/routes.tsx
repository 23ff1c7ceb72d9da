import type { RouteObject } from 'react-router';
import type { Facts } from './facts.ts';
import { page } from './page.ts';
import { PAGES } from './pages.ts';
import { ProblemPage } from './problems/problem.tsx';
import { PageError, RootError } from './shell/error-boundary.tsx';
import { Layout } from './shell/layout.tsx';
import { SiteFooter } from './shell/site-footer.tsx';

/** What differs by brand. */
type BrandPages = Partial<Pick<Facts, 'accountPath' | 'front'>>;

/** Every address of the site; a new copy each time: resolving a lazy route writes into it. The account stands at the brand's own path as well, [2.4-01a]. */
export function createRoutes({ accountPath, front = 'front-door' }: BrandPages = {}): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Layout />,
      errorElement: <RootError />,
      children: [
        {
          id: 'pages',
          errorElement: <PageError />,
          children: [
            page({ id: 'front-door', folder: front, path: '/', pageId: 'frontdoor' }),
            ...PAGES.filter(({ path }) => path !== '/').map(page),
            ...(accountPath
              ? [page({ id: 'account-home', folder: 'profile-account', path: accountPath, pageId: 'account' })]
              : []),
            { id: 'not-found', path: '*', loader: refuseAddress, element: null },
          ],
        },
      ],
    },
  ];
}

async function refuseAddress(): Promise<never> {
  await ProblemPage.load();
  if (import.meta.env.SSR) await SiteFooter.load();
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
