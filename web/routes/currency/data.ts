import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { isApiError } from '#contract/core';
import { currencies } from '#contract/layout';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { backOf } from '../../features/pickers/back.ts';
import { repriced } from '../../features/pickers/reprice.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [state, { formtoken }] = await Promise.all([api(currencies.list, {}), api(session.formtoken, {})]);
  return { state, formtoken, back: backOf(new URL(request.url).searchParams.get('back')) };
}

/** The page is read again in the new currency, so a document is loaded. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const currencyCode = form.get('currencyCode');
  const chosen = typeof currencyCode === 'string' ? currencyCode : '';
  const api = apiOf(context);
  const back = backOf(form.get('back'));
  const { allCurrencies, current } = await api(currencies.list, {});
  try {
    await api(currencies.set, { currencyCode: chosen, store: form.has('store') });
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ problems: error.errors }, { status: error.status || 503 });
  }
  const rateOf = (code: string) => allCurrencies.find((currency) => currency.currencyCode === code);
  const [from, to] = [rateOf(current), rateOf(chosen)];
  return redirectDocument(from && to ? repriced(back, from, to) : back);
}
