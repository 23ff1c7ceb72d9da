import { type PageRoute, type PageSpec, pagesIn } from './page-route.ts';

const routes = import.meta.glob<PageRoute | readonly PageRoute[]>('./routes/*/route.ts', {
  eager: true,
  import: 'route',
});

/** Every page of the site: its folders say where they are. A build has them as one table (tools/page-modules.ts). */
export const PAGES: readonly PageSpec[] = Object.entries(routes).flatMap(([path, own]) =>
  pagesIn(path.split('/')[2] ?? '', own),
);
