import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router';
import { booking } from '#contract/booking';
import { isApiError, type Problem } from '#contract/core';
import { accountCalls, passkeys, providerCalls, twoFactor } from '#contract/identity';
import { paymentMethodCalls } from '#contract/payments';
import { session } from '#contract/session';
import { travelers } from '#contract/travelers';
import { apiOf, factsOf } from '../../api.ts';
import { type Intent, intentOf, INTENTS } from '../../features/account/profile/intents.ts';
import { ACCOUNT_PATH, accountPathIn } from '../../features/account/profile/path.ts';
import { entryFor } from '../../features/account-data/entry.ts';

/**
 * `?addEmail=true` begins with a further address, [2.4-02]; `?done=` says what was saved. Where the brand has the account begin
 * elsewhere, `/profile/account` leads on to there, [2.4-01a].
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = apiOf(context);
  const { pathname, search, searchParams } = new URL(request.url);
  const home = accountPathIn(factsOf(context));
  if (home !== ACCOUNT_PATH && pathname.endsWith(ACCOUNT_PATH)) throw redirect(home + search);
  try {
    const [account, { items }, saved, cards, { providers }, keys, { app }, { formtoken }] = await Promise.all([
      api(accountCalls.readAccount, {}),
      api(booking.own, {}),
      api(travelers.list, {}),
      api(paymentMethodCalls.list, {}),
      api(providerCalls.providers, {}),
      api(passkeys.list, {}),
      api(twoFactor.state, {}),
      api(session.formtoken, {}),
    ]);
    return {
      account,
      bookings: items,
      cards,
      travellers: saved.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
      providers: providers.map(({ provider, linked }) => ({ provider, linked })),
      passkeys: { count: keys.passkeys.length, possible: keys.possible },
      twoStep: app,
      formtoken,
      ...namesIn(context, account),
      adding: searchParams.get('addEmail') === 'true',
      done: intentOf(searchParams.get('done')),
    };
  } catch (error) {
    throw leadIn(error, home + search);
  }
}

/** Names of languages and countries; made where the page is loaded, so that both sides say the same. */
function namesIn(
  context: Readonly<RouterContextProvider>,
  { locales, sessions }: { readonly locales: readonly string[]; readonly sessions: readonly { country: string }[] },
) {
  const regions = new Intl.DisplayNames([factsOf(context).locale], { type: 'region', fallback: 'code' });
  const named = (country: string) => (/^[A-Z]{2}$/.test(country) ? (regions.of(country) ?? country) : '');
  return {
    languages: locales.map((locale) => {
      const name =
        new Intl.DisplayNames([locale], { type: 'language' }).of(locale.split('-', 1)[0] ?? locale) ?? locale;
      return { value: locale, text: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
    }),
    countries: Object.fromEntries(sessions.map(({ country }) => [country, named(country)])),
  };
}

/** What a form was refused, with what it held but secrets. */
export interface AccountRefused {
  readonly intent: Intent;
  readonly problems: readonly Problem[];
  readonly values: Readonly<Record<string, string>>;
  /** How the reader proves who asks, where that is missing. */
  readonly proof: 'password' | 'code' | null;
}

const SECRET = new Set(['formtoken', 'passwd', 'proofPasswd', 'proofCode']);

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = intentOf(form.get('intent'));
  const home = accountPathIn(factsOf(context));
  if (intent === null) return redirect(home);
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !SECRET.has(name) ? [[name, value]] : [])),
  );
  const api = apiOf(context);
  try {
    if (field('mailProof') !== '') {
      await api(accountCalls.mailProof, {});
      return data({ intent, problems: [], values, proof: 'code' } satisfies AccountRefused, { status: 200 });
    }
    await INTENTS[intent].run(api, field);
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 401) throw leadIn(error, home);
    const stale = error.code === 'FRESH_SIGN_IN_REQUIRED';
    const proof =
      field('mailProof') !== '' || form.has('proofCode')
        ? 'code'
        : stale || form.has('proofPasswd')
          ? 'password'
          : null;
    const problems = stale ? [] : error.errors;
    return data({ intent, problems, values, proof } satisfies AccountRefused, { status: error.status || 503 });
  }
  // Nobody is signed in any more: the way back is a new password.
  if (intent === 'secure') return redirectDocument('/login?mode=secured');
  return redirect(`${home}?done=${intent}#${INTENTS[intent].section}`);
}

/** Where nobody is signed in, or not wholly, the way in comes first, [2.4-03]. */
function leadIn(error: unknown, back: string): unknown {
  const entry = isApiError(error) ? entryFor(error.code, back) : null;
  return entry === null ? error : redirect(entry);
}
