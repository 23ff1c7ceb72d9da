const SCROLL_MS = 300;

/** Ease in and out, quadratic: half the way in half the time, slow at both ends. */
function eased(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
}

/**
 * Scrolls the window until `part` stands as far below its top as the page's scroll padding says: 20, or 80 under a header
 * that stays (`--scroll-pad`, `--scroll-pad-header`). At once where the reader wants no motion.
 */
export function glideTo(part: Element): Promise<void> {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const from = window.scrollY;
  const way = part.getBoundingClientRect().top - padding;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const began = performance.now();
  return new Promise((resolve) => {
    const step = (): void => {
      const share = still ? 1 : Math.min(1, (performance.now() - began) / SCROLL_MS);
      window.scrollTo({ top: from + way * eased(share), behavior: 'instant' });
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });
}
