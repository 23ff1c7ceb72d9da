import { isFramePage, outsideBase } from '#contract/frames';

interface Leading {
  readonly document: Document;
  readonly origin: string;
  /** `/de/embed/news`. */
  readonly base: string;
}

const SIGNS = ['pointerover', 'focusin', 'click'] as const;

/** Fares, booking, rules: they open in a window of their own, where the address can be seen. */
export function leadOut({ document, ...where }: Leading): () => void {
  const turned = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) turn(link, where);
  };
  for (const sign of SIGNS) document.addEventListener(sign, turned, true);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, turned, true);
  };
}

function turn(link: HTMLAnchorElement, { origin, base }: Omit<Leading, 'document'>): void {
  if (link.target !== '' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return;
  const ours = link.origin === origin;
  const framed = ours && `${link.pathname}/`.startsWith(`${base}/`);
  const page = framed ? link.pathname.slice(base.length) : link.pathname;
  if (framed && isFramePage(page)) return;
  if (framed) link.href = outsideBase(base) + page + link.search + link.hash;
  link.target = '_blank';
  link.rel = 'noopener';
}
