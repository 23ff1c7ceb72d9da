import { redirect, type RouterContextProvider } from 'react-router';
import { isApiError, type OutputOf } from '#contract/core';
import { callingCodes, travelers } from '#contract/travelers';
import { apiOf } from '../../../api.ts';
import { type Country, listCountries } from '../../forms/countries.ts';

/** For whichever page shows the list. Whoever is not signed in is asked to, and comes back. */
export async function loadTravellers(
  context: Readonly<RouterContextProvider>,
  back: string,
): Promise<OutputOf<typeof travelers.list>> {
  return signedIn(() => apiOf(context)(travelers.list, {}), back);
}

export async function signedIn<T>(ask: () => Promise<T>, back: string): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told to go elsewhere
    throw redirect(`/login?redir=${encodeURIComponent(back)}`);
  }
}

/** Names of countries that can be called, each with its code. Made in loaders, as `listCountries`. */
export function listPhoneCountries(locale: string): readonly Country[] {
  const codes = callingCodes();
  return listCountries(locale).flatMap(({ value, text }) => {
    const code = codes.get(value);
    return code === undefined ? [] : [{ value, text: `${text} (\u200E+${code})` }];
  });
}
