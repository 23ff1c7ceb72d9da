import type { PageHandle } from './shell/layout.tsx';

/** What `route.ts` says of the page in its folder: `data.ts` and `page.tsx` beside it are asked for when it is opened. */
export interface PageRoute extends Pick<PageHandle, 'pageId' | 'shell'> {
  /** React Router path, e.g. `/booking/:reference`; `/` for the front door of a vertical. */
  readonly path: string;
  /** The vertical that it belongs to, by the name that brands and searches call it. Its form has the page id `search`. */
  readonly vertical?: string;
}
