import { parseFilters, search as calls } from '#contract/search';
import type { FlightFilters, Offer, SearchResults, Sort } from '#contract/search';
import { NotFound, verb, type Verb } from '#domain/kernel';
import type { LiveSearch } from './live-search.ts';
import { mergePages, type AnsweredPage, type MergedPage } from './merge.ts';
import { formatOfferId } from './offer-id.ts';
import type { SortSummary, SourceOffer } from './ports.ts';
import type { Registry } from './registry.ts';

/** The merged list goes no deeper: the engines keep the exact best this many. */
const DEEPEST = 200;

interface Asked {
  readonly sort: Sort;
  readonly filters: FlightFilters;
  readonly offset: number;
  readonly limit: number;
}

/** One page of a search under filters and sort, as far as the sources have answered. Throws `NotFound`. */
export function readSearch(deps: { readonly registry: Registry }): Verb<typeof calls.get.input, SearchResults> {
  return verb({
    name: 'readSearch',
    may: () => true,
    input: calls.get.input,
    async run({ ctx, input }) {
      const live = await deps.registry.find(input.id);
      if (!live) throw new NotFound('search');
      if (input.waitMs > 0) await live.changed(0, AbortSignal.timeout(input.waitMs));
      const { offset, limit, sort } = input;
      return renderSearch(live, { offset, limit, sort, filters: parseFilters(input.fs) }, ctx.clock.now());
    },
  });
}

/** The same answer for the page, the stream and the poll. */
export async function renderSearch(live: LiveSearch, asked: Asked, now: Date): Promise<SearchResults> {
  const { revision } = live;
  const pages = await askSources(live, asked);
  const merged = mergePages(pages, asked.sort, pages.length > 1 ? asked.offset : 0, asked.limit);
  const winners = winnersOf(merged.sorts);
  return {
    id: live.id,
    revision,
    done: live.done,
    query: withoutAirports(live.query),
    places: publishEnds(live.places),
    total: merged.total,
    exact: merged.exact,
    unfiltered: merged.unfiltered,
    offset: asked.offset,
    sort: asked.sort,
    offers: merged.offers.map(({ sourceId, offer }) => publishOffer(live.id, sourceId, offer, winners)),
    facets: [...merged.facets],
    sorts: inOrder(merged.sorts).map((summary) => ({
      sort: summary.sort,
      price: { amountMinor: summary.amountMinor, currency: live.query.currency },
      durationMinutes: summary.durationMinutes,
      stops: summary.stops,
      co2eGrams: summary.co2eGrams,
      co2eVersusRoutePercent: summary.co2eVersusRoutePercent,
    })),
    relax: merged.relax.map(({ filter, count, fromMinor }) => ({
      filter,
      count,
      from: fromMinor === null ? null : { amountMinor: fromMinor, currency: live.query.currency },
    })),
    sources: live.sources(new Map(pages.map(({ sourceId, page }) => [sourceId, page.unfiltered]))),
    certificate: merged.certificate,
    best: merged.best,
    checkedAt: now.toISOString(),
  };
}

/** Who wins what; an offer that wins several says the first in the order of the tabs. */
function winnersOf(sorts: MergedPage['sorts']): ReadonlyMap<string, Sort> {
  const winners = new Map<string, Sort>();
  for (const { sourceId, key, sort } of inOrder(sorts)) {
    const offer = `${sourceId}.${key}`;
    if (!winners.has(offer)) winners.set(offer, sort);
  }
  return winners;
}

/** A page deep in the list of several sources needs the head of each; a single source skips by itself. */
export async function askSources(live: LiveSearch, asked: Asked): Promise<AnsweredPage[]> {
  const { answered } = live;
  const view =
    answered.length > 1
      ? { ...asked, offset: 0, limit: Math.min(DEEPEST, asked.offset + asked.limit) }
      : { ...asked, limit: Math.max(0, Math.min(asked.limit, DEEPEST - asked.offset)) };
  return Promise.all(
    answered.map(async ({ source, search }) => ({ sourceId: source.id, page: await search.view(view) })),
  );
}

export function publishOffer(
  searchId: string,
  sourceId: string,
  offer: SourceOffer,
  winners: ReadonlyMap<string, Sort>,
): Offer {
  const { score, ...known } = offer;
  return {
    ...known,
    key: `${sourceId}.${offer.key}`,
    id: formatOfferId({ searchId, sourceId, key: offer.key }),
    rank: { reason: winners.get(`${sourceId}.${offer.key}`) ?? 'listed', score },
  };
}

const ORDER: readonly Sort[] = ['best', 'cheapest', 'fastest', 'greenest'];

function inOrder<T extends SortSummary>(sorts: readonly T[]): T[] {
  return ORDER.flatMap((sort) => sorts.filter((summary) => summary.sort === sort));
}

export function publishEnds(ends: LiveSearch['places']): SearchResults['places'] {
  return ends.map(({ from, to, alsoFrom, alsoTo }) => ({
    from: { ...from },
    to: { ...to },
    ...(alsoFrom && { alsoFrom: [...alsoFrom] }),
    ...(alsoTo && { alsoTo: [...alsoTo] }),
  }));
}

function withoutAirports(query: LiveSearch['query']): SearchResults['query'] {
  const { airports: _airports, ...asked } = query;
  return asked;
}
