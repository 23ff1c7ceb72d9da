import { redirect, type RouterContextProvider } from 'react-router';
import { booking, bookingAddress } from '#contract/booking';
import { isApiError } from '#contract/core';
import { apiOf } from '../../api.ts';
import { endCode } from './end-codes.ts';
import { leave } from './leave.ts';
import { reviewPath, statusPath } from './paths.ts';

/** After a payment page: asks what the provider knows and goes where the order stands. Nothing in the address counts. */
export async function goOn(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  try {
    const { outcome, url } = await apiOf(context)(booking.continuePayment, { id });
    if (outcome === 'confirmed') return leave(context, bookingAddress(id));
    return redirect(outcome === 'open' && url ? url : statusPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    const told = ['PAYMENT_DECLINED', 'HOLD_EXPIRED'].includes(error.code);
    return redirect(told ? reviewPath(id) : statusPath(id, endCode(error.code)));
  }
}
