import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { payments } from '#contract/payments';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { NO_ANSWER } from '../../features/checkout/revalidate.ts';

/** The page of a payment provider that exists only here. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [visit, { formtoken }] = await Promise.all([
    api(payments.simulatorSession, { id: params['session'] ?? '' }),
    api(session.formtoken, {}),
  ]);
  return { visit, formtoken };
}

export interface AnswerRefused {
  readonly problems: readonly Problem[];
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = form.get('answer');
  const token = form.get('token');
  try {
    const { next } = await apiOf(context)(payments.simulatorAnswer, {
      id: params['session'] ?? '',
      ...(answer === 'leave' && { leave: 'yes' as const }),
      ...((answer === 'yes' || answer === 'no') && { approve: answer }),
      ...(answer === 'pay' && typeof token === 'string' && { token }),
    });
    return redirect(next);
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return data({ problems: error.errors } satisfies AnswerRefused, { status: error.status || NO_ANSWER });
  }
}

export { shouldRevalidate } from '../../features/checkout/revalidate.ts';
