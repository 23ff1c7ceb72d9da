import type { RouterContextProvider } from 'react-router';
import { booking, type OwnBooking } from '#contract/booking';
import type { Api, OutputOf } from '#contract/core';
import { accountCalls, passkeys, providerCalls, twoFactor } from '#contract/identity';
import { paymentMethodCalls } from '#contract/payments';
import { session } from '#contract/session';
import { apiOf, factsOf } from '../../../api.ts';
import type { AccountNavData } from './account-frame.tsx';
import { groupBookings } from './group-bookings.ts';
import { intentOf } from './intents.ts';

/** All that sections of the account say; refuses who is not signed in. */
export async function loadAccount(context: Readonly<RouterContextProvider>, searchParams: URLSearchParams) {
  const api = apiOf(context);
  const [account, { items }, cards, { providers }, keys, { app }, { formtoken }] = await Promise.all([
    api(accountCalls.readAccount, {}),
    api(booking.own, {}),
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
    providers: providers.map(({ provider, linked }) => ({ provider, linked })),
    passkeys: { count: keys.passkeys.length, possible: keys.possible },
    twoStep: app,
    formtoken,
    ...namesIn(context, account),
    nav: navOf(items, cards, factsOf(context).now),
    adding: searchParams.get('addEmail') === 'true',
    done: intentOf(searchParams.get('done')),
  };
}

/** What the list beside a page of the account says. */
export async function loadNav(api: Api, now: string): Promise<AccountNavData> {
  const [{ items }, cards] = await Promise.all([api(booking.own, {}), api(paymentMethodCalls.list, {})]);
  return navOf(items, cards, now);
}

function navOf(
  bookings: readonly OwnBooking[],
  { offered, methods }: OutputOf<typeof paymentMethodCalls.list>,
  now: string,
): AccountNavData {
  return { upcoming: groupBookings(bookings, now).upcoming.length, payment: offered || methods.length > 0 };
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
