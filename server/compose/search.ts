import { friendlyUrl } from '#contract/layout';
import { search } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { NotFound } from '#domain/kernel';
import {
  convertSearchUrl,
  createRegistry,
  createSearch,
  flightsCodec,
  listDays,
  listIdeas,
  readOffer,
  readSearch,
  watchSearch,
} from '#domain/search';
import type { FlightSource, Registry, SearchPlaces, SearchStore, VerticalCodec } from '#domain/search';
import { bind } from '../http/binding.ts';
import { lastEventId, readerSignal, sendEvents, type StreamEvent } from '../http/stream.ts';
import type { Foundation } from './foundation.ts';
import type { LocalNames } from './local-names.ts';
import type { Part } from './part.ts';
import { SEARCH_WORDS } from './search-words.ts';

const MINUTE_MS = 60_000;
/** With the time that a page is kept, under the minute in which prices are called just checked. */
const SHARE_MS = 25_000;

export interface SearchPart extends Part {
  readonly registry: Registry;
}

interface SearchNeeds {
  readonly sources: readonly FlightSource[];
  readonly places: SearchPlaces;
  readonly store: SearchStore;
  readonly isCurrency: (code: string) => boolean;
  /** Where the ideas of a country begin. */
  readonly homeOf?: (countryCode: string) => string | undefined;
  /** Names of cities in the reader's language; calls get theirs where the parts are put together. */
  readonly localise?: LocalNames;
  /** How far ahead the sources sell. */
  readonly horizonDays: number;
  readonly codecs?: readonly VerticalCodec[];
}

/** How each vertical of this site writes its addresses. */
const CODECS: readonly VerticalCodec[] = [flightsCodec];

/** Flight search: its calls, its stream and its words. */
export function searchPart({ clock, log }: Foundation, needs: SearchNeeds): SearchPart {
  const registry = createRegistry({
    sources: needs.sources,
    store: needs.store,
    clock,
    log,
    ttlMs: 30 * MINUTE_MS,
    shareMs: SHARE_MS,
    capacity: 2_000,
  });
  const create = createSearch({ ...needs, registry });
  const read = readSearch({ registry });
  const offer = readOffer({ registry });
  const ideas = listIdeas({ ...needs, keepMs: 60 * MINUTE_MS });
  const convert = convertSearchUrl({ codecs: needs.codecs ?? CODECS });
  const days = listDays({ ...needs, registry, keepMs: 5 * MINUTE_MS, atOnce: 2 });
  return {
    registry,
    words: SEARCH_WORDS,
    bindings: [
      bind(search.create, (ctx, input) => create({ ctx, input })),
      bind(search.ideas, (ctx, input) => ideas({ ctx, input })),
      bind(search.days, (ctx, input) => days({ ctx, input })),
      bind(friendlyUrl.friendlySearchUrl, (ctx, input) => convert({ ctx, input })),
      bind(search.get, (ctx, input) => read({ ctx, input })),
      bind(search.offer, (ctx, input) => offer({ ctx, input })),
    ],
    routes(app, exchangeOf) {
      app.get(`${search.get.path}/events`, async (request, reply) => {
        const ctx = await exchangeOf(request).ctx();
        const asked = { ...(request.query as object), ...(request.params as { id: string }) };
        const input = search.get.input.parse(asked);
        const after = Number(lastEventId(request) ?? 0) || 0;
        // Nothing can be refused once the stream has begun.
        if (!(await registry.find(input.id))) throw new NotFound('search');
        const answers = watchSearch({ registry }, { ctx, input, after, signal: readerSignal(reply) });
        await sendEvents(
          reply,
          eventsOf(answers, (results) => needs.localise?.(results, ctx.locale) ?? results),
        );
      });
    },
  };
}

async function* eventsOf(
  answers: AsyncIterable<SearchResults>,
  named: (results: SearchResults) => SearchResults,
): AsyncGenerator<StreamEvent, void> {
  for await (const results of answers) {
    yield { id: String(results.revision), event: results.done ? 'done' : 'results', data: named(results) };
  }
}
