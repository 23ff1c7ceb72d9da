import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { identity, providerCalls, type ProviderName, PROVIDERS } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { askAuth, AuthRefused } from '../../features/identity/auth-client.ts';
import { backOf } from '../../features/pickers/back.ts';

/** What came of a round with another site, by its letter, [4-06c]: `w` welcome, `l` link, `n` not linkable. */
export type ProviderResult =
  | { readonly kind: 'welcome' | 'closing'; readonly provider: ProviderName; readonly next: string }
  | {
      readonly kind: 'refused';
      readonly provider: ProviderName | null;
      readonly code: string;
      readonly popup: boolean;
      readonly next: string;
      /** The next one joins the accounts of this browser. */
      readonly adding: boolean;
    }
  | {
      readonly kind: 'link';
      readonly provider: ProviderName;
      readonly email: string;
      readonly round: string;
      readonly formtoken: string;
      readonly next: string;
      readonly adding: boolean;
    };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ProviderResult> {
  const { searchParams } = new URL(request.url);
  const provider = PROVIDERS.find((name) => name === searchParams.get('provider')) ?? null;
  const next = backOf(searchParams.get('redir'));
  const popup = searchParams.has('popup');
  const code = searchParams.get('code') ?? '';
  const round = searchParams.get('round');
  const api = apiOf(context);
  if (round !== null) return linkOf(api, round);
  if (code !== '' || !provider) {
    return { kind: 'refused', provider, code: code || 'PROVIDER_ROUND_OVER', popup, next, adding: await isAdding(api) };
  }
  return { kind: popup ? 'closing' : 'welcome', provider, next };
}

async function linkOf(api: ReturnType<typeof apiOf>, round: string): Promise<ProviderResult> {
  const [{ formtoken }, { waiting }, adding] = await Promise.all([
    api(session.formtoken, {}),
    api(providerCalls.waitingLink, { round }),
    isAdding(api),
  ]);
  if (!waiting)
    return { kind: 'refused', provider: null, code: 'PROVIDER_ROUND_OVER', popup: false, next: '/', adding };
  const { provider, email, redir } = waiting;
  return { kind: 'link', provider, email, round, formtoken, next: redir, adding };
}

async function isAdding(api: ReturnType<typeof apiOf>): Promise<boolean> {
  const { loggedInSession, authStateParams } = await api(identity.state, {});
  return loggedInSession && authStateParams.adding;
}

/** Proves the account by its password; afterwards both ways lead in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => String(form.get(name) ?? '');
  const api = apiOf(context);
  const { waiting } = await api(providerCalls.waitingLink, { round: field('round') });
  const input = { username: field('username'), passwd: field('passwd'), round: field('round'), sticky: '1' };
  try {
    const { verifyResult, loginRedirectUrl = '/' } = await askAuth(() => api(providerCalls.loginAndLink, input));
    const about = { provider: waiting?.provider ?? '', redir: loginRedirectUrl };
    if (verifyResult === 'notLinkable')
      return redirectDocument(pageOf({ ...about, code: 'PROVIDER_NOT_LINKABLE', m: 'n' }));
    return waiting?.popup ? redirect(pageOf({ ...about, popup: '1' })) : redirectDocument(loginRedirectUrl);
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { errorField, errorCode, message } = error;
    return data({ errorField, errorCode: errorCode || 'SERVER_ERROR', message }, { status: 422 });
  }
}

function pageOf(said: Readonly<Record<string, string>>): string {
  return `/login/provider?${new URLSearchParams(said).toString()}`;
}
