import type { RouteObject } from 'react-router';
import { type PageSpec, page } from './page.ts';
import { PageError, RootError } from './shell/error-boundary.tsx';
import { Layout } from './shell/layout.tsx';

/** Every address of the site. `page(folder, ...)` is `web/routes/<folder>/route.ts`. */
const pages: readonly PageSpec[] = [
  { folder: 'front-door', path: '/', pageId: 'frontdoor' },
  { folder: 'flight-search', path: '/flights', pageId: 'search' },
  { folder: 'flight-results', path: '/flights/*', pageId: 'results' },
  { folder: 'flight-fares', path: '/fares/*', pageId: 'details' },
  { folder: 'booking', path: '/bookings/:id', pageId: 'booking' },
];

/** A new copy each time: resolving a lazy route writes into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Layout />,
      errorElement: <RootError />,
      children: [
        {
          id: 'pages',
          errorElement: <PageError />,
          children: [...pages.map(page), { id: 'not-found', path: '*', loader: refuseAddress, element: null }],
        },
      ],
    },
  ];
}

function refuseAddress(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}
