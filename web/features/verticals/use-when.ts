import type { Product } from '#contract/booking';
import { useSpanWords } from '../booking/use-span-words.ts';
import { useFlightWhen } from './flights/use-when.ts';

/** The days of a thing, with times where it has some, a line for each flight. */
export function useWhen(): (product: Product) => string[] {
  const flights = useFlightWhen();
  const span = useSpanWords();
  return (product) => (product.vertical === 'flights' ? flights(product) : [span(product.checkIn, product.checkOut)]);
}
