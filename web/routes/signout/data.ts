import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { identity, ownPath } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';

/** A link must not sign anybody out, so it asks, [2.4-04a]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const redir = ownPath(new URL(request.url).searchParams.get('redir'));
  const [{ formtoken }, { userInfoState, accountSwitcherItems: accounts }] = await Promise.all([
    api(session.formtoken, {}),
    api(identity.state, {}),
  ]);
  // Whose second step is missing is nobody yet, but is signed out all the same.
  const active = accounts.find((account) => account.active);
  return { formtoken, redir, email: userInfoState?.accountEmail ?? active?.userEmail ?? null, accounts };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const redir = form.get('redir');
  const account = form.get('account');
  await apiOf(context)(identity.signOut, typeof account === 'string' ? { tokenId: account } : {});
  return redirectDocument(ownPath(typeof redir === 'string' ? redir : null));
}
