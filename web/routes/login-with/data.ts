import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { isApiError } from '#contract/core';
import { identity, providerCalls, type ProviderName, PROVIDERS } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { PROVIDERS_PATH } from '../../features/account/paths.ts';
import { againFor, entryFor, whoIn } from '../../features/account-data/entry.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';
import { modeOf } from '../../features/identity/flow.ts';
import { keepAdding } from '../../features/identity/keep-adding.ts';

const LINKS = {
  google: providerCalls.googleLink,
  apple: providerCalls.appleLink,
  naver: providerCalls.naverLink,
} as const;

/** Before the way to another site: who is asked and what it tells us. `?link` adds it to the account that is signed in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const [{ formtoken }, { authStateParams, loggedInSession }] = await Promise.all([
    api(session.formtoken, {}),
    api(identity.state, {}),
  ]);
  const provider = authStateParams.providers.find((name) => name === params['provider']);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!provider) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const link = searchParams.has('link');
  const adding = !link && loggedInSession && modeOf(searchParams.get('mode')) === 'add';
  return { formtoken, provider, redir: searchParams.get('redir') ?? '/', link, adding };
}

/** The address of the other site, for the page to go to: a form may not lead there by itself. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const provider = PROVIDERS.find((name) => name === params['provider']);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
  if (!provider) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const redir = String(form.get('redir') ?? '/');
  try {
    const { loginRedirectUrl = '/' } = await begin(context, {
      provider,
      redir,
      link: form.has('link'),
      adding: form.has('adding'),
    });
    return { goTo: loginRedirectUrl };
  } catch (error) {
    if (error instanceof AuthRefused) return data({ refused: error.message }, { status: 422 });
    throw error;
  }
}

interface Begin {
  readonly provider: ProviderName;
  readonly redir: string;
  readonly link: boolean;
  /** The page said that the others stay. */
  readonly adding: boolean;
}

async function begin(context: ActionFunctionArgs['context'], { provider, redir, link, adding }: Begin) {
  const api = apiOf(context);
  if (!link && adding) await keepAdding(api);
  if (!link) return askAuth(() => api(providerCalls.beginProvider, { provider, redir, sticky: '1' }));
  try {
    return await api(LINKS[provider], { redir });
  } catch (error) {
    if (!isApiError(error) || (error.status !== 401 && error.status !== 403)) throw error;
    // Whoever adds a way in has just proved that the account is theirs. No sign-in leads back to one of its own pages.
    const refused = { path: PROVIDERS_PATH, key: `add-${provider}`, who: whoIn(context) };
    throw redirect(entryFor(error.code, PROVIDERS_PATH) ?? (await againFor(refused)));
  }
}
