/** Lets a sleeping island know when to wake, and what was pressed meanwhile. */
export interface Sleeper {
  /** Fulfilled once the island's chunk is there. */
  readonly woken: Promise<void>;
  readonly wake: () => void;
  /** Fulfilled once the island has taken over its markup. */
  readonly awake: Promise<void>;
  /** Called by the island then. */
  readonly alive: () => void;
  onAlive: () => void;
}

/** A pointer over words or a picture means nothing. */
const USED = 'form, button, a';
const INTENT = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Loads the island at the first sign that somebody means to use it. A press that needs scripts is kept and repeated once it
 * is alive, also where its element was replaced between the button's down and up. On `window`, because React stops events in
 * markup that it has not taken over yet.
 */
export function watchIntent(box: HTMLElement, sleeper: Sleeper, load: () => Promise<unknown>): () => void {
  let state: 'asleep' | 'waking' | 'failed' = 'asleep';
  let pressed: HTMLElement | null = null;
  let held: HTMLElement | null = null;

  function wish(): void {
    if (state === 'waking') return;
    state = 'waking';
    // What was asked in vain still works as plain HTML; the next sign of intent tries again.
    load().then(sleeper.wake, () => {
      state = 'failed';
      if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
      if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') send(pressed);
    });
  }
  function send(button: HTMLElement): void {
    pressed = null;
    button.closest('form')?.requestSubmit(button);
  }
  function onIntent({ type, target }: Event): void {
    if (!(target instanceof Element) || !box.contains(target)) return;
    if (type === 'pointerdown') held = pressable(target);
    if (target.closest(USED)) wish();
  }
  function onClick(event: MouseEvent): void {
    held = null;
    const target = event.target instanceof Element && box.contains(event.target) ? pressable(event.target) : null;
    if (!target || state === 'failed' || !isPlainPress(event)) return;
    pressed = target;
    const most = Number(target.dataset.waits);
    // A form that is whole without its script waits for it no longer than its button says.
    if (most) setTimeout(() => pressed === target && send(target), most);
    // The browser's own calendar, or the document of a link or a form that nobody hears in sleeping markup, would come before it.
    event.preventDefault();
    // React may take the part over within this event: heard there too, the press would count twice.
    event.stopImmediatePropagation();
    wish();
  }
  function stop(): void {
    for (const type of INTENT) window.removeEventListener(type, onIntent, true);
    window.removeEventListener('click', onClick, true);
  }

  for (const type of INTENT) window.addEventListener(type, onIntent, { capture: true, passive: true });
  window.addEventListener('click', onClick, true);
  sleeper.onAlive = () => {
    stop();
    if (pressed) successorOf(pressed)?.click();
    else if (held && !held.isConnected) pressWhenReleased(held);
    pressed = null;
  };
  if (box.contains(document.activeElement) || box.querySelector(':is(form, button, a):hover')) wish();
  return stop;
}

/** The element itself, or the one that took its place. */
function successorOf(element: HTMLElement): HTMLElement | null {
  return element.isConnected ? element : document.getElementById(element.id);
}

/** The browser sends no click where the element under the button's down is gone at its up. */
function pressWhenReleased(held: HTMLElement): void {
  const over = new AbortController();
  const release = ({ type, target }: PointerEvent) => {
    over.abort();
    const successor = successorOf(held);
    if (type !== 'pointerup' || !(target instanceof Node) || !successor?.contains(target)) return;
    // After what the browser itself does at a release, such as to close what is open elsewhere.
    setTimeout(() => {
      successor.focus();
      successor.click();
    });
  };
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, release, { signal: over.signal, capture: true });
  }
}

/**
 * What does nothing, or something else, without scripts. A popover's button does the same with and without; a form that would leave the
 * page, with what is typed on it, where its script would not, marks its buttons with `data-waits`: for ever, or for so many milliseconds.
 */
const PRESSABLE =
  'button[type="button"]:not([popovertarget]), button[data-waits], input[type="date"], a[href^="/"]:not([target], [download])';

function pressable(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>(PRESSABLE);
}

function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
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

/** Long enough for a page that is still busy; a browser without idle callbacks waits it out. */
const IDLE_MS = 2_000;

/** Calls `wake` once: when the page is loaded and the browser is idle, or before that at the first sign of a reader. */
function watchIdle(wake: () => void): () => void {
  const done = new AbortController();
  const first = () => {
    if (done.signal.aborted) return;
    done.abort();
    stopReader();
    wake();
  };
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(first, { timeout: IDLE_MS });
    else setTimeout(first, IDLE_MS);
  };
  const stopReader = watchReader(first);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { signal: done.signal });
  return () => {
    done.abort();
    stopReader();
  };
}

/** Calls `wake` when what `box` holds comes within 400 px of what is seen, and somebody is there to see it. */
function watchNear(box: HTMLElement, wake: () => void): () => void {
  return watchReader(() => {
    const near = new IntersectionObserver(([part]) => part?.isIntersecting && wake(), { rootMargin: '400px' });
    // The box itself has no place on the page.
    if (box.firstElementChild) near.observe(box.firstElementChild);
  });
}

/** What wakes an island beside a sign of intent at itself. */
export type WakesBy = 'asked' | 'idle' | 'near' | 'reader';

export function watchFor(by: WakesBy | undefined, box: HTMLElement, wake: () => void): () => void {
  if (by === 'asked') wake();
  if (by === 'reader') return watchReader(wake);
  if (by === 'near') return watchNear(box, wake);
  return by === 'idle' ? watchIdle(wake) : () => undefined;
}
