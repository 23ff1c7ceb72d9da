import { useEffect, useSyncExternalStore } from 'react';
import { type AuthState, identity } from '#contract/identity';
import { fetchApi } from '../../api.ts';
import { subscribe } from '../../events.ts';
import { createAuthStates } from './auth-state.ts';

const states = createAuthStates({
  fetch: () => fetchApi(identity.state, {}),
  now: () => performance.now(),
  onReload: (reload) => subscribe('header-reload', reload),
});

/** Null on the server, until it is known, and where nobody is signed in: then nobody asks. */
export function useAuthState(signedIn: boolean): AuthState | null {
  useEffect(() => {
    if (signedIn) void states.need();
  }, [signedIn]);
  return useSyncExternalStore(states.subscribe, states.get, () => null);
}
