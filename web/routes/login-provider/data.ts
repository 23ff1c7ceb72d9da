import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { isApiError } from '#contract/core';
import { identity, providerCalls, type ProviderName, PROVIDERS } from '#contract/identity';
import { session } from '#contract/session';
import { apiOf } from '../../api.ts';
import { askAuth, askSolving, AuthRefused } from '../../features/identity/auth-client.ts';
import { backOf } from '../../features/pickers/back.ts';

export type ProvingWay = 'code' | 'password';

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
      /** Else its reader proves that the address is theirs, whoever has it. */
      readonly verified: boolean;
      readonly round: string;
      /** How the account is proved: by a mailed code, or as its reader wants by its password. */
      readonly way: ProvingWay;
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
  if (round !== null) return linkOf(api, round, searchParams.get('way') === 'password' ? 'password' : 'code');
  if (code !== '' || !provider) {
    return { kind: 'refused', provider, code: code || 'PROVIDER_ROUND_OVER', popup, next, adding: await isAdding(api) };
  }
  return { kind: popup ? 'closing' : 'welcome', provider, next };
}

async function linkOf(api: ReturnType<typeof apiOf>, round: string, way: ProvingWay): Promise<ProviderResult> {
  const [{ formtoken }, { waiting }, adding] = await Promise.all([
    api(session.formtoken, {}),
    api(providerCalls.waitingLink, { round }).catch(noneOf),
    isAdding(api),
  ]);
  if (!waiting)
    return { kind: 'refused', provider: null, code: 'PROVIDER_ROUND_OVER', popup: false, next: '/', adding };
  const { provider, email, verified, redir } = waiting;
  return { kind: 'link', provider, email, verified, round, way, formtoken, next: redir, adding };
}

/** An address that was cut names no round. */
function noneOf(error: unknown): { readonly waiting: null } {
  if (isApiError(error) && error.status === 422) return { waiting: null };
  throw error;
}

async function isAdding(api: ReturnType<typeof apiOf>): Promise<boolean> {
  const { loggedInSession, authStateParams } = await api(identity.state, {});
  return loggedInSession && authStateParams.adding;
}

/** What the last press came to: a code was mailed, or something was refused. */
export interface Proving {
  readonly sent: boolean;
  readonly refused: {
    readonly errorField?: string | undefined;
    readonly errorCode: string;
    readonly message: string;
  } | null;
}

/** Proves the account by a mailed code or its password; afterwards both ways lead in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => String(form.get(name) ?? '');
  const api = apiOf(context);
  const [intent, round] = [field('intent'), field('round')];
  const { waiting } = await api(providerCalls.waitingLink, { round }).catch(noneOf);
  if (!waiting) return redirectDocument(pageOf({ code: 'PROVIDER_ROUND_OVER' }));
  const solve = import.meta.env.SSR ? null : (await import('../../features/identity/solve.ts')).solve;
  try {
    if (intent === 'code') {
      const { email: username, redir } = waiting;
      await askSolving((captcha) => api(identity.sendCode, { username, redir, captcha }), solve);
      return data<Proving>({ sent: true, refused: null });
    }
    const {
      verifyResult,
      confirmStatus,
      loginRedirectUrl = '/',
    } = await (intent === 'confirm'
      ? askAuth(() => api(providerCalls.confirmAndLink, { code: field('code'), round, sticky: '1' }))
      : askSolving((captcha) => {
          const typed = { username: waiting.email, passwd: field('passwd'), round, sticky: '1' } as const;
          return api(providerCalls.loginAndLink, { ...typed, captcha });
        }, solve));
    const about = { provider: waiting.provider, redir: loginRedirectUrl };
    if (verifyResult === 'notLinkable')
      return redirectDocument(pageOf({ ...about, code: 'PROVIDER_NOT_LINKABLE', m: 'n' }));
    if (confirmStatus === 1 && !waiting.popup) return redirectDocument(pageOf({ ...about, m: 'w' }));
    return waiting.popup ? redirect(pageOf({ ...about, popup: '1' })) : redirectDocument(loginRedirectUrl);
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { errorField, errorCode, message } = error;
    const refused = { errorField, errorCode: errorCode || 'SERVER_ERROR', message };
    // A code that was refused may be typed again; one that was not sent is not asked for, unless there are codes of before.
    const sent = intent === 'confirm' || errorCode === 'TOO_MANY_CODES';
    return data<Proving>({ sent, refused }, { status: 422 });
  }
}

function pageOf(said: Readonly<Record<string, string>>): string {
  return `/login/provider?${new URLSearchParams(said).toString()}`;
}
