import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to a heading when its page replaces another one in the browser, or when `answer` changes after a post. */
export function useHeadingFocus(answer?: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const navigated = first.current ? document.documentElement.dataset.ready !== undefined : answer !== undefined;
    first.current = false;
    if (navigated) heading.current?.focus();
  }, [answer]);
  return heading;
}
