import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { isApiError } from '#contract/core';
import { identity } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';

/** Programs that look at mails follow links as well: opening one uses nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const link = new URL(request.url).searchParams.get('link') ?? '';
  const { formtoken } = await api(session.formtoken, {});
  try {
    return { formtoken, link, about: await api(identity.readLink, { link }), gone: null };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 0) throw error;
    return { formtoken, link, about: null, gone: error.errors[0]?.localizedDescription ?? '' };
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [link, passwd] = [form.get('link'), form.get('passwd')].map((value) =>
    typeof value === 'string' ? value : '',
  );
  const api = apiOf(context);
  try {
    const answer = await askAuth(() => api(identity.useLink, { link: link ?? '', ...(passwd && { passwd }) }));
    if (answer.loginRedirectUrl) return redirectDocument(answer.loginRedirectUrl);
    return data({ done: true, field: null, message: '' });
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { errorField = null, message } = error;
    return data({ done: false, field: errorField, message }, { status: 422 });
  }
}
