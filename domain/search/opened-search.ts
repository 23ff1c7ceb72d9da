import type { SearchDetail, SearchResults } from '#contract/search';
import { InvalidInput } from '#domain/kernel';
import { FINE, type Judge, verdictOf } from './judge.ts';
import type { LiveSearch } from './live-search.ts';
import { OfferGone } from './offer-gone.ts';
import { OfferNotAllowed } from './offer-not-allowed.ts';
import { mergePages, type MergedPage } from './merge.ts';
import type { OfferRef } from './offer-id.ts';
import type { Answer, AnsweredPage, AskedStep, AskedView, SearchProfile, SearchTypes, SourceView } from './profile.ts';

/** A page as calls ask for it: each vertical reads sort and filters in its own way. */
export interface PageAsk extends AskedStep {
  readonly sort?: string | undefined;
  readonly fs: string;
  readonly offset: number;
  readonly limit: number;
}

/** A search as who reads it sees it, whatever it looks for. */
export interface OpenedSearch {
  readonly done: boolean;
  readonly revision: number;
  /** Resolves when the revision is past `revision`, when all is done, or when `signal` aborts. */
  changed(revision: number, signal: AbortSignal): Promise<void>;
  /** Throws `InvalidInput` for a sort that this vertical has not, and for filters that cannot be meant. */
  check(asked: Pick<PageAsk, 'sort' | 'fs'>): void;
  /** One page, as far as the sources have answered. Throws as `check` does, and `OfferGone` for a step after what is not sold. */
  read(asked: PageAsk, now: Date): Promise<SearchResults>;
  /** Throws `OfferGone`, `OfferNotAllowed` for what is beyond the limits of whoever reads. */
  detail(ref: OfferRef): Promise<SearchDetail>;
}

/** Who reads a search: the address whose turn it is, and how offers are judged for them. */
export interface Reads<T extends SearchTypes> {
  readonly asker?: string | undefined;
  readonly judge: () => Promise<Judge | undefined>;
  /** Asks the sources for whoever holds something that the search counts as sold; undefined where they hold nothing. */
  readonly holding?: (() => LiveSearch<T>) | undefined;
  /** Told of each page that is everybody's. */
  readonly keep?: (live: { readonly id: string }, asked: PageAsk, page: SearchResults) => void;
}

export function openedSearch<T extends SearchTypes>(
  profile: SearchProfile<T>,
  live: LiveSearch<T>,
  reads: Reads<T>,
): OpenedSearch {
  return {
    get done() {
      return live.done;
    },
    get revision() {
      return live.revision;
    },
    changed: (revision, signal) => live.changed(revision, signal),
    check: (asked) => checkAsked(profile, asked),
    async read(wanted, now) {
      const { sort, fs, offset, limit, ...named } = wanted;
      const step = profile.parseStep(named, live.query);
      const asked = { sort: sortOf(profile, sort), filters: profile.parseFilters(fs), step, offset, limit };
      const judge = await reads.judge();
      const page = await render(profile, { live, asker: reads.asker, judge }, asked, now);
      if (!judge) reads.keep?.(live, wanted, page);
      return page;
    },
    async detail(ref) {
      const judge = await reads.judge();
      const own = reads.holding?.();
      try {
        return await detail(profile, { live: own ?? live, asker: reads.asker, judge }, ref);
      } finally {
        own?.close();
      }
    },
  };
}

/** Throws `InvalidInput` for a sort that a vertical has not, and for filters that cannot be meant. */
export function checkAsked<T extends SearchTypes>(
  profile: SearchProfile<T>,
  { sort, fs }: Pick<PageAsk, 'sort' | 'fs'>,
): void {
  sortOf(profile, sort);
  profile.parseFilters(fs);
}

function sortOf<T extends SearchTypes>({ sorts, vertical }: SearchProfile<T>, asked: string | undefined): T['sort'] {
  const sort = asked === undefined ? sorts[0] : sorts.find((known) => known === asked);
  if (sort !== undefined) return sort;
  const description = `${vertical} are sorted by ${sorts.join(', ')}`;
  throw new InvalidInput([{ code: 'VALIDATION_ERROR', description, field: 'sort' }]);
}

/** A search and who reads it. */
interface Reading<T extends SearchTypes> {
  readonly live: LiveSearch<T>;
  readonly asker: string | undefined;
  readonly judge: Judge | undefined;
}

function judgeIn<T extends SearchTypes>(profile: SearchProfile<T>, { live, judge }: Reading<T>): Answer<T>['judge'] {
  if (!judge) return () => FINE;
  const of = { vertical: profile.vertical, currency: profile.currencyOf(live.query) };
  return (offer) => verdictOf(judge, { ...of, ...profile.factsOf(offer) });
}

async function render<T extends SearchTypes>(
  profile: SearchProfile<T>,
  reading: Reading<T>,
  asked: AskedView<T>,
  now: Date,
): Promise<SearchResults> {
  const { live, asker, judge } = reading;
  const { revision } = live;
  const currency = profile.currencyOf(live.query);
  const limits = judge?.limits({ vertical: profile.vertical, currency });
  const { told, pages } = await askSources(profile, live, { ...asked, ...(limits && { limits }) }, asker);
  const { limit } = asked;
  const merged = mergePages(profile, pages, asked.sort, { offset: pages.length > 1 ? asked.offset : 0, limit });
  const verdict = judgeIn(profile, reading);
  // A source that holds nothing against the limits has counted what is not there.
  const offers = merged.offers.filter(({ offer }) => !verdict(offer).hidden);
  return profile.publish({
    shared: {
      id: live.id,
      revision,
      done: live.done,
      total: merged.total,
      listed: merged.listed,
      exact: merged.exact && offers.length === merged.offers.length,
      unfiltered: merged.unfiltered,
      offset: asked.offset,
      facets: [...merged.facets],
      relax: merged.relax.map(({ filter, count, fromMinor }) => ({
        filter,
        count,
        from: fromMinor === null ? null : { amountMinor: fromMinor, currency },
      })),
      sources: live.sources(new Map(pages.map(({ sourceId, page }) => [sourceId, page.unfiltered]))),
      checkedAt: now.toISOString(),
    },
    search: live,
    sort: asked.sort,
    step: asked.step,
    offers,
    told,
    judge: verdict,
    sorts: merged.sorts.map(({ summary }) => summary),
    winners: winnersOf(merged.sorts),
    extra: merged.extra,
  });
}

/** What the sources that have answered were told, and their pages. */
export interface AskedPages<T extends SearchTypes> {
  readonly told: T['told'];
  readonly pages: readonly AnsweredPage<T>[];
}

/** A page deep in the list of several sources needs the head of each; a single source skips by itself. */
export async function askSources<T extends SearchTypes>(
  profile: SearchProfile<T>,
  live: LiveSearch<T>,
  asked: AskedView<T>,
  asker?: string,
): Promise<AskedPages<T>> {
  const { step } = asked;
  const told = toldIn(profile, live);
  const answered = live.answered.filter(({ source }) => step === undefined || profile.asksIn(step, source.id));
  const head = answered.length > 1 ? { ...asked, offset: 0, limit: asked.offset + asked.limit } : asked;
  const view: SourceView<T> = { ...head, ...told };
  const pages = answered.map(async ({ source, search }) => {
    const page = profile.score(await search.view(view, asker), { query: live.query, told });
    return { sourceId: source.id, page };
  });
  return { told, pages: await Promise.all(pages) };
}

function toldIn<T extends SearchTypes>(profile: SearchProfile<T>, { answered }: LiveSearch<T>): T['told'] {
  return profile.tell(answered.map(({ search }) => search));
}

function winnersOf<T extends SearchTypes>(sorts: MergedPage<T>['sorts']): ReadonlyMap<string, T['sort']> {
  const winners = new Map<string, T['sort']>();
  for (const { sourceId, summary } of sorts) {
    const offer = `${sourceId}.${summary.key}`;
    if (!winners.has(offer)) winners.set(offer, summary.sort);
  }
  return winners;
}

async function detail<T extends SearchTypes>(
  profile: SearchProfile<T>,
  reading: Reading<T>,
  ref: OfferRef,
): Promise<SearchDetail> {
  const { live, asker } = reading;
  if (!live.done) await live.changed(live.revision, AbortSignal.timeout(5_000));
  const answered = live.answered.find(({ source }) => source.id === ref.sourceId);
  const found = await answered?.search.offer(ref.key, asker);
  if (!found) throw new OfferGone();
  const verdict = judgeIn(profile, reading)(found.offer);
  if (verdict.hidden) {
    throw new OfferNotAllowed('offerId', { vertical: profile.vertical, reasons: verdict.reasons });
  }
  const { query, places } = live;
  return profile.publishDetail(ref, found, { query, places, told: toldIn(profile, live), verdict });
}
