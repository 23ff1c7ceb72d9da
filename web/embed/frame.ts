import './frame.css';
import { fetchApi } from '../api.ts';
import { publish } from '../events.ts';
import type { Facts, Frame } from '../facts.ts';
import { askForCookies } from './cookie-fix.ts';
import { awaitHost } from './handshake.ts';
import { createHostCounts } from './host-counts.ts';
import { leadOut } from './lead-out.ts';
import { type HostActions, openRelay } from './relay.ts';
import { reportsOf } from './reports.ts';
import { showSeenPart } from './seen-part.ts';
import type { Report } from './world.ts';
import { keepTelling, type Navigation } from './telling.ts';

/** A page in another site's frame: links that lead out of it, and what host and frame say to each other. */
export async function openFrame(router: Navigation, facts: Facts): Promise<void> {
  const { frame } = facts.chrome;
  if (!frame || window.parent === window) return;
  leadOut({ document, origin: window.location.origin, base: facts.base });
  const report = reportsOf(frame.partner);
  awaitHost({ window, origins: frame.origins }, (port) => {
    const say = openRelay(port, {
      operations: frame.operations,
      fetch: (...asked) => fetch(...asked),
      locale: facts.locale,
      nowMs: () => performance.now(),
      clicked: () => navigator.userActivation?.isActive ?? false,
      report,
      actions: actionsFor(frame, facts, report),
    });
    askForCookies(say, { document, sessionStorage: () => window.sessionStorage });
    void hydrated().then(() => {
      document.documentElement.dataset['framed'] = 'true';
      keepTelling(say, { window, base: facts.base, router });
    });
  });
}

function actionsFor(frame: Frame, { origin }: Facts, report: Report): HostActions {
  const count = createHostCounts(fetchApi);
  return {
    scroll: (part) => showSeenPart(document, part),
    submit: () => document.querySelector<HTMLFormElement>('search form')?.requestSubmit(),
    // Heard, and believed of nothing: our own consent is asked by us and judged by the server.
    consent: (granted) => void publish('host-consent', { granted }),
    consentPrefix: (prefix) => {
      if (isOf([origin, ...frame.origins], prefix)) publish('host-consent-prefix', { prefix });
      else report('message refused', 'PREFIX_OF_ANOTHER_SITE');
    },
    metric: () => count('hostMetric'),
    log: () => count('hostLog'),
  };
}

function isOf(origins: readonly string[], address: string): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

/** React compares the root element while it takes the page over; nothing is written there before. */
function hydrated(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['ready']) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(root, { attributeFilter: ['data-ready'] });
  });
}
