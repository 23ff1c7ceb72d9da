import { useLayoutEffect, useRef } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { Order } from '#contract/booking';

interface Once {
  readonly busy: boolean;
  /** Whether the form may go now, if it is `ready`: not while it is on its way already. */
  readonly goes: (ready?: () => boolean) => boolean;
}

/** Lets a form of this order go once: the second press of a double one comes before the page shows that it is busy. */
export function useOnce(order: Order): Once {
  const busy = useNavigation().state !== 'idle';
  const answer = useActionData<unknown>();
  const sending = useRef(false);
  // An answer may come before "busy" was ever painted, so the answer itself opens the form again, before it can be read.
  useLayoutEffect(() => {
    if (!busy) sending.current = false;
  }, [busy, answer, order]);
  const goes = (ready = () => true): boolean => {
    if (sending.current || !ready()) return false;
    sending.current = true;
    return true;
  };
  return { busy, goes };
}
