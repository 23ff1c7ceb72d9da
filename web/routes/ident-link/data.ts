import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { isApiError } from '#contract/core';
import { identity, linkAddress } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';

/** Programs that look at mails follow links as well: opening one uses nothing. What came of a link is read from it, too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const link = new URL(request.url).searchParams.get('link') ?? '';
  const { formtoken } = await api(session.formtoken, {});
  try {
    return { formtoken, link, about: await api(identity.readLink, { link }) };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 0) throw error;
    return { formtoken, link, about: null };
  }
}

/** Whatever a link does, its reader goes on to a document of its own: who reads may have changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [link = '', passwd] = [form.get('link'), form.get('passwd')].map((value) =>
    typeof value === 'string' ? value : '',
  );
  const api = apiOf(context);
  try {
    const { loginRedirectUrl = linkAddress(link) } = await askAuth(() =>
      api(identity.useLink, { link, ...(passwd && { passwd }) }),
    );
    return redirectDocument(loginRedirectUrl);
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    // Another window saved its own password first.
    if (passwd && error.errorCode === 'LINK_USED')
      return data({ field: null, message: '', unsaved: true }, { status: 422 });
    // Pressed again, in another window or too late: the page of the link says what came of it.
    if (GONE.has(error.errorCode)) return redirectDocument(linkAddress(link));
    const { errorField = null, message } = error;
    return data({ field: errorField, message, unsaved: false }, { status: 422 });
  }
}

const GONE: ReadonlySet<string> = new Set([
  'LINK_USED',
  'LINK_EXPIRED',
  'LINK_OVER',
  'NOT_FOUND',
  'SIGN_IN_TO_CONFIRM',
]);
