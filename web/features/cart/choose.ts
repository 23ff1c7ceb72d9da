import { redirect } from 'react-router';
import { booking } from '#contract/booking';
import { cart } from '#contract/cart';
import { type Api, type InputOf, isApiError, type Problem } from '#contract/core';

export interface ChooseRefused {
  readonly problems: readonly Problem[];
  readonly status: number;
}

/**
 * What was chosen becomes a quote, on which checkout stands. `joins` of the form: together with what was put aside. `intent` stop:
 * nothing is put aside any more, and the page stays.
 */
export async function choose(
  api: Api,
  form: FormData,
  chosen: Omit<InputOf<typeof booking.createQuote>, 'joins'>,
): Promise<Response | ChooseRefused | null> {
  const joins = form.get('joins');
  try {
    if (form.get('intent') === 'stop') {
      await api(cart.empty, {});
      return null;
    }
    const quote = await api(booking.createQuote, {
      ...chosen,
      ...(typeof joins === 'string' && joins !== '' && { joins }),
    });
    if (joins) await api(cart.empty, {});
    return redirect(`/checkout/${quote.id}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problems: error.errors, status: error.status || 503 };
  }
}
