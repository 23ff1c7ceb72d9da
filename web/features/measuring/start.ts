import type { createBrowserRouter } from 'react-router';
import type { PageId, Track } from '#contract/measuring';
import type { Facts } from '../../facts.ts';
import type { PageHandle } from '../../shell/layout.tsx';
import { verticalOf } from '../chrome/vertical-of.ts';
import { createOutbox, type Happened } from './outbox.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Begins to measure, for a reader who agreed to it: tells each page that is opened, each search that is taken to another
 * vertical, and what else `track` is told.
 */
export function startMeasuring(router: Router, { base, locale, chrome }: Facts): Track {
  const put = createOutbox(locale);
  const tell: Track = (name, detail) => put({ name, detail, pageId: pageIdOf(router) } as Happened);

  let last: string | null = null;
  function view(): void {
    const { navigation, location } = router.state;
    // Another order of the same list is no other page.
    if (navigation.state !== 'idle' || location.pathname === last) return;
    last = location.pathname;
    tell('pageView', { vertical: verticalOf(last.slice(base.length) || '/', chrome.primary) });
  }
  view();
  router.subscribe(view);

  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('a[data-deferred]') : null;
    const [from, to] = tab?.dataset['deferred']?.split(' ') ?? [];
    if (from && to) tell('verticalChange', { from, to });
  });
  return tell;
}

function pageIdOf({ state }: Router): PageId {
  const handles = state.matches.map(({ route }) => route.handle as PageHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.pageId ?? 'error';
}
