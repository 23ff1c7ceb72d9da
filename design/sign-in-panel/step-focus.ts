import { useCallback, useEffect, useRef } from 'react';

/** The only field of a step, else its heading. */
function firstOf(box: HTMLElement): HTMLElement | null {
  const fields = box.querySelectorAll<HTMLElement>('input:is([type="text"], [type="email"], [type="password"])');
  return fields.length === 1 && fields[0] ? fields[0] : box.querySelector('h1, h2');
}

/** With its label and what is wrong, below the head of the page and above the keyboard of a phone. */
function showWrong(box: HTMLElement): void {
  const wrong = box.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (!wrong) return;
  wrong.focus({ preventScroll: true });
  (wrong.labels?.[0]?.parentElement ?? wrong).scrollIntoView({ block: 'center' });
}

/**
 * Where the focus goes in a panel: with each step but the first, which the page or the dialog sees to, and with each answer. A new step is
 * read from its heading, so that comes into view with it. `box` is the panel; `first` is what a dialog focuses when it opens.
 */
export function useStepFocus(step: string, answer: unknown) {
  const panel = useRef<HTMLElement>(null);
  const first = useRef<HTMLElement>(null);
  const box = useCallback((element: HTMLElement | null) => {
    panel.current = element;
    first.current = element && firstOf(element);
  }, []);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (!panel.current) return;
    // What was refused is read first, and has the focus already.
    if (!document.activeElement?.closest('[role="alert"]')) firstOf(panel.current)?.focus({ preventScroll: true });
    for (const part of [panel.current, panel.current.querySelector('h1, h2')])
      part?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  useEffect(() => {
    if (answer && panel.current) showWrong(panel.current);
  }, [answer]);
  return { box, first };
}
