import type { Product } from '#contract/booking';
import { useSpanWords } from '../booking/use-span-words.ts';
import type { Of } from './checkout-words.ts';
import { useFlightWhen } from './flights/use-when.ts';

type When = { readonly [V in Product['vertical']]: (product: Of<V>) => string[] };

/** The days of a thing, with times where it has some, a line for each flight. */
export function useWhen(): (product: Product) => string[] {
  const span = useSpanWords();
  const when: When = {
    flights: useFlightWhen(),
    stays: ({ checkIn, checkOut }) => [span(checkIn, checkOut)],
  };
  return (product) => (when[product.vertical] as (product: Product) => string[])(product);
}
