import type { PageRoute } from './page-route.ts';

export interface PageSpec extends PageRoute {
  /** Folder under `web/routes`. */
  readonly folder: string;
  /** Its folder, or its page id where several pages share one. */
  readonly id: string;
}

const routes = import.meta.glob<PageRoute | readonly PageRoute[]>('./routes/*/route.ts', {
  eager: true,
  import: 'route',
});

/** Every page of the site: its folders say where they are. */
export const PAGES: readonly PageSpec[] = Object.entries(routes).flatMap(([path, own]) =>
  [own].flat().map((route: PageRoute, _, all) => {
    const folder = path.split('/')[2] ?? '';
    return { ...route, folder, id: all.length > 1 ? route.pageId : folder };
  }),
);
