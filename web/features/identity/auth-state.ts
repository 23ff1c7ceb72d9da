import type { AuthState } from '#contract/identity';

const STALE_AFTER_MS = 60_000;

export interface AuthStateParts {
  readonly fetch: () => Promise<AuthState>;
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Calls back whenever the header is to be read again; gives what ends it. */
  readonly onReload: (reload: () => void) => () => void;
}

/** Who is signed in here, held for the life of the page, [7.3-01]. */
export interface AuthStates {
  /** Null as long as nobody knows. */
  readonly get: () => AuthState | null;
  /** Fetches what is missing or stale; meanwhile what was known stays. */
  readonly need: () => Promise<void>;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createAuthStates({ fetch, now, onReload }: AuthStateParts): AuthStates {
  const listeners = new Set<() => void>();
  let known: AuthState | null = null;
  let knownAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      known = await fetch();
      knownAt = now();
      for (const changed of listeners) changed();
    } catch (error) {
      // What the page was drawn with still holds; the next who needs it asks again.
      console.error('Who is signed in was not read', error);
    } finally {
      asking = null;
    }
  }
  function refresh(): Promise<void> {
    asking ??= ask();
    return asking;
  }
  onReload(() => {
    if (known !== null) void refresh();
  });
  return {
    get: () => known,
    need: () => (known !== null && now() - knownAt < STALE_AFTER_MS ? Promise.resolve() : refresh()),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
