import { redirect } from 'react-router';
import { booking } from '#contract/booking';
import { type Api, type ApiError, isApiError, type Money, type Problem } from '#contract/core';
import { endCode, type EndCode } from './end-codes.ts';
import { reviewPath } from './paths.ts';
import { NO_ANSWER } from './revalidate.ts';
import { pageOf } from './where-now.ts';

/** Why the seats are not kept, as the page needs it. */
export interface HoldRefused {
  /** Status of the answer. */
  readonly status: number;
  readonly changed?: { readonly from: Money; readonly to: Money };
  readonly ended?: EndCode;
  readonly problems: readonly Problem[];
}

/** Checks the price against what the page showed and keeps the seats; then to the review. */
export async function holdAndReview(api: Api, id: string, acceptTotalMinor: number): Promise<Response | HoldRefused> {
  try {
    await api(booking.holdOrder, { id, acceptTotalMinor });
    return redirect(reviewPath(id));
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    if (error.code === 'WRONG_STATE') return redirect(pageOf(await api(booking.getOrder, { id })));
    return refusalOf(error);
  }
}

export function refusalOf({ status, code, errors }: ApiError): HoldRefused {
  const refused = { status: status || NO_ANSWER, problems: errors };
  const ended = endCode(code);
  if (ended) return { ...refused, ended };
  const { from, to } = errors[0]?.detail ?? {};
  return code === 'PRICE_CHANGED' && isMoney(from) && isMoney(to) ? { ...refused, changed: { from, to } } : refused;
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value;
}
