import { booking, type Quote } from '#contract/booking';
import type { Api, InputOf } from '#contract/core';
import { choiceOf } from '../verticals/choice-of.ts';

/** What is asked for in a quote, whatever it is joined to and takes the place of. */
export type Asked = Omit<InputOf<typeof booking.createQuote>, 'joins' | 'at' | 'replaces' | 'instead'>;

/** The things of a quote with the same extras in their order, checked again with those who provide them, to take its place. */
export async function askAgain(api: Api, { id, items }: Pick<Quote, 'id' | 'items'>): Promise<Quote> {
  let joined: Quote | undefined;
  for (const item of items) {
    joined = await api(booking.createQuote, { ...choiceOf(item), joins: joined?.id, instead: id });
  }
  if (!joined) throw new TypeError('A quote without an item');
  return joined;
}
