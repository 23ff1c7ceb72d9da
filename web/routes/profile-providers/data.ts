import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { providerCalls, PROVIDERS } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { PROVIDERS_PATH } from '../../features/account/paths.ts';
import { againFor, entryFor, whoIn } from '../../features/account-data/entry.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';

const UNLINK = {
  google: providerCalls.googleUnlink,
  apple: providerCalls.appleUnlink,
  naver: providerCalls.naverUnlink,
} as const;

/** `?done=google` says what was just taken off. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const done = new URL(request.url).searchParams.get('done');
  try {
    const [{ providers }, { formtoken }] = await Promise.all([
      api(providerCalls.providers, {}),
      api(session.formtoken, {}),
    ]);
    return { providers, formtoken, done: PROVIDERS.find((name) => name === done) ?? null };
  } catch (error) {
    throw leadIn(error);
  }
}

/** Takes a provider off. Who did not sign in lately does so first, and then it is done. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const provider = PROVIDERS.find((name) => name === form.get('provider'));
  if (!provider) return redirect(PROVIDERS_PATH);
  const api = apiOf(context);
  try {
    await askAuth(() => api(UNLINK[provider], {}));
    return redirect(`${PROVIDERS_PATH}?done=${provider}`);
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const entry =
      error.errorCode === 'FRESH_SIGN_IN_REQUIRED'
        ? await againFor({ path: PROVIDERS_PATH, key: `remove-${provider}`, who: whoIn(context) })
        : entryFor(error.errorCode, PROVIDERS_PATH);
    if (entry !== null) return redirect(entry);
    return data({ refused: error.message }, { status: 422 });
  }
}

function leadIn(error: unknown): unknown {
  const entry = isApiError(error) ? entryFor(error.errors[0]?.code, PROVIDERS_PATH) : null;
  return entry === null ? error : redirect(entry);
}
