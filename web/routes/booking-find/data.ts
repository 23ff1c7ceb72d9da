import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { booking, bookingAddress, referenceFault } from '#contract/booking';
import { type Api, isApiError, type Problem } from '#contract/core';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formtoken } = await apiOf(context)(session.formtoken, {});
  return { formtoken, renewed: new URL(request.url).searchParams.get('links') === 'renewed' };
}

export interface FindRefused {
  readonly problems: readonly Problem[];
  /** As typed, so that a slip can be mended. */
  readonly values: { readonly reference: string; readonly email: string };
}

/** Reference and e-mail open the booking by its signed address; a wrong pair gets one answer, whichever half is wrong. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = { reference: field(form, 'reference'), email: field(form, 'email') };
  const problems = faultsOf(values);
  if (problems.length > 0) return data({ problems, values } satisfies FindRefused, { status: 422 });
  try {
    const { orderId, token } = await findIt(apiOf(context), values);
    return redirect(bookingAddress(orderId, token));
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ problems: error.errors, values } satisfies FindRefused, { status: error.status || 503 });
  }
}

/** What can be seen without asking; the server judges it again. */
function faultsOf({ reference, email }: FindRefused['values']): Problem[] {
  const at = (name: string): Problem => ({
    code: 'VALIDATION_ERROR',
    description: name,
    localizedDescription: name,
    field: name,
  });
  return [...(referenceFault(reference) ? [at('reference')] : []), ...(/\S@\S/.test(email) ? [] : [at('email')])];
}

/** Once more with the work that guessing costs, where a browser can do it. */
async function findIt(api: Api, values: FindRefused['values']) {
  try {
    return await api(booking.find, values);
  } catch (error) {
    const challenge = isApiError(error) && error.code === 'WORK_REQUIRED' && error.errors[0]?.detail?.['challenge'];
    if (import.meta.env.SSR || typeof challenge !== 'string') throw error;
    const { solve } = await import('../../features/identity/solve.ts');
    return api(booking.find, { ...values, captcha: await solve(challenge) });
  }
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
