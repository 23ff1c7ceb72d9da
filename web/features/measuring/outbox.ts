import type { InputOf } from '#contract/core';
import { measuring, type SentEvent } from '#contract/measuring';
import { requestOf } from '../../request.ts';

/** An event before it is known when it will be sent. */
export type Happened = SentEvent extends infer E ? (E extends SentEvent ? Omit<E, 'agoMs'> : never) : never;

/** What is told of all events together. */
export type About = Omit<InputOf<typeof measuring.collect>, 'events'>;

/** Long enough to send a visit to a page at once, short enough that little is lost with a browser that ends. */
const WAIT_MS = 5_000;
const MOST = 20;

/**
 * Collects events and sends them together: after five seconds, when twenty are there, or when the page is left. What cannot be
 * sent is dropped, nothing is kept on the device, and after a refusal nothing more is sent.
 */
export function createOutbox(about: () => About): (event: Happened) => void {
  let waiting: { readonly event: Happened; readonly at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused = false;

  function take(): { url: string; init: RequestInit } | null {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || refused) return null;
    const now = performance.now();
    const events = waiting.map(({ event, at }) => ({ ...event, agoMs: Math.round(now - at) }));
    waiting = [];
    return requestOf(measuring.collect, { ...about(), events });
  }

  function send(): void {
    const next = take();
    if (!next) return;
    fetch(next.url, { ...next.init, keepalive: true }).then(
      ({ status }) => (refused ||= status === 403),
      () => undefined,
    );
  }

  /** The only way that outlives a page for sure. */
  function sendLast(): void {
    const next = take();
    if (next) navigator.sendBeacon(next.url, new Blob([next.init.body as string], { type: 'application/json' }));
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendLast());
  window.addEventListener('pagehide', sendLast);

  return (event) => {
    if (refused) return;
    waiting.push({ event, at: performance.now() });
    if (waiting.length >= MOST) send();
    else timer ??= setTimeout(send, WAIT_MS);
  };
}
