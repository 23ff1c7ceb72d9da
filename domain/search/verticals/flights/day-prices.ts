import { formatFilters } from '#contract/search';
import type { Day, FlightFilters } from '#contract/search';
import type { Ctx } from '#domain/kernel';
import type { Limits } from '../../judge.ts';
import { LiveSearch } from '../../live-search.ts';
import { mergePages } from '../../merge.ts';
import type { FlightSource, FlightTypes } from './types.ts';
import { askSources } from '../../opened-search.ts';
import type { Registry, StoredSearch } from '../../registry.ts';
import type { Reader } from '../../audience.ts';
import type { TellUnanswered } from '../../unanswered.ts';
import { flightsProfile } from './profile.ts';
import { createTurns } from './turns.ts';

export type DayPrice = Pick<Day, 'total' | 'exact' | 'reason'>;

export interface DayPricesOptions {
  readonly sources: readonly FlightSource[];
  /** Told of sources that gave no answer. */
  readonly unanswered: TellUnanswered;
  /** How long an opened day and its prices are used again. */
  readonly keepMs: number;
  /** Days priced at a time for all readers of this node, so that searches never wait behind them. */
  readonly atOnce: number;
}

interface KeptDay {
  readonly until: number;
  readonly live: LiveSearch<FlightTypes>;
  /** By filters. */
  readonly prices: Map<string, Promise<DayPrice>>;
}

export const UNANSWERED: DayPrice = { total: null, exact: false, reason: 'NO_ANSWER' };

const MOST_DAYS = 512;
const MOST_FILTERS = 16;
/** Beyond this many days in the queue nobody would still be there for the answer. */
const MOST_WAITING = 120;

type AskingCtx = Pick<Ctx, 'clock' | 'log' | 'asker'>;

/** What of a day is priced. With limits the price is the reader's own, kept for nobody. */
export interface PricedUnder {
  readonly filters: FlightFilters;
  readonly limits?: Limits | undefined;
}

export type AskDayPrice = (day: StoredSearch<FlightTypes>, under: PricedUnder, ctx: AskingCtx) => Promise<DayPrice>;

/** The price, or `UNANSWERED` once `late` aborts. */
export function inTime(late: AbortSignal, price: Promise<DayPrice>): Promise<DayPrice> {
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => resolve(UNANSWERED), { once: true });
    price.then(resolve, reject);
  });
}

/** Prices whole days with the ordinary search, a few at a time, and keeps them for a while. */
export function createDayPrices({ sources, unanswered, keepMs, atOnce }: DayPricesOptions): AskDayPrice {
  const inTurn = createTurns(atOnce, MOST_WAITING);
  const kept = new Map<string, KeptDay>();

  function open(key: string, day: StoredSearch<FlightTypes>, { clock, asker }: AskingCtx): KeptDay {
    const live = new LiveSearch<FlightTypes>({ id: key, ...day, asker }, sources, () => clock.now(), unanswered);
    const opened = { until: clock.now().getTime() + keepMs, live, prices: new Map() };
    kept.delete(key);
    kept.set(key, opened);
    for (const [oldest, entry] of kept) {
      if (kept.size <= MOST_DAYS) break;
      entry.live.close();
      kept.delete(oldest);
    }
    return opened;
  }

  return async (day, under, ctx) => {
    const key = JSON.stringify(day.query);
    const fs = formatFilters(under.filters);
    const fresh = () => {
      const known = kept.get(key);
      return known && known.until > ctx.clock.now().getTime() ? known : undefined;
    };
    const known = under.limits ? undefined : fresh()?.prices.get(fs);
    if (known) return known;
    const found = await inTurn(ctx.asker, () => {
      const entry = fresh() ?? open(key, day, ctx);
      if (under.limits) return priceOf(entry.live, under, ctx);
      const price = entry.prices.get(fs) ?? priceOf(entry.live, under, ctx);
      if (entry.prices.size >= MOST_FILTERS) entry.prices.clear();
      entry.prices.set(fs, price);
      return price;
    });
    const silent = (kept.get(key)?.live.answered.length ?? 0) < sources.length;
    // Who did not answer is asked again, not remembered as silent.
    if (silent || found?.reason === 'NO_ANSWER') kept.delete(key);
    return found ?? UNANSWERED;
  };
}

/** What is there for a reader of this search. */
export async function limitsOf(
  registry: Pick<Registry<FlightTypes>, 'judge'>,
  { query }: LiveSearch<FlightTypes>,
  reader: Reader,
): Promise<Limits | undefined> {
  const judge = await registry.judge(reader);
  return judge?.limits({ vertical: flightsProfile.vertical, currency: query.currency });
}

/** The cheapest offer of a search under filters, once every source has answered or is past its deadline. */
export async function priceOf(
  live: LiveSearch<FlightTypes>,
  under: PricedUnder,
  { log, asker }: Pick<Ctx, 'log' | 'asker'>,
): Promise<DayPrice> {
  const never = new AbortController().signal;
  while (!live.done) await live.changed(live.revision, never);
  try {
    const { pages } = await askSources(
      flightsProfile,
      live,
      { sort: 'cheapest', ...under, offset: 0, limit: 1 },
      asker,
    );
    if (pages.length === 0) return UNANSWERED;
    const { offers, exact, extra } = mergePages(flightsProfile, pages, 'cheapest', { offset: 0, limit: 1 });
    const whole = exact && extra.certificate.complete && pages.length === live.sources(new Map()).length;
    const total = offers[0]?.offer.price.total ?? null;
    if (total === null) return { total, exact: whole, reason: whole ? 'NO_FLIGHTS' : 'NO_ANSWER' };
    return { total, exact: whole, reason: null };
  } catch (cause) {
    log.warn('a day could not be priced', { search: live.id, cause });
    return UNANSWERED;
  }
}
