import type { I18n } from '@lingui/core';
import type { createBrowserRouter } from 'react-router';
import type { Track } from '#contract/measuring';
import type { Facts } from '../facts.ts';
import { mayOfferGoogle } from './identity/may-offer-google.ts';

/**
 * What is no part of a page and waits for nobody: measuring, the frame of another site, seasonal shows. One chunk says which of
 * them comes, so that a page without any carries one line for all. Gives what `track` tells things to.
 */
export async function startExtras(
  router: ReturnType<typeof createBrowserRouter>,
  facts: Facts,
  i18n: I18n,
): Promise<Track> {
  if (facts.chrome.frame) void import('../embed/frame.ts').then(({ openFrame }) => openFrame(router, facts));
  if (facts.extras?.seasonal) {
    import('./seasonal/start.ts').then(
      ({ startSeasonal }) => void startSeasonal(facts, i18n),
      // What does not come is missed by nobody.
      () => undefined,
    );
  }
  if (facts.extras?.returning) {
    import('./returning/start.ts').then(
      ({ startReturning }) => void startReturning(router, facts, i18n),
      () => undefined,
    );
  }
  if (!facts.consent) return () => undefined;
  if (mayOfferGoogle(facts, window.location.pathname)) {
    import('./identity/one-tap.ts').then(
      ({ startOneTap }) => startOneTap({ variant: facts.flags?.['identity.google'] ?? 'popup' }),
      () => undefined,
    );
  }
  const tell = (await import('./measuring/start.ts')).start(router, facts);
  const sampled = facts.extras?.adBlock;
  if (sampled !== undefined) {
    import('./measuring/ad-block.ts').then(
      ({ startAdBlock }) => startAdBlock(sampled, tell),
      () => undefined,
    );
  }
  return tell;
}
