import { fitsLimits, isHandshake } from '#contract/frames';

interface Listening {
  readonly window: Window;
  /** As the browser says them; compared as texts. */
  readonly origins: readonly string[];
}

/**
 * Waits for the one message that is heard at the window: from the page around us, of an origin that may show us, with one
 * port. What is said otherwise is not answered and not told to anybody. Gives what ends the waiting.
 */
export function awaitHost({ window, origins }: Listening, onPort: (port: MessagePort) => void): () => void {
  function hear(event: MessageEvent<unknown>): void {
    if (event.source !== window.parent || !origins.includes(event.origin)) return;
    const [port, ...more] = event.ports;
    if (!port || more.length > 0 || !fitsLimits(event.data) || !isHandshake(event.data)) return;
    stop();
    onPort(port);
  }
  function stop(): void {
    window.removeEventListener('message', hear);
  }
  window.addEventListener('message', hear);
  announce({ window, origins });
  return stop;
}

/** Says that somebody listens, to the page around us alone; where the browser hides which it is, it will find out by trying. */
function announce({ window, origins }: Listening): void {
  const around = window.location.ancestorOrigins?.[0] ?? originOf(window.document.referrer);
  if (origins.includes(around)) window.parent.postMessage({ action: 'wayfold-embed', version: 1 }, around);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
