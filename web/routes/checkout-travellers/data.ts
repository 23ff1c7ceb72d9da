import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { chooseTraveler } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { listCountries } from '../../features/forms/countries.ts';
import { keepingTyped } from '../../features/forms/signed-out.ts';
import { loadOrder } from '../../features/checkout/load-order.ts';
import { faultsOf } from '../../features/checkout/order-faults.ts';
import { goOnFrom } from '../../features/checkout/hold.ts';
import { type Fault, PEOPLE, readTravellers } from '../../features/checkout/read-travellers.ts';
import { type Values, valuesOf } from '../../features/forms/values.ts';
import { pageOf } from '../../features/checkout/where-now.ts';
import { isForNow, NO_ANSWER } from '../../features/checkout/revalidate.ts';
import { filledFrom } from '../../features/checkout/filled-from.ts';

/** Names and contact of an order that is not paid for. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [loaded, { travelers: choices }] = await Promise.all([
    loadOrder(api, params['orderId'] ?? ''),
    api(chooseTraveler, {}),
  ]);
  if (!loaded.order.actions.includes('edit')) throw redirect(pageOf(loaded.order));
  return { ...loaded, choices, countries: listCountries(factsOf(context).locale) };
}

export interface ChangeRefused {
  readonly values: Values;
  readonly faults: readonly Fault[];
  readonly problems: readonly Problem[];
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  try {
    const run = () => change(api, params['orderId'] ?? '', form, factsOf(context).locale);
    return await keepingTyped(run, { form, context, hidden: true });
  } catch (error) {
    if (!isForNow(error)) throw error;
    const refused = { values: valuesOf(form, PEOPLE), faults: [], problems: error.errors } satisfies ChangeRefused;
    return data(refused, { status: error.status });
  }
}

async function change(api: Api, id: string, form: FormData, locale: string) {
  const { travellers: slots, items } = await api(booking.getOrder, { id });
  const read = readTravellers(form, { slots, items, locale });
  const { travellers, contact, values, faults } = read;
  const filled = await filledFrom(api, values);
  if (filled) return data({ values: filled, faults: [], problems: [] } satisfies ChangeRefused);
  if (faults.length > 0) return data({ values, faults, problems: [] } satisfies ChangeRefused, { status: 422 });
  try {
    return await goOnFrom(api, await api(booking.updateTravellers, { id, travellers, contact }));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const atFields = error.status === 422 || error.status === 400;
    const refused: ChangeRefused = atFields
      ? { values, faults: faultsOf(error.errors), problems: [] }
      : { values, faults: [], problems: error.errors };
    return data(refused, { status: error.status || NO_ANSWER });
  }
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
