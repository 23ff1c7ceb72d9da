import { read, speak } from '../../shell/announcer.tsx';

/** A place in the page is named for so long after focus came to it, and then no more: nobody finds it later. */
const LANDING_MS = 3_000;

/** Says the `data-announce` of what takes the focus, such as the top of the page or what a skip link led to. */
export function announceLandings(to = { read, speak }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function land(target: EventTarget | null): void {
    const text = target instanceof HTMLElement && target.dataset['announce'];
    if (!text) return;
    clearTimeout(timer);
    to.speak(text);
    timer = setTimeout(() => {
      if (to.read().polite === text) to.speak('');
    }, LANDING_MS);
  }
  const heard = ({ target }: FocusEvent) => land(target);
  document.addEventListener('focusin', heard);
  land(document.activeElement);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', heard);
  };
}
