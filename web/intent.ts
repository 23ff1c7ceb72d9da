/** Lets a sleeping island know when to wake, and what was pressed meanwhile. */
export interface Sleeper {
  /** Fulfilled once the island's chunk is there. */
  readonly woken: Promise<void>;
  readonly wake: () => void;
  /** Called by the island when it has taken over its markup. */
  readonly alive: () => void;
  onAlive: () => void;
}

/** A pointer over words or a picture means nothing. */
const USED = 'form, button, a';
const INTENT = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Loads the island at the first sign that somebody means to use it. A press that needs scripts is kept and repeated once it
 * is alive. On `window`, because React stops events in markup that it has not taken over yet.
 */
export function watchIntent(box: HTMLElement, sleeper: Sleeper, load: () => Promise<unknown>): () => void {
  let state: 'asleep' | 'waking' | 'failed' = 'asleep';
  let pressed: HTMLElement | null = null;

  function wish(): void {
    if (state === 'waking') return;
    state = 'waking';
    // What was asked in vain still works as plain HTML; the next sign of intent tries again.
    load().then(sleeper.wake, () => (state = 'failed'));
  }
  function onIntent({ target }: Event): void {
    if (target instanceof Element && box.contains(target) && target.closest(USED)) wish();
  }
  function onClick(event: Event): void {
    const target = event.target instanceof Element && box.contains(event.target) ? pressable(event.target) : null;
    if (!target || state === 'failed') return;
    pressed = target;
    // The browser's own calendar would open over the one that is on its way.
    if (target instanceof HTMLInputElement && target.type === 'date') event.preventDefault();
  }
  function stop(): void {
    for (const type of INTENT) window.removeEventListener(type, onIntent, true);
    window.removeEventListener('click', onClick, true);
  }

  for (const type of INTENT) window.addEventListener(type, onIntent, { capture: true, passive: true });
  window.addEventListener('click', onClick, true);
  sleeper.onAlive = () => {
    stop();
    const again = pressed?.isConnected ? pressed : document.getElementById(pressed?.id ?? '');
    again?.click();
  };
  if (box.contains(document.activeElement) || box.querySelector(':is(form, button, a):hover')) wish();
  return stop;
}

/** What does nothing, or something else, without scripts. */
function pressable(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('button[type="button"], input[type="date"]');
}

const READING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `wake` once, at the first sign that somebody is there. */
export function watchReader(wake: () => void): () => void {
  const heard = new AbortController();
  const first = () => {
    heard.abort();
    wake();
  };
  for (const type of READING) window.addEventListener(type, first, { signal: heard.signal, passive: true });
  return () => heard.abort();
}
