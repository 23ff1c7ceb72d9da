import { search as calls } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { NotFound, type Ctx } from '#domain/kernel';
import type { z } from '#zod';
import { readerOf } from './audience.ts';
import type { Searches } from './searches.ts';

/**
 * The answers of `readSearch` as they change: one for each revision past `after`, the last with `done`.
 * Resumable: `after` is the revision last seen. Ends when done or when `signal` aborts. Throws `NotFound`.
 */
export async function* watchSearch(
  deps: { readonly searches: Searches },
  call: { ctx: Ctx; input: z.input<typeof calls.get.input>; after: number; signal: AbortSignal },
): AsyncGenerator<SearchResults, void> {
  const input = calls.get.input.parse(call.input);
  const opened = await deps.searches.find(input.id, readerOf(call.ctx));
  if (!opened) throw new NotFound('search');
  let seen = call.after;
  for (;;) {
    await opened.changed(seen, call.signal);
    if (call.signal.aborted) return;
    const results = await opened.read(input, call.ctx.clock.now());
    seen = results.revision;
    yield results;
    if (results.done) return;
  }
}
