import { search as calls } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { NotFound, verb, type Verb } from '#domain/kernel';
import type { Searches } from './searches.ts';

/** One page of a search under filters and sort, as far as the sources have answered. Throws `NotFound`. */
export function readSearch(deps: { readonly searches: Searches }): Verb<typeof calls.get.input, SearchResults> {
  return verb({
    name: 'readSearch',
    may: () => true,
    input: calls.get.input,
    async run({ ctx, input }) {
      const opened = await deps.searches.find(input.id);
      if (!opened) throw new NotFound('search');
      if (input.waitMs > 0) await opened.changed(0, AbortSignal.timeout(input.waitMs));
      return opened.read(input, ctx.clock.now());
    },
  });
}
