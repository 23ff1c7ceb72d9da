/** Puts an open popover under its button where the browser has no anchor positioning; CSS does it everywhere else. */
export function placeBelow(panel: HTMLElement, anchor: Element | null): void {
  if (!anchor || CSS.supports('position-area', 'block-end') || matchMedia('(width < 40rem)').matches) return;
  const from = anchor.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const edge = 16;
  const left = Math.max(edge, Math.min(from.left, innerWidth - size.width - edge));
  const fitsBelow = from.bottom + size.height + edge < innerHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${fitsBelow ? from.bottom : Math.max(edge, from.top - size.height - edge)}px`;
}
