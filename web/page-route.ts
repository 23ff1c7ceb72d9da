import type { PageHandle } from './shell/layout.tsx';

/** What `route.ts` says of the page in its folder: `data.ts` and `page.tsx` beside it are asked for when it is opened. */
export interface PageRoute extends Pick<PageHandle, 'pageId' | 'shell'> {
  /** React Router path, e.g. `/booking/:reference`; `/` for the front door of a vertical. */
  readonly path: string;
  /** The vertical that it belongs to, by the name that brands and searches call it. Its form has the page id `search`. */
  readonly vertical?: string;
}

export interface PageSpec extends PageRoute {
  /** Folder under `web/routes`. */
  readonly folder: string;
  /** Its folder, or its page id where several pages share one. */
  readonly id: string;
}

/** The pages of a folder by what its `route.ts` says. */
export function pagesIn(folder: string, said: PageRoute | readonly PageRoute[]): PageSpec[] {
  return [said].flat().map((route: PageRoute, _, all) => ({
    ...route,
    folder,
    id: all.length > 1 ? route.pageId : folder,
  }));
}
