import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/booking';

const AGAIN_MS = 3_000;

/** Looks again while something is under way that the reader waits for. Without scripts the page offers a link. */
export function useFreshOrder(order: Order): void {
  const { state, revalidate } = useRevalidator();
  const waits = isUnderWay(order) || order.mail.state === 'waiting';
  useEffect(() => {
    if (!waits || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [waits, state, revalidate, order]);
}

export function isUnderWay({ state }: Order): boolean {
  return state === 'booking' || state === 'checking' || state === 'cancelling';
}
