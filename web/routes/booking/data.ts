import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import { isApiError, type Problem } from '#contract/core';
import { apiOf, factsOf } from '../../api.ts';
import { accessOf, LINKS_RENEWED } from '../../features/booking/access.ts';
import { loadOrder, pointsOf, tokenFor } from '../../features/booking/load-order.ts';
import { statusPath } from '../../features/checkout/paths.ts';
import { isGivenUp } from '../../features/checkout/is-given-up.ts';

/** The booking with all its page needs; opened by its session or by the signed token in the address. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const access = accessOf(request, params);
  const order = await loadOrder(api, access, factsOf(context).locale);
  // Never booked and never refused by a supplier: its own page says what became of it.
  if (isGivenUp(order)) throw redirect(statusPath(order.id));
  const [formtoken, points] = await Promise.all([tokenFor(api, order), pointsOf(api, order)]);
  return { order, access, formtoken, points };
}

export interface OrderAnswer {
  readonly resent: boolean;
  readonly renewed?: boolean;
  readonly problems: readonly Problem[];
}

/** Sends the mail again, or revokes links and sends a new one; a refusal is told on the page, as is success where it still opens. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  try {
    const { intent } = Object.fromEntries(await request.formData());
    if (intent === 'links') {
      const { opens } = await apiOf(context)(booking.renewLinks, accessOf(request, params));
      if (!opens) return redirect(LINKS_RENEWED);
      return { resent: false, renewed: true, problems: [] } satisfies OrderAnswer;
    }
    await apiOf(context)(booking.resendMail, accessOf(request, params));
    return { resent: true, problems: [] } satisfies OrderAnswer;
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return data({ resent: false, problems: error.errors } satisfies OrderAnswer, { status: error.status || 503 });
  }
}
