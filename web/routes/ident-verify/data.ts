import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, twoFactor } from '#contract/identity';
import { session } from '#contract/session';
import { isApiError } from '#contract/core';
import { apiOf } from '../../api.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';
import { enrolApp } from '../../features/identity/enrol.ts';
import { linkBehind } from '../../features/identity/link-behind.ts';
import type { VerifyResult } from '../../features/identity/verify-page.tsx';

/** [2.2-10a] The second thing is asked for here, or set up where it must be. `?way=recovery` takes a recovery code. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const redir = ownPath(searchParams.get('redir'));
  const state = await api(twoFactor.state, {});
  if (state.step === 'nobody') throw redirect(`/login?${new URLSearchParams({ redir }).toString()}`);
  const [{ formtoken }, behind, { accountSwitcherItems }] = await Promise.all([
    api(session.formtoken, {}),
    linkBehind(api, redir),
    api(identity.state, {}),
  ]);
  const account = accountSwitcherItems.find(({ active }) => active)?.tokenId ?? null;
  const saved = behind?.purpose === 'reset' && behind.state === 'done';
  const way = searchParams.get('way') === 'recovery' ? 'recovery' : 'app';
  return { formtoken, account, redir, saved, ...state, way } as const;
}

/** Who reads is somebody else afterwards, so the next page is a document of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiOf(context);
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = field('intent');
  try {
    if (intent === 'verify') {
      const { loginRedirectUrl = '/' } = await askAuth(() =>
        api(twoFactor.verify, { code: field('code'), redir: field('redir') }),
      );
      return redirectDocument(loginRedirectUrl);
    }
    const result = await enrolApp(api, intent, field('code'));
    return data(result, { status: result.refused ? 422 : 200 });
  } catch (error) {
    if (isApiError(error) && error.code === 'FRESH_SIGN_IN_REQUIRED') return redirect('/signout?redir=%2Flogin');
    if (!(error instanceof AuthRefused)) throw error;
    const { message, errorField, errorCode, answer } = error;
    const until = answer?.until;
    const refused = { message, errorCode, ...(errorField && { errorField }), ...(until && { until }) };
    return data({ refused } satisfies VerifyResult, { status: 422 });
  }
}

/** A path of this site and nothing else; the server judges it once more. */
function ownPath(path: string | null): string {
  return path && /^\/(?![/\\])[^\\]*$/.test(path) ? path : '/';
}
