import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, ownPath } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';

/** What the account menu does over the page, as a page: the accounts of this browser. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const redir = ownPath(new URL(request.url).searchParams.get('redir'));
  const { loggedInSession, accountSwitcherItems: accounts } = await api(identity.state, {});
  if (!loggedInSession) throw redirect(`/login?${new URLSearchParams({ redir })}`);
  const { formtoken } = await api(session.formtoken, {});
  return { formtoken, redir, accounts };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const redir = ownPath(field('redir'));
  try {
    if (field('intent') === 'add') {
      await askAuth(() => api(identity.add, {}));
      return redirect(`/login?${new URLSearchParams({ mode: 'add', redir })}`);
    }
    const answer = await askAuth(() => api(identity.switchAccount, { tokenId: field('account'), redir }));
    return redirectDocument(answer.businessRedirectUrl ?? answer.loginRedirectUrl ?? redir);
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    return data({ message: error.message }, { status: 422 });
  }
}
