import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { twoFactor } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { TWO_FACTOR_PATH } from '../../features/account/paths.ts';
import { entryFor, leadInFor, whoIn } from '../../features/account-data/entry.ts';
import { enrolApp } from '../../features/identity/enrol.ts';
import type { VerifyResult } from '../../features/identity/verify-page.tsx';

const ENTRY = {
  nobody: 'SIGN_IN_REQUIRED',
  verify: 'MISSING_TWO_FACTOR_AUTHENTICATION',
  enrol: 'MISSING_TWO_FACTOR_AUTHENTICATION',
} as const;

/** `?off=1` says that it was just turned off. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const [{ step, app, recoveryCodes }, { formtoken }] = await Promise.all([
    api(twoFactor.state, {}),
    api(session.formtoken, {}),
  ]);
  if (step !== 'done') throw redirect(entryFor(ENTRY[step], TWO_FACTOR_PATH) ?? '/login');
  return { app, recoveryCodes, formtoken, off: new URL(request.url).searchParams.get('off') === '1' };
}

/** Who did not sign in lately does so first, and then it is done. Codes are in the answer alone: no address leads to them again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const [intent, code] = [form.get('intent'), form.get('code')];
  const api = apiOf(context);
  try {
    if (intent === 'disable') {
      await api(twoFactor.disable, {});
      return redirect(`${TWO_FACTOR_PATH}?off=1`);
    }
    if (intent === 'renew') return data(await api(twoFactor.renewRecoveryCodes, {}));
    if (intent !== 'begin' && intent !== 'confirm') return redirect(TWO_FACTOR_PATH);
    const result = await enrolApp(api, intent, typeof code === 'string' ? code : '');
    return data(result, { status: result.refused ? 422 : 200 });
  } catch (error) {
    // The code of an app is over by then: its set-up begins anew, with the same key.
    const key = intent === 'confirm' ? 'begin' : String(intent);
    const left = await leadInFor(error, { path: TWO_FACTOR_PATH, key, who: whoIn(context) });
    if (left !== error) return left as Response;
    if (!isApiError(error) || error.status >= 500) throw error;
    // Done in another window, or twice: the page shows how it stands.
    if (error.code === 'TWO_FACTOR_ON' || error.code === 'TWO_FACTOR_OFF') return redirect(TWO_FACTOR_PATH);
    const refused = { message: '', errorCode: error.code ?? '' };
    return data({ refused } satisfies VerifyResult, { status: error.status || 503 });
  }
}
