import { search as calls } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { anybody, InvalidInput, NotFound, verb, type Verb } from '#domain/kernel';
import { readerOf } from './audience.ts';
import type { Searches } from './searches.ts';

/** One page of a search under filters and sort, as far as the sources have answered. Throws `NotFound`, `InvalidInput`. */
export function readSearch(deps: { readonly searches: Searches }): Verb<typeof calls.get.input, SearchResults> {
  return verb({
    name: 'readSearch',
    allow: anybody,
    input: calls.get.input,
    async run({ ctx, input }) {
      const opened = await deps.searches.find(input.id, readerOf(ctx));
      if (!opened) throw new NotFound('search');
      if (input.waitMs > 0) await opened.changed(0, AbortSignal.timeout(input.waitMs));
      const results = await opened.read(input, ctx.clock.now());
      refuseBeyond(input.offset, results);
      return results;
    },
  });
}

/** A late source may still make the list longer; after that a page past its end is a question that nothing answers. */
function refuseBeyond(offset: number, { done, listed, total }: SearchResults): void {
  if (!done || offset === 0 || offset < listed) return;
  const description = `The list has ${listed} rows; offset counts from 0`;
  throw new InvalidInput([{ code: 'BEYOND_THE_LIST', description, field: 'offset', detail: { listed, total } }]);
}
