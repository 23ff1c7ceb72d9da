import { parseFilters, search as calls } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { NotFound, type Ctx } from '#domain/kernel';
import type { z } from '#zod';
import { renderSearch } from './read-search.ts';
import type { Registry } from './registry.ts';

/**
 * The answers of `readSearch` as they change: one for each revision past `after`, the last with `done`.
 * Resumable: `after` is the revision last seen. Ends when done or when `signal` aborts. Throws `NotFound`.
 */
export async function* watchSearch(
  deps: { readonly registry: Registry },
  call: { ctx: Ctx; input: z.input<typeof calls.get.input>; after: number; signal: AbortSignal },
): AsyncGenerator<SearchResults, void> {
  const input = calls.get.input.parse(call.input);
  const live = await deps.registry.find(input.id);
  if (!live) throw new NotFound('search');
  const { offset, limit, sort } = input;
  const asked = { offset, limit, sort, filters: parseFilters(input.fs) };
  let seen = call.after;
  for (;;) {
    await live.changed(seen, call.signal);
    if (call.signal.aborted) return;
    const results = await renderSearch(live, asked, call.ctx.clock.now());
    seen = results.revision;
    yield results;
    if (results.done) return;
  }
}
