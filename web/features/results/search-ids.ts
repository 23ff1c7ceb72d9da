import { type Api, type Call, type InputOf, isApiError } from '#contract/core';

const FRESH_MS = 10 * 60_000;
const kept = new Map<string, { readonly id: string; readonly at: number }>();
const inBrowser = typeof document !== 'undefined';

/** A call that starts a search. */
export interface StartsSearch<C extends Call> {
  readonly call: C;
  readonly query: InputOf<C>;
}

/**
 * Runs `read` on a search for `query`. In the browser the search of the last minutes is asked again, so that a filter
 * does not start a new one; a search that is over is started anew.
 */
export async function withSearch<C extends Call, T>(
  api: Api,
  { call, query }: StartsSearch<C>,
  read: (id: string) => Promise<T>,
): Promise<T> {
  const key = keyOf(call, query);
  const known = inBrowser ? kept.get(key) : undefined;
  if (known && performance.now() - known.at < FRESH_MS) {
    try {
      return await read(known.id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      kept.delete(key);
    }
  }
  const { id } = (await api(call, query)) as { readonly id: string };
  if (inBrowser) kept.set(key, { id, at: performance.now() });
  return read(id);
}

/** Lets the browser go on with the search that the server started for this page. */
export function keepSearch<C extends Call>({ call, query }: StartsSearch<C>, id: string): void {
  const key = keyOf(call, query);
  if (inBrowser && !kept.has(key)) kept.set(key, { id, at: performance.now() });
}

function keyOf(call: Call, query: unknown): string {
  return `${call.name} ${JSON.stringify(query)}`;
}
