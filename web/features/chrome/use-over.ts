import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { makeOthersInert } from './others-inert.ts';

export function isOver(panel: HTMLElement | null): panel is HTMLElement {
  return panel?.matches(':popover-open') ?? false;
}

/**
 * Whether the panel is open over the page, which is the browser's to say: it may have opened it before any script ran. As long as
 * it is, the rest of the page cannot be reached; afterwards the focus is back on the button.
 */
export function useOver(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): boolean {
  const over = useSyncExternalStore(
    (changed) => {
      const element = panel.current;
      element?.addEventListener('toggle', changed);
      return () => element?.removeEventListener('toggle', changed);
    },
    () => isOver(panel.current),
    () => false,
  );
  useEffect(() => {
    const element = panel.current;
    if (!over || !element) return;
    const opener = button.current;
    const release = makeOthersInert(element);
    element.querySelector('button')?.focus();
    // Before the browser gives the focus back to the button, which it could not while that is inert.
    const leaving = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') release();
    };
    element.addEventListener('beforetoggle', leaving);
    return () => {
      element.removeEventListener('beforetoggle', leaving);
      release();
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [over, panel, button]);
  return over;
}
