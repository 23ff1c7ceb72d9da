import { redirect } from 'react-router';
import { booking, bookingAddress } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import { endCode } from './end-codes.ts';
import { reviewPath, statusPath } from './paths.ts';

/** After a payment page: asks what the provider knows and goes where the order stands. Nothing in the address counts. */
export async function goOn(api: Api, id: string): Promise<Response> {
  try {
    const { outcome, url } = await api(booking.continuePayment, { id });
    if (outcome === 'confirmed') return redirect(bookingAddress(id));
    return redirect(outcome === 'open' && url ? url : statusPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    const told = ['PAYMENT_DECLINED', 'HOLD_EXPIRED'].includes(error.code);
    return redirect(told ? reviewPath(id) : statusPath(id, endCode(error.code)));
  }
}
