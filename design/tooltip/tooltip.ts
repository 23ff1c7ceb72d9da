import styles from './tooltip.module.css';

/** How far from its button the tooltip stands, in pixels. */
const OFFSET_Y = 12;
/** A tooltip comes when pointer or focus rests so long, and stays so long for a pointer on its way to it. */
const REST_MS = 100;
const EDGE = 8;

/**
 * Shows the name of a button that has only an icon (`data-tip`, named by `aria-label`) under a mouse or the focus of a key. Esc,
 * a press and scrolling put it away. One for the whole document; nothing is drawn before it is needed.
 */
export function watchTooltips(): () => void {
  const stop = new AbortController();
  const tip = createTip();
  let shownFor: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    if (shownFor) tip.hidePopover();
    shownFor = null;
  }
  function showSoon(button: Element): void {
    clearTimeout(timer);
    if (shownFor === button) return;
    timer = setTimeout(() => {
      hide();
      if (!button.isConnected) return;
      shownFor = button;
      // A modal dialog takes only what is in it.
      (button.closest('dialog') ?? document.body).append(tip);
      tip.textContent = button.getAttribute('aria-label');
      tip.showPopover();
      place(tip, button.getBoundingClientRect());
    }, REST_MS);
  }
  function hideSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(hide, REST_MS);
  }

  const listen = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, hear, { capture: true, passive: true, signal: stop.signal });
  listen('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.target === tip) return clearTimeout(timer);
    const button = namedIn(event.target);
    if (button) showSoon(button);
    else if (shownFor) hideSoon();
  });
  listen('focusin', ({ target }) => {
    const button = namedIn(target);
    if (button?.matches(':focus-visible')) showSoon(button);
    else hide();
  });
  listen('focusout', hide);
  listen('pointerdown', hide);
  listen('scroll', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  const already = buttonAtHand();
  if (already) showSoon(already);
  return () => {
    stop.abort();
    hide();
    tip.remove();
  };
}

/** Where pointer or focus rested before anybody watched. */
function buttonAtHand(): Element | null {
  const hovers = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;
  return document.querySelector(`[data-tip]:focus-visible${hovers ? ', [data-tip]:hover' : ''}`);
}

function namedIn(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** The button says its name itself, so this is for the eyes. */
function createTip(): HTMLElement {
  const tip = document.createElement('div');
  tip.setAttribute('popover', 'manual');
  tip.setAttribute('aria-hidden', 'true');
  tip.className = styles.tip ?? '';
  return tip;
}

function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const size = tip.getBoundingClientRect();
  const middle = left + width / 2 - size.width / 2;
  const below = bottom + OFFSET_Y;
  const fits = below + size.height + EDGE <= innerHeight;
  tip.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - size.width - EDGE))}px`;
  tip.style.top = `${fits ? below : top - OFFSET_Y - size.height}px`;
}
