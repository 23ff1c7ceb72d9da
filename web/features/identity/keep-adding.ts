import type { Api } from '#contract/core';
import { identity } from '#contract/identity';
import { askAuth } from './auth-client.ts';

/**
 * The page says that the others stay, however long it has been open. The server forgets that half an hour after it was asked
 * last, so it is asked at every press: what that begins elsewhere ends in time.
 */
export async function keepAdding(api: Api): Promise<void> {
  const { loggedInSession } = await api(identity.state, {});
  if (loggedInSession) await askAuth(() => api(identity.add, {}));
}
