import { booking } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import type { Replaced } from './parts/replaced-note.tsx';

/** What a choice replaced, as the address says it: for the note on the page after. */
export async function replacedOf(api: Api, { searchParams }: URL): Promise<Replaced | undefined> {
  const id = searchParams.get('instead');
  if (!id) return undefined;
  try {
    const quote = await api(booking.getQuote, { id });
    // With the extras that were chosen since.
    const { items } = quote.orderId === null ? quote : await api(booking.getOrder, { id: quote.orderId });
    const at = Number(searchParams.get('at'));
    const item = items[at];
    const count = (name: string): number => Number(searchParams.get(name)) || 0;
    return item && { item, at, lostSeats: count('seats'), lostBags: count('bags') };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
