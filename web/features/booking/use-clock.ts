import type { Order } from '#contract/booking';
import { useItemWords } from '../verticals/order-parts.tsx';
import { type Clock, useZonedClock } from './use-zoned-clock.ts';

/** Instants about all of an order, on the clock of what begins it. */
export function useClock({ items: [first] }: Order): Clock {
  const wordsOf = useItemWords();
  const clockOf = useZonedClock();
  return clockOf(first ? wordsOf(first) : { zone: 'UTC', zoneName: 'UTC' });
}
