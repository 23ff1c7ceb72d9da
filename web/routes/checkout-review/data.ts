import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking, bookingAddress, paidAddress } from '#contract/booking';
import { type Api, isApiError } from '#contract/core';
import { methodChoices, paymentMethods } from '#contract/payments';
import { apiOf, factsOf } from '../../api.ts';
import { endCode } from '../../features/checkout/end-codes.ts';
import { holdAndReview, type HoldRefused, refusalOf } from '../../features/checkout/hold.ts';
import { leave } from '../../features/checkout/leave.ts';
import { loadOrder } from '../../features/checkout/load-order.ts';
import { issuersOf } from '../../features/checkout/issuers.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import type { PayChoice } from '../../features/checkout/pay-choice.ts';
import { reviewPath, statusPath } from '../../features/checkout/paths.ts';
import { isForNow } from '../../features/checkout/revalidate.ts';
import { takeOut } from '../../features/checkout/take-out.ts';
import { pageOf } from '../../features/checkout/where-now.ts';

/** The last page before paying. A new key each time it is loaded: after a refusal the next try is a new one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [loaded, kept] = await Promise.all([loadOrder(api, params['orderId'] ?? ''), api(methodChoices, {})]);
  const { actions } = loaded.order;
  if (!actions.includes('pay') && !actions.includes('hold')) throw leave(context, pageOf(loaded.order));
  const why = actions.includes('pay') ? undefined : whyOf(new URL(request.url).searchParams);
  const issuers = issuersOf(loaded.order.travellers, factsOf(context).locale);
  return { ...loaded, issuers, kept, why, key: newKey() };
}

/** Why nothing is kept, as the address of the step before says it. */
function whyOf(asked: URLSearchParams): Pick<HoldRefused, 'ended' | 'item'> | undefined {
  const [ended, item] = [endCode(asked.get('why')), asked.get('item')];
  return ended && { ended, ...(item && /^\d$/.test(item) && { item: Number(item) }) };
}

export interface ReviewRefused extends HoldRefused {
  /** Set when nobody knows whether the last try arrived: the next one must be the same. */
  readonly sameKey?: string;
  readonly chosen?: PayChoice;
}

/** `pay`, `extend` the hold, `hold` all of it (again), or `remove` one of several. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiOf(context);
  const id = params['orderId'] ?? '';
  const form = await request.formData();
  const intent = form.get('intent');
  const answer =
    intent === 'hold'
      ? await holdAndReview(api, id, Number(form.get('acceptTotalMinor')))
      : intent === 'extend'
        ? await extend(api, id)
        : intent === 'remove'
          ? await takeOut(api, id, form)
          : await pay(context, id, form);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

async function extend(api: Api, id: string): Promise<Response | HoldRefused> {
  try {
    await api(booking.extendHold, { id });
    return redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return error.code === 'WRONG_STATE' ? redirect(statusPath(id)) : refusalOf(error);
  }
}

const TOLD_HERE = [
  'PAYMENT_DECLINED',
  'PRICE_CHANGED',
  'HOLD_EXPIRED',
  'METHOD_NOT_OFFERED',
  'CARD_GONE',
  'CARD_EXPIRED',
  'KEEPING_NOT_OFFERED',
  'PAYMENT_UNAVAILABLE',
];

async function pay(
  context: ActionFunctionArgs['context'],
  id: string,
  form: FormData,
): Promise<Response | ReviewRefused> {
  const api = apiOf(context);
  const field = (name: string) => String(form.get(name) ?? '');
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
    const { outcome, url } = await api(booking.payOrder, paying, { idempotencyKey: key });
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
