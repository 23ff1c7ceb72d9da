import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contract/core';
import type { methodChoices } from '#contract/payments';

/** The kept cards of whoever is signed in; `methods` is null for everybody else. */
export type Kept = OutputOf<typeof methodChoices>;

export interface PayChoice {
  /** Empty: a card that is typed, or chosen on the payment page. */
  readonly methodId: string;
  readonly keep: boolean;
}

/** What a list of cards begins with, and by what it is known. */
export interface PayShown {
  readonly listed: string;
  readonly start: string;
}

/**
 * What is chosen in the form, read from its fields: they may still sleep. `shown` is what a list begins with; a card that is of
 * no use any more gives way to typing one, never to another that nobody chose.
 */
export function usePayChoice({ methods }: Kept, refused: PayChoice | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const usable = (methods ?? []).filter(({ state }) => state === 'usable').map(({ methodId }) => methodId);
  const listed = usable.join();
  const [methodId, setMethodId] = useState(refused?.methodId ?? usable[0] ?? '');
  const [keep, setKeep] = useState(refused?.keep ?? false);
  const start = usable.includes(methodId) ? methodId : '';
  const [shown, setShown] = useState({ listed, start });
  if (shown.listed !== listed) setShown({ listed, start });
  useEffect(() => {
    const element = form.current;
    const read = (event?: Event) => {
      if (!element || (event && !element.contains(event.target as Node))) return;
      const chosen = new FormData(element);
      const id = chosen.get('methodId');
      setMethodId(typeof id === 'string' ? id : '');
      setKeep(chosen.has('keep'));
    };
    read();
    // Not at the form: React stops events on their way into a part that sleeps.
    window.addEventListener('change', read, true);
    return () => window.removeEventListener('change', read, true);
  }, [listed]);
  return { form, shown, methodId: start, keep };
}
