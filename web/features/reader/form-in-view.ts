import { whenResized } from '#design/measure';

const FORM = '#search-form';

/** Says on the root element whether the page's search form is seen or gone; nothing where a page has none. */
export function watchForm(): () => void {
  const root = document.documentElement;
  const main = document.getElementById('main');
  let form: Element | null = null;
  let observer: IntersectionObserver | undefined;

  function observe(): void {
    observer?.disconnect();
    if (!form) return;
    // What lies under the header is not seen.
    const { height = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
    const rootMargin = `-${Math.ceil(height)}px 0px 0px`;
    observer = new IntersectionObserver(
      (entries) => {
        root.dataset['form'] = entries.at(-1)?.isIntersecting ? 'seen' : 'gone';
      },
      { rootMargin },
    );
    observer.observe(form);
  }
  function look(): void {
    const now = document.querySelector(FORM);
    if (now === form) return;
    form = now;
    if (!form) delete root.dataset['form'];
    observe();
  }
  const pages = new MutationObserver(look);
  if (main) pages.observe(main, { childList: true, subtree: true });
  const stop = whenResized(observe);
  look();
  return () => {
    pages.disconnect();
    observer?.disconnect();
    stop();
  };
}
