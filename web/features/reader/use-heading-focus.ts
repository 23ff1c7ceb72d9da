import { useEffect, useRef, type RefObject } from 'react';
import { useHydrated } from '#design/hydrated';

/** Moves focus to a heading when its page replaces another one in the browser, or when `answer` changes after a post. */
export function useHeadingFocus(answer?: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // What the server drew and a script takes over, at once or when it wakes, is the page that somebody opened.
  const drawnHere = useRef(useHydrated());
  useEffect(() => {
    const arrived = drawnHere.current && document.documentElement.dataset.ready !== undefined;
    const navigated = first.current ? arrived : answer !== undefined;
    first.current = false;
    if (navigated) heading.current?.focus();
  }, [answer]);
  return heading;
}
