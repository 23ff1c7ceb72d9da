import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, safeRedir } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf, factsOf } from '../../api.ts';
import { ACCOUNT_PATH, accountPathIn } from '../../features/chrome/account/account-path.ts';
import type { Facts } from '../../facts.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';

/** Where an account waits for its address to be confirmed, [2.4-03]. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const redir = safeRedir(new URL(request.url).searchParams.get('redir'));
  const state = await api(identity.state, {});
  if (!state.loggedInSession) throw redirect(`/login?${new URLSearchParams({ redir })}`);
  const { formtoken } = await api(session.formtoken, {});
  return {
    formtoken,
    account: state.accountSwitcherItems.find(({ active }) => active)?.tokenId ?? null,
    redir,
    next: opensUnconfirmed(redir, factsOf(context)) ? redir : '/',
    email: state.userInfoState?.accountEmail ?? '',
    // Its link was opened meanwhile, perhaps on another device.
    confirmed: !state.unconfirmedAccount,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const redir = safeRedir(String((await request.formData()).get('redir') ?? '/'));
  const api = apiOf(context);
  try {
    const { loginRedirectUrl } = await askAuth(() => api(identity.resend, { redir }));
    // Nothing was sent: it is confirmed, and the page says so.
    if (loginRedirectUrl !== undefined) return redirectDocument(`/s/ident/resend?${new URLSearchParams({ redir })}`);
    return data({ sent: true, message: '' });
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { loggedInSession } = await api(identity.state, {});
    // Signed out meanwhile, as by the link of the mail on another device: the page of signing in says so.
    if (!loggedInSession) return redirectDocument(`/login?${new URLSearchParams({ redir })}`);
    return data({ sent: false, message: error.message }, { status: 422 });
  }
}

/** The account itself opens to nobody whose address is still to be proved: it leads back here. */
function opensUnconfirmed(redir: string, facts: Pick<Facts, 'accountPath'>): boolean {
  const { pathname } = new URL(redir, 'http://here');
  return ![ACCOUNT_PATH, accountPathIn(facts)].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
