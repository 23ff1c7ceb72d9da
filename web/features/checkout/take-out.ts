import { redirect } from 'react-router';
import { booking } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import { type HoldRefused, refusalOf } from './hold.ts';
import { reviewPath } from './paths.ts';
import { pageOf } from './where-now.ts';

/** One thing less in an order; the rest goes on. */
export async function takeOut(api: Api, id: string, form: FormData): Promise<Response | HoldRefused> {
  const itemId = form.get('itemId');
  try {
    await api(booking.removeItem, { id, itemId: typeof itemId === 'string' ? itemId : '' });
    return redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    if (error.code === 'WRONG_STATE') return redirect(pageOf(await api(booking.getOrder, { id })));
    return refusalOf(error);
  }
}
