import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError, type Problem } from '#contract/core';
import { feedback, type Topic } from '#contract/feedback';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { newKey } from '../../features/checkout/new-key.ts';
import { pageBefore } from '../../features/feedback/page-before.ts';
import { checksum } from '../../features/feedback/checksum.ts';

export interface FeedbackValues {
  readonly topic: string;
  readonly text: string;
  readonly email: string;
  readonly page: string;
}

export interface FeedbackRefused {
  readonly problems: readonly Problem[];
  /** As typed, so that nobody writes twice. */
  readonly values: FeedbackValues;
}

/** `/feedback` asks, `/feedback/thanks` thanks for what was sent: an address of its own, so that loading it again sends nothing. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (params.done === 'thanks') {
    const sent = new URL(request.url).searchParams.get('sent');
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told to go elsewhere
    if (sent === null) throw redirect('/feedback');
    return { done: true as const, confirmed: sent === 'mail' };
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (params.done !== undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { formtoken } = await apiOf(context)(session.formtoken, {});
  return { done: false as const, formtoken, sendKey: newKey(), page: pageBefore(request) };
}

/** Sent twice it is one message; changed and sent again from a page that was gone back to, it is another. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values: FeedbackValues = {
    topic: field(form, 'topic'),
    text: field(form, 'text').replace(/\r\n/g, '\n'),
    email: field(form, 'email'),
    page: field(form, 'page'),
  };
  const { topic, text, email, page } = values;
  const input = { topic: topic as Topic, text, ...(email && { email }), ...(page && { page }) };
  const idempotencyKey = `${field(form, 'key')}-${checksum(JSON.stringify(input))}`;
  try {
    const { confirmed } = await apiOf(context)(feedback.send, input, { idempotencyKey });
    return redirect(`/feedback/thanks?sent${confirmed ? '=mail' : ''}`);
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data({ problems: error.errors, values } satisfies FeedbackRefused, { status: error.status || 503 });
  }
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
