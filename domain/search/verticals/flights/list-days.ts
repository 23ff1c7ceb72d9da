import { addDays } from '#contract/core';
import { FLEX_DAYS, parseFilters, search as calls } from '#contract/search';
import type { Day } from '#contract/search';
import type { OutputOf } from '#contract/core';
import { anybody, InvalidInput, NotFound, verb, type Verb } from '#domain/kernel';
import { readerOf } from '../../audience.ts';
import { type AskDayPrice, type DayPrice, inTime, limitsOf, priceOf } from './day-prices.ts';
import type { LiveSearch } from '../../live-search.ts';
import type { FlightTypes, ResolvedFlightQuery } from './types.ts';
import type { Registry } from '../../registry.ts';
import { dateProblems } from './dates.ts';

type Move = 'trip' | 'return';

export interface DaysDeps {
  readonly registry: Registry<FlightTypes>;
  readonly prices: AskDayPrice;
  readonly horizonDays: number;
}

/** A day that is not priced by then is answered without a price; it may be known when it is asked again. */
const PATIENCE_MS = 10_000;

/**
 * The days around a search, each with the total that a search for it would show as its cheapest. Asks the sources for one day
 * after the other, nearest first, and keeps what it learned for a while. Throws `NotFound`, `InvalidInput`.
 */
export function listDays(deps: DaysDeps): Verb<typeof calls.days.input, OutputOf<typeof calls.days>> {
  const { prices } = deps;
  return verb({
    name: 'listDays',
    allow: anybody,
    input: calls.days.input,
    async run({ ctx, input: { id, move, fs } }) {
      const reader = readerOf(ctx);
      const live = await deps.registry.find(id, reader);
      if (!live) throw new NotFound('search');
      if (move === 'return' && live.query.slices.length < 2) {
        throw new InvalidInput([{ code: 'ONE_WAY', description: 'There is no way back to move', field: 'move' }]);
      }
      const now = ctx.clock.now();
      const limits = await limitsOf(deps.registry, live, reader);
      const under = { filters: parseFilters(fs), ...(limits && { limits }) };
      const late = AbortSignal.timeout(PATIENCE_MS);
      const ask = async (step: number): Promise<Day> => {
        const query = movedBy(live.query, step, move);
        const price = refusalOf(live, query, now, deps.horizonDays) ?? (await inTime(late, priceAt(query, step)));
        const [out, back] = query.slices;
        return { departure: out?.date ?? '', return: back?.date ?? null, ...price };
      };
      const priceAt = (query: ResolvedFlightQuery, step: number): Promise<DayPrice> =>
        step === 0 ? priceOf(live, under, ctx) : prices({ query, places: live.places }, under, ctx);
      // Asked nearest first, for the turns come in that order; answered by date.
      const days = await Promise.all(STEPS.map(ask));
      return { days: days.sort(compareDays), checkedAt: now.toISOString() };
    },
  });
}

/** 0, then one day before and after, up to three. */
const STEPS = [0, ...Array.from({ length: FLEX_DAYS }, (_, at) => [-at - 1, at + 1]).flat()];

function compareDays(a: Day, b: Day): number {
  const key = ({ departure, return: back }: Day) => `${departure} ${back ?? ''}`;
  return key(a) < key(b) ? -1 : 1;
}

function movedBy(query: ResolvedFlightQuery, step: number, move: Move): ResolvedFlightQuery {
  const slices = query.slices.map((slice, at) =>
    move === 'return' && at === 0 ? slice : { ...slice, date: addDays(slice.date, step) },
  );
  return { ...query, slices };
}

const REASONS: Readonly<Record<string, Day['reason']>> = {
  DATE_PAST: 'DATE_PAST',
  DATE_TOO_FAR: 'DATE_TOO_FAR',
  RETURN_BEFORE_DEPARTURE: 'RETURN_BEFORE_DEPARTURE',
};

/** Days that no search would take, by the same rules. */
function refusalOf(
  live: LiveSearch<FlightTypes>,
  query: ResolvedFlightQuery,
  now: Date,
  horizonDays: number,
): DayPrice | undefined {
  const [ends] = live.places;
  const zones = ends ? [ends.from, ...(ends.alsoFrom ?? [])].map(({ timeZone }) => timeZone) : [];
  const reason = dateProblems(query, zones, { now, horizonDays }).flatMap(({ code }) => REASONS[code] ?? [])[0];
  return reason ? { total: null, exact: true, reason } : undefined;
}
