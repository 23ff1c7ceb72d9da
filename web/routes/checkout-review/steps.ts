import { type ActionFunctionArgs, redirect } from 'react-router';
import { booking, bookingAddress, paidAddress, type Quote } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import { paymentMethods } from '#contract/payments';
import { apiOf, factsOf } from '../../api.ts';
import { endCode } from '../../features/checkout/end-codes.ts';
import { holdAndReview, type HoldRefused, refusalOf } from '../../features/checkout/hold.ts';
import { leave } from '../../features/checkout/leave.ts';
import { patient } from '../../features/checkout/patient.ts';
import { reviewPath, statusPath } from '../../features/checkout/paths.ts';
import { isForNow, NO_ANSWER } from '../../features/checkout/revalidate.ts';
import { takeOut } from '../../features/checkout/take-out.ts';
import { undoChange } from '../../features/checkout/undo.ts';
import type { ReviewRefused } from './data.ts';

type Context = ActionFunctionArgs['context'];

/** `pay`, `extend` the hold, `hold` all of it (again), `remove` one of several, or `undo` the change that the address names. */
export async function takeStep(
  context: Context,
  id: string,
  form: FormData,
  address: URL,
): Promise<Response | ReviewRefused> {
  const api = apiOf(context);
  const intent = form.get('intent');
  if (intent === 'hold') return holdAndReview(api, id, Number(form.get('acceptTotalMinor')));
  if (intent === 'extend') return extend(api, id);
  if (intent === 'undo') return undo(context, id, address);
  return intent === 'remove' ? takeOut(api, id, form) : pay(context, id, form);
}

async function extend(api: Api, id: string): Promise<Response | HoldRefused> {
  try {
    await patient(() => api(booking.extendHold, { id }));
    return redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return error.code === 'WRONG_STATE' ? redirect(statusPath(id)) : refusalOf(error);
  }
}

/** What cannot be had again leaves the trip as it is. */
async function undo(context: Context, id: string, address: URL): Promise<Response | ReviewRefused> {
  try {
    const asked = { address, locale: factsOf(context).locale, isShown: ({ orderId }: Quote) => orderId === id };
    return (await undoChange(apiOf(context), asked)) ?? redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: error.status || NO_ANSWER, problems: error.errors };
  }
}

const TOLD_HERE = [
  'PAYMENT_DECLINED',
  'PRICE_CHANGED',
  'OFFER_NOT_ALLOWED',
  'HOLD_UNDER_WAY',
  'HOLD_EXPIRED',
  'METHOD_NOT_OFFERED',
  'CARD_GONE',
  'CARD_EXPIRED',
  'KEEPING_NOT_OFFERED',
  'PAYMENT_UNAVAILABLE',
];

async function pay(context: Context, id: string, form: FormData): Promise<Response | ReviewRefused> {
  const api = apiOf(context);
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const key = field('key');
  const chosen = { methodId: field('methodId'), keep: form.has('keep') };
  const paying = {
    id,
    method: paymentMethods.find((known) => known === field('method')) ?? 'CARD',
    ...(chosen.methodId
      ? { paymentToken: null, methodId: chosen.methodId }
      : { paymentToken: field('paymentToken') || null, keep: chosen.keep }),
    totalMinor: Number(field('totalMinor')),
    currency: field('currency'),
    returnPath: paidAddress(id),
  };
  try {
    const { outcome, url } = await patient(() => api(booking.payOrder, paying, { idempotencyKey: key }));
    if (outcome === 'confirmed') return leave(context, bookingAddress(id));
    return redirect(outcome === 'open' && url ? url : statusPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    // Refused before anything was tried: the page stays as it is, and its button tries the same again.
    if (isForNow(error)) return { ...refusalOf(error), chosen };
    if (error.status === 0) return { ...refusalOf(error), sameKey: key, chosen };
    const refused = refusalOf(error);
    // One of several that is gone can be taken out, and the rest goes on.
    if (refused.item !== undefined && (await isOpen(api, id))) return { ...refused, chosen };
    if (endCode(error.code)) return redirect(statusPath(id, error.code));
    return TOLD_HERE.includes(error.code) ? { ...refusalOf(error), chosen } : redirect(statusPath(id));
  }
}

async function isOpen(api: Api, id: string): Promise<boolean> {
  return (await api(booking.getOrder, { id })).actions.includes('removeItem');
}
