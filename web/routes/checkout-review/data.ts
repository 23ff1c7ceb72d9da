import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { methodChoices } from '#contract/payments';
import { apiOf, factsOf } from '../../api.ts';
import type { HoldRefused } from '../../features/checkout/hold.ts';
import { leave } from '../../features/checkout/leave.ts';
import { loadOrder } from '../../features/checkout/load-order.ts';
import { issuersOf } from '../../features/checkout/issuers.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import type { PayChoice } from '../../features/checkout/pay-choice.ts';
import { cheaperOf } from '../../features/verticals/cheaper.ts';
import { pageOf } from '../../features/checkout/where-now.ts';

/** The last page before paying. A new key each time it is loaded: after a refusal the next try is a new one. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [loaded, kept] = await Promise.all([loadOrder(api, params['orderId'] ?? ''), api(methodChoices, {})]);
  const { actions } = loaded.order;
  if (!actions.includes('pay') && !actions.includes('hold')) throw leave(context, pageOf(loaded.order));
  const url = new URL(request.url);
  // Most holds are not refused.
  const why =
    url.searchParams.has('why') && !actions.includes('pay')
      ? (await import('../../features/checkout/why-of.ts')).whyOf(url.searchParams, loaded.order)
      : undefined;
  const issuers = issuersOf(loaded.order.travellers, factsOf(context).locale);
  // Few have changed something.
  const replaced = url.searchParams.has('instead')
    ? await (await import('../../features/checkout/replaced-of.ts')).replacedOf(api, url)
    : undefined;
  // Whoever has just chosen another fare has seen what the others cost.
  const cheaper = replaced ? undefined : await cheaperOf(api, loaded.order.items);
  return { ...loaded, issuers, kept, why, replaced, cheaper, key: newKey() };
}

export interface ReviewRefused extends HoldRefused {
  /** Set when nobody knows whether the last try arrived: the next one must be the same. */
  readonly sameKey?: string;
  readonly chosen?: PayChoice;
}

/** A press on the page; see `steps.ts`. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  // What a press does comes with the press: the page is at the limit of its first load.
  const { takeStep } = await import('./steps.ts');
  const answer = await takeStep(context, params['orderId'] ?? '', form, new URL(request.url));
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
