import { identity } from '#contract/identity';
import { currencies } from '#contract/layout';
import { fetchApi } from '../../api.ts';
import { leaveFor } from './carry.ts';

/** A currency that is to be remembered once somebody has signed in; signing in loads the page again. `reader/begin.ts` looks for it. */
const KEY = 'wf-currency-wish';

export function keepWish(currency: string): void {
  try {
    sessionStorage.setItem(KEY, currency);
  } catch {
    // Without storage it waits on this page alone.
  }
}

export function dropWish(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Saves what waited for a sign-in, [4-12b]; nobody signed in leaves it waiting. */
export async function finishWish(): Promise<void> {
  const currencyCode = sessionStorage.getItem(KEY);
  if (currencyCode === null) return;
  try {
    const { loggedInSession } = await fetchApi(identity.state, {});
    if (!loggedInSession) return;
    dropWish();
    await fetchApi(currencies.set, { currencyCode, store: true });
  } catch (error) {
    console.error('The currency was not changed', error);
    return;
  }
  leaveFor(window.location.pathname + window.location.search, { opener: 'currency', said: '' });
}
