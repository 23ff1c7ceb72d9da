import { type HTMLAttributes, type RefObject, useEffect, useRef } from 'react';

interface AnswerFocus<E> extends Pick<HTMLAttributes<E>, 'autoFocus' | 'tabIndex'> {
  readonly ref: RefObject<E | null>;
}

/**
 * Props of the part of a page that tells an answer, such as why a submit was refused: each new answer brings it into view and gives it
 * the focus, the same one never again. On a page of the server without scripts the browser does it, by `autofocus`.
 */
export function useAnswerFocus<E extends HTMLElement>(answer: unknown): AnswerFocus<E> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!answer) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return answer ? { ref, tabIndex: -1, autoFocus: true } : { ref };
}
