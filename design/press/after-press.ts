let pressed = false;
let watching = false;

/** Begins to notice when a pointer is down; before the first `afterPress`. */
export function watchPress(): void {
  if (watching) return;
  watching = true;
  const set = (down: boolean) => () => (pressed = down);
  window.addEventListener('pointerdown', set(true), { capture: true, passive: true });
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, set(false), { capture: true });
}

/** Runs at once, or, where a pointer is down, when its press has ended: what moves under a press is missed by it. */
export function afterPress(run: () => void): void {
  if (!pressed) return run();
  const ended = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(
      type,
      () => {
        ended.abort();
        setTimeout(run);
      },
      { signal: ended.signal },
    );
  }
}
