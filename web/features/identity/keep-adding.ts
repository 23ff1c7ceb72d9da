import type { Api } from '#contract/core';
import { identity } from '#contract/identity';
import { askAuth } from './auth-client.ts';

/** The page says that the others stay, however long it has been open; the server forgets that after a while. */
export async function keepAdding(api: Api): Promise<void> {
  const { loggedInSession, authStateParams } = await api(identity.state, {});
  if (loggedInSession && !authStateParams.adding) await askAuth(() => api(identity.add, {}));
}
