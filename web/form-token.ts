export interface FormTokens {
  /** The token of this page, fetched when the page carries none. Waiting callers poll. */
  get(): Promise<string>;
  /** Forgets a token that the server refused. */
  drop(token: string): void;
}

export interface FormTokenSource {
  /** The token that the page was rendered with. */
  onPage(): string | null;
  /** `POST /s/run/formtoken`. */
  fetch(): Promise<string>;
  wait(ms: number): Promise<void>;
}

const POLL_MS = 100;

/** One fetch for any number of callers; each of them looks every 100 ms until the token is there. */
export function createFormTokens(source: FormTokenSource): FormTokens {
  let token: string | null = null;
  let fetching = false;
  const refused = new Set<string>();

  function known(): string | null {
    if (token) return token;
    const found = source.onPage();
    return found && !refused.has(found) ? found : null;
  }

  async function fetchOnce(): Promise<void> {
    fetching = true;
    try {
      token = await source.fetch();
    } finally {
      fetching = false;
    }
  }

  return {
    async get() {
      for (;;) {
        const found = known();
        if (found) return found;
        if (fetching) await source.wait(POLL_MS);
        else await fetchOnce();
      }
    },
    drop(value) {
      refused.add(value);
      if (token === value) token = null;
    },
  };
}
