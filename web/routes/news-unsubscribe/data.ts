import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { news, UNSUBSCRIBE_PATH } from '#contract/news';
import { apiOf } from '../../api.ts';

/** Programs that look at mails follow links as well: opening it changes nothing, asks for no session and leaves no cookie. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = new URL(request.url).searchParams.get('link') ?? '';
  try {
    return { link, standing: await apiOf(context)(news.readLink, { link }) };
  } catch (error) {
    if (isUnknown(error)) return { link, standing: null };
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [link, intent] = ['link', 'intent'].map((name) => form.get(name));
  const input = { link: typeof link === 'string' ? link : '' };
  try {
    await apiOf(context)(intent === 'again' ? news.again : news.stop, input);
  } catch (error) {
    if (isApiError(error) && error.code === 'UNDO_OVER') {
      return data({ message: error.errors[0]?.localizedDescription ?? '' }, { status: error.status });
    }
    if (!isUnknown(error)) throw error;
  }
  return redirect(`${UNSUBSCRIBE_PATH}?${new URLSearchParams(input)}`);
}

/** Cut off, of an account that is gone, or too long to be one of ours. */
function isUnknown(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}
