import { announce } from '../../shell/announcer.tsx';
import { refill, takeCarried } from './carry.ts';

/** Takes up what was carried here from the same page in another language or currency, once the page is alive. */
export function arrive(): void {
  const { pathname, search } = window.location;
  const carried = takeCarried(pathname + search);
  if (!carried) return;
  whenReady(() => {
    refill(document, carried);
    document.querySelector<HTMLElement>(`[data-opens="${carried.opener}"]`)?.focus({ preventScroll: true });
    window.scrollTo({ top: carried.scroll, behavior: 'instant' });
    if (carried.said) announce('currency', carried.said);
  });
}

function whenReady(act: () => void): void {
  const page = document.documentElement;
  if (page.dataset['ready']) return act();
  const watch = new MutationObserver(() => {
    if (!page.dataset['ready']) return;
    watch.disconnect();
    act();
  });
  watch.observe(page, { attributeFilter: ['data-ready'] });
}
