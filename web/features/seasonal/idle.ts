const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'input'] as const;

/** Calls `run` once, when nothing was done on the page for so long; a page that nobody sees does not count. Gives how to stop. */
export function onceIdle(ms: number, run: () => void): () => void {
  const heard = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  function again(): void {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(idle, ms);
  }
  function stop(): void {
    clearTimeout(timer);
    heard.abort();
  }
  function idle(): void {
    stop();
    run();
  }
  for (const type of ACTIVITY) {
    window.addEventListener(type, again, { capture: true, passive: true, signal: heard.signal });
  }
  document.addEventListener('visibilitychange', again, { signal: heard.signal });
  again();
  return stop;
}

/** Calls `run` at the first press or turn of the page: somebody goes on reading. */
export function onceUsed(run: (sign: Event) => void, signal: AbortSignal): void {
  for (const type of ['keydown', 'wheel', 'pointerdown', 'touchmove'] as const) {
    window.addEventListener(type, run, { capture: true, passive: true, signal });
  }
}
