import type { Say } from './world.ts';

/** [9-08] */
const PATH_EVERY_MS = 1_000;
/** No page is taller; a host that was told more would have to believe it. */
const TALLEST_PX = 50_000;
const LONGEST_TITLE = 200;

/** Of the router, what is told. */
export interface Navigation {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(changed: () => void): () => void;
}

interface Telling {
  readonly window: Window & typeof globalThis;
  /** Path under which the pages of the frame stand; hosts know nothing of it. */
  readonly base: string;
  readonly router: Navigation;
}

/** Tells the host where its reader is, how tall the page is, and when it waits. Gives what ends it. */
export function keepTelling(say: Say, { window, base, router }: Telling): () => void {
  const tellHeight = createHeight(say, window);
  const sizes = new window.ResizeObserver(tellHeight);
  sizes.observe(window.document.body);
  const timer = window.setInterval(() => {
    tellPath(say, window, base);
    // A browser draws no frame that is out of sight, and tells of no sizes there.
    tellHeight();
  }, PATH_EVERY_MS);
  const stopWaiting = tellWaiting(say, window, router);
  return () => {
    sizes.disconnect();
    window.clearInterval(timer);
    stopWaiting();
  };
}

/** Path and page each second, also the same as before: a host that came late hears it too, [4-21]. */
function tellPath(say: Say, { document, location }: Telling['window'], base: string): void {
  const path = (location.pathname.slice(base.length) || '/') + location.search;
  say({ action: 'path', path, pageId: pageIdIn(document), title: document.title.slice(0, LONGEST_TITLE) });
}

function createHeight(say: Say, { document }: Telling['window']): () => void {
  let last = -1;
  return () => {
    const height = Math.min(Math.ceil(document.body.getBoundingClientRect().height), TALLEST_PX);
    if (height === last) return;
    last = height;
    say({ action: 'height', height: `${height}px` });
  };
}

/** A spinner while the next page comes; on a page of results, that its search can be changed. */
function tellWaiting(say: Say, { document }: Telling['window'], router: Navigation) {
  let waiting = false;
  let changeable = false;
  const look = (): void => {
    const now = router.state.navigation.state !== 'idle';
    if (now !== waiting) say({ action: now ? 'display-spinner' : 'hide-spinner' });
    waiting = now;
    if (now) return;
    const results = pageIdIn(document) === 'results';
    if (results && !changeable) say({ action: 'enableRework' });
    changeable = results;
  };
  say({ action: 'hide-spinner' });
  look();
  const pages = new MutationObserver(look);
  pages.observe(document.body, { subtree: true, attributeFilter: ['data-page-id'] });
  const stop = router.subscribe(look);
  return () => {
    stop();
    pages.disconnect();
  };
}

function pageIdIn(document: Document): string {
  return document.querySelector<HTMLElement>('[data-page-id]')?.dataset['pageId'] ?? '';
}
