import { redirect, redirectDocument } from 'react-router';
import { booking } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, type InputOf, isApiError, type Problem } from '#contract/core';

export interface ChooseRefused {
  readonly problems: readonly Problem[];
  readonly status: number;
}

/**
 * What was chosen becomes a quote, on which checkout stands. `joins` of the form: together with what is in the cart, which then holds
 * both.
 */
export async function choose(
  api: Api,
  form: FormData,
  chosen: Omit<InputOf<typeof booking.createQuote>, 'joins'>,
): Promise<Response | ChooseRefused> {
  const joins = form.get('joins');
  try {
    const quote = await api(booking.createQuote, {
      ...chosen,
      ...(typeof joins === 'string' && joins !== '' && { joins }),
    });
    if (!joins) return redirect(`/checkout/${quote.id}`);
    await api(cart.keep, { quoteId: quote.id, adding: false });
    return redirectDocument(`/checkout/${quote.id}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problems: error.errors, status: error.status || 503 };
  }
}
