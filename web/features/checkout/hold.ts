import { redirect } from 'react-router';
import { booking, type Order } from '#contract/booking';
import { type Api, type ApiError, isApiError, type Money, type Problem } from '#contract/core';
import type { EndCode } from '../verticals/checkout-parts.ts';
import { endCode } from './end-codes.ts';
import { patient } from './patient.ts';
import { extrasPath, refusedPath, reviewPath } from './paths.ts';
import { hasExtras } from './purchase.ts';
import { NO_ANSWER } from './revalidate.ts';
import { pageOf } from './where-now.ts';

/** Why it is not kept, as the page needs it. */
export interface HoldRefused {
  /** Status of the answer. */
  readonly status: number;
  readonly changed?: { readonly from: Money; readonly to: Money };
  readonly ended?: EndCode;
  /** Place of the item that it is about, where it is one of several. */
  readonly item?: number;
  /** Code of what the step before was refused with, where it is none of the others. */
  readonly reason?: string;
  readonly problems: readonly Problem[];
}

/** Checks the price against what the page showed and keeps it for the buyer; then to the review. */
export async function holdAndReview(api: Api, id: string, acceptTotalMinor: number): Promise<Response | HoldRefused> {
  try {
    await patient(() => api(booking.holdOrder, { id, acceptTotalMinor }));
    return redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    if (['WRONG_STATE', 'ORDER_REPLACED'].includes(error.code))
      return redirect(pageOf(await api(booking.getOrder, { id })));
    return refusalOf(error);
  }
}

export function refusalOf({ status, code, errors }: ApiError): HoldRefused {
  const refused = { status: status || NO_ANSWER, problems: errors };
  const ended = endCode(code);
  const { from, to } = errors[0]?.detail ?? {};
  if (ended) return { ...refused, ended, ...itemOf({ errors }) };
  return code === 'PRICE_CHANGED' && isMoney(from) && isMoney(to) ? { ...refused, changed: { from, to } } : refused;
}

/** Which of several things a refusal is about. */
export function itemOf({ errors }: Pick<ApiError, 'errors'>): { readonly item?: number } {
  const item = errors[0]?.detail?.['item'];
  return typeof item === 'number' ? { item } : {};
}

/** After the names: to the extras, or, where there are none, on to the review with everything kept. */
export async function goOnFrom(api: Api, { id, items, price }: Order): Promise<Response> {
  if (hasExtras(items)) return redirect(extrasPath(id));
  const held = await holdAndReview(api, id, price.total.amountMinor);
  if (held instanceof Response) return held;
  // Of several it has to be known which one ended.
  if (held.ended && items.length > 1 && held.item === undefined) return redirect(reviewPath(id));
  return redirect(whyPath(id, items.length === 1 ? { ...held, item: undefined } : held));
}

/** The review, with what it is not held for. */
export function whyPath(
  id: string,
  { changed, problems, item }: Omit<HoldRefused, 'item'> & { readonly item?: number | undefined },
): string {
  return refusedPath(id, { why: problems[0]?.code ?? '', item, from: changed?.from.amountMinor });
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value;
}
