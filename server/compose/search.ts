import { friendlyUrl } from '#contract/layout';
import { search } from '#contract/search';
import type { SearchResults } from '#contract/search';
import { NotFound } from '#domain/kernel';
import {
  convertSearchUrl,
  createAdmission,
  createSearches,
  createTellUnanswered,
  readerOf,
  readOffer,
  readSearch,
  watchSearch,
} from '#domain/search';
import type { CodecPlaces, JudgeOf, Searches, SearchStore } from '#domain/search';
import { openVerticals } from '#domain/search/verticals';
import type { VerticalNeeds, VerticalSources } from '#domain/search/verticals';
import { z } from '#zod';
import { bind } from '../http/binding.ts';
import { HttpRefusal } from '../http/errors.ts';
import { inputOf } from '../http/route-input.ts';
import { lastEventId, readerSignal, sendEvents, type StreamEvent } from '../http/stream.ts';
import type { Foundation } from './foundation.ts';
import type { LocalNames } from './local-names.ts';
import type { Part } from './part.ts';
import { type PlaceName, searchWords } from './search-words.ts';

/** A page of a search, and after which of its answers to go on. */
const EVENTS = search.get.input.extend({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .default('0'),
});
const MINUTE_MS = 60_000;
/** With the time that a page is kept, under the minute in which prices are called just checked. */
const SHARE_MS = 25_000;
/** A reader has one search under way, an office some; more than all of these wait longer than a page does. */
const UNDER_WAY = { each: 4, all: 64 };

export interface SearchPart extends Part {
  readonly searches: Searches;
}

interface SearchNeeds extends Omit<VerticalNeeds, 'settings'> {
  readonly sources: VerticalSources;
  readonly store: SearchStore;
  /** How offers are judged for who acts for a company; left out, everything is there for all. */
  readonly judgeOf?: JudgeOf;
  /** The city that an airport serves; a place itself where nobody says. */
  readonly cityOf?: CodecPlaces['cityOf'];
  /** What places that a text may have meant are called; else as the search calls them. */
  readonly placeName?: PlaceName;
  /** Names of cities in the reader's language; calls get theirs where the parts are put together. */
  readonly localise?: LocalNames;
}

/** Search in every vertical: its calls, its stream and its words. */
export function searchPart({ clock, log }: Foundation, needs: SearchNeeds): SearchPart {
  const { store } = needs;
  const settings = {
    store,
    clock,
    unanswered: createTellUnanswered(clock, log),
    admission: createAdmission(UNDER_WAY),
    ttlMs: 30 * MINUTE_MS,
    shareMs: SHARE_MS,
    capacity: 2_000,
    ...(needs.judgeOf && { judgeOf: needs.judgeOf }),
  };
  const verticals = openVerticals({ ...needs, settings }, needs.sources);
  const searches = createSearches(
    verticals.map((vertical) => vertical.searches),
    store,
    needs.judgeOf,
  );
  const read = readSearch({ searches });
  const offer = readOffer({ searches });
  const cityOf = needs.cityOf ?? ((place) => needs.places.resolve(place)?.place);
  const convert = convertSearchUrl({
    codecs: verticals.map(({ codec }) => codec),
    places: { resolve: (place) => needs.places.resolve(place), cityOf },
  });
  return {
    searches,
    words: searchWords(needs.placeName ?? (() => undefined)),
    bindings: [
      ...verticals.flatMap(({ calls }) => calls),
      bind(friendlyUrl.friendlySearchUrl, convert),
      bind(search.get, read),
      bind(search.offer, offer),
    ],
    routes(app, exchangeOf) {
      app.get(
        `${search.get.path}/events`,
        { config: { limit: 'search.events', reads: EVENTS } },
        async (request, reply) => {
          const exchange = exchangeOf(request);
          if (exchange.mayCall?.(search.get.name) === false)
            throw new HttpRefusal(403, 'NOT_IN_FRAME', 'No stream in a frame');
          const ctx = await exchange.ctx();
          const { after, ...input } = inputOf(request, EVENTS);
          // Nothing can be refused once the stream has begun.
          const opened = await searches.find(input.id, readerOf(ctx));
          if (!opened) throw new NotFound('search');
          opened.check(input);
          const answers = watchSearch(
            { searches },
            { ctx, input, after: Number(lastEventId(request, after)), signal: readerSignal(reply) },
          );
          await sendEvents(
            reply,
            eventsOf(answers, (results) => needs.localise?.(results, ctx.locale) ?? results),
          );
        },
      );
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
