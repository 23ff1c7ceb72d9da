import type { RouteObject } from 'react-router';
import type { PageId } from '#contract/measuring';
import type { Facts } from './facts.ts';
import { VERTICAL_PAGES } from './features/verticals/pages.ts';
import { type PageSpec, page } from './page.ts';
import { ProblemPage } from './problems/problem.tsx';
import { PageError, RootError } from './shell/error-boundary.tsx';
import { Layout } from './shell/layout.tsx';
import { SiteFooter } from './shell/site-footer.tsx';

/** Every address of the site. `page(folder, ...)` is `web/routes/<folder>/route.ts`. */
const pages: readonly PageSpec[] = [
  ...Object.values(VERTICAL_PAGES).flat(),
  { folder: 'checkout-quote', path: '/checkout/:quoteId', pageId: 'checkout', shell: 'checkout' },
  { folder: 'checkout-travellers', path: '/checkout/order/:orderId/travellers', pageId: 'checkout', shell: 'checkout' },
  { folder: 'checkout-extras', path: '/checkout/order/:orderId/extras', pageId: 'checkout', shell: 'checkout' },
  { folder: 'checkout-review', path: '/checkout/order/:orderId/review', pageId: 'checkout', shell: 'checkout' },
  { folder: 'checkout-status', path: '/checkout/order/:orderId/status', pageId: 'checkout', shell: 'checkout' },
  { folder: 'pay-return', path: '/bookings/:id/paid', pageId: 'checkout', shell: 'checkout' },
  { folder: 'pay-simulator', path: '/pay/simulator/:session', pageId: 'checkout', shell: 'checkout' },
  { folder: 'cart', path: '/cart', pageId: 'cart', shell: 'task' },
  { folder: 'booking', path: '/bookings/:id', pageId: 'booking', shell: 'task' },
  { folder: 'booking-cancel', path: '/bookings/:id/cancel', pageId: 'cancel', shell: 'task' },
  { folder: 'booking-print', path: '/bookings/:id/print', pageId: 'print', shell: 'bare' },
  { folder: 'booking-find', path: '/booking/find', pageId: 'findbooking', shell: 'task' },
  { folder: 'profile-account', path: '/profile/account', pageId: 'account', shell: 'task' },
  { folder: 'profile-travellers', path: '/profile/travellers', pageId: 'profile', shell: 'task' },
  { folder: 'profile-traveller', path: '/profile/travellers/:id', pageId: 'profile', shell: 'task' },
  { folder: 'login', path: '/login', pageId: 'login' },
  { folder: 'login-with', path: '/login/with/:provider', pageId: 'login' },
  { folder: 'login-provider', path: '/login/provider', pageId: 'login' },
  { folder: 'signout', path: '/signout', pageId: 'signout' },
  { folder: 'ident-resend', path: '/s/ident/resend', pageId: 'resend' },
  { folder: 'ident-accounts', path: '/s/ident/accounts', pageId: 'accounts' },
  { folder: 'ident-verify', path: '/business/verify', pageId: 'verify' },
  { folder: 'ident-link', path: '/s/ident/link', pageId: 'link' },
  { folder: 'news-unsubscribe', path: '/news/unsubscribe', pageId: 'unsubscribe' },
  { folder: 'feedback', path: '/feedback/:done?', pageId: 'feedback' },
  { folder: 'profile-providers', path: '/profile/account/providers', pageId: 'profile', shell: 'task' },
  { folder: 'profile-passkeys', path: '/profile/account/passkeys', pageId: 'profile', shell: 'task' },
  { folder: 'profile-two-factor', path: '/profile/account/two-factor', pageId: 'profile', shell: 'task' },
  { folder: 'profile-account-section', path: '/profile/account/:section', pageId: 'account', shell: 'task' },
  { folder: 'profile-account-data', path: '/profile/account/data', pageId: 'accountdata', shell: 'task' },
  { folder: 'site', path: '/site', pageId: 'site' },
  { folder: 'currency', path: '/currency', pageId: 'currency' },
  { folder: 'data-sources', path: '/data-sources', pageId: 'datasources' },
  { folder: 'how-results-are-ranked', path: '/how-results-are-ranked', pageId: 'howranked' },
  ...(['help', 'privacy', 'accessibility', 'actual-terms-of-use'] as const).map(textPage),
  { folder: 'dev-mail', path: '/dev/mail', pageId: 'devmail' },
  { folder: 'dev-mail-one', path: '/dev/mail/:id', pageId: 'devmail' },
  { folder: 'dev-flags', path: '/dev/flags', pageId: 'devflags' },
  { folder: 'dev-signin', path: '/dev/signin', pageId: 'devsignin' },
  { folder: 'dev-design', path: '/dev/design/:component?', pageId: 'devdesign', shell: 'bare' },
];

/** A text has the address of its name. */
function textPage(name: PageId): PageSpec {
  return { id: name, folder: 'text', path: `/${name}`, pageId: name };
}

/** What differs by brand. */
type BrandPages = Partial<Pick<Facts, 'accountPath' | 'front'>>;

/** A new copy each time: resolving a lazy route writes into it. The account stands at the brand's own path as well, [2.4-01a]. */
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
            ...pages.map(page),
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
