import type { createBrowserRouter } from 'react-router';
import type { Track } from '#contract/measuring';
import { fetchApi } from '../../api.ts';
import type { Facts } from '../../facts.ts';
import type { PageHandle } from '../../shell/layout.tsx';
import { verticalOf } from '../chrome/vertical-of.ts';
import { loadContext, type VisitContext } from './dynamic-context.ts';
import { createOutbox, type Happened } from './outbox.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** What a reader's consent allows beside the page. Gives what `track` tells things to. */
export function start(router: Router, facts: Facts): Track {
  const { consent = [] } = facts;
  const [measured, advertised] = [consent.includes('analytical'), consent.includes('advertising')];
  if (!measured && !advertised) return () => undefined;
  const context = loadContext(fetchApi, window.location);
  if (advertised) {
    void import('../marketing/marketing-id.ts').then(
      ({ syncMarketingId }) => syncMarketingId(fetchApi, context.settled),
      () => undefined,
    );
  }
  return measured ? startMeasuring(router, facts, context) : () => undefined;
}

/** Tells each page that is opened, each search that is taken to another vertical, and what else `track` is told. */
function startMeasuring(router: Router, { base, locale, chrome }: Facts, context: VisitContext): Track {
  const put = createOutbox(() => ({ locale, ...attributionIn(context) }));
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

function attributionIn(context: VisitContext): { affiliate?: string; placement?: string } {
  const now = context.read();
  if (now.state !== 'completed' || now.affiliate === null) return {};
  return { affiliate: now.affiliate, ...(now.placement !== null && { placement: now.placement }) };
}

function pageIdOf({ state }: Router): string {
  if (state.errors) return 'error';
  const handles = state.matches.map(({ route }) => route.handle as PageHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.pageId ?? 'error';
}
