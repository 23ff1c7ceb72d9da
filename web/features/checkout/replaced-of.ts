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
    const lost = [...searchParams].flatMap(([name, count]) =>
      name.startsWith('lost.') ? [[name.slice('lost.'.length), Number(count) || 0] as const] : [],
    );
    return item && { item, at, lost: Object.fromEntries(lost), undone: searchParams.has('undone') };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
