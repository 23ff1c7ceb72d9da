import { addDays, isCivilDay } from '#contract/core';
import { search as calls } from '#contract/search';
import type { StayNight } from '#contract/search';
import type { OutputOf } from '#contract/core';
import { anybody, type DomainProblem, InvalidInput, NotFound, verb, type Verb } from '#domain/kernel';
import { readerOf } from '../../audience.ts';
import { OfferGone } from '../../offer-gone.ts';
import type { Registry } from '../../registry.ts';
import { outcomeOf, type TellUnanswered } from '../../unanswered.ts';
import { daysOnSale, MOST_NIGHTS, zoneOf } from './check.ts';
import type { NightsAsk, SourceNight, StaySource, StayTypes } from './types.ts';

export interface NightsDeps {
  readonly registry: Registry<StayTypes>;
  readonly sources: readonly StaySource[];
  /** Told of sources that gave no answer. */
  readonly unanswered: TellUnanswered;
  readonly horizonDays: number;
}

const WEEKEND_NIGHTS = 2;

/**
 * The arrivals of a month, each with the total that a search for its nights shows as cheapest: every source is asked for all of
 * them at once. Throws `NotFound`, `OfferGone`, `InvalidInput`.
 */
export function listNights(deps: NightsDeps): Verb<typeof calls.nights.input, OutputOf<typeof calls.nights>> {
  return verb({
    name: 'listNights',
    allow: anybody,
    input: calls.nights.input,
    async run({ ctx, input: { id, month, nights: wanted, only, offer } }) {
      const reader = readerOf(ctx);
      const live = await deps.registry.find(id, reader);
      if (!live) throw new NotFound('search');
      const now = ctx.clock.now();
      const sold = daysOnSale(zoneOf(live.places), { now, horizonDays: deps.horizonDays });
      const weekends = only === 'weekends';
      const nights = weekends ? WEEKEND_NIGHTS : (wanted ?? live.query.nights);
      const { from, to } = readMonth(month, nights, sold);
      const { currency } = live.query;
      const limits = (await deps.registry.judge(reader))?.limits({ vertical: 'stays', currency });
      const ask = {
        query: live.query,
        limits,
        from: later(from, sold.today),
        to: earlier(to, sold.latest),
        nights,
        weekends,
      };
      const answers = await askSources(deps, { ...ask, search: id, asker: ctx.asker }, offer);
      const days = arrivals(from, to, weekends).map((checkIn): StayNight => {
        const dates = { checkIn, checkOut: addDays(checkIn, nights) };
        if (checkIn < sold.today) return { ...dates, ...NONE, exact: true, reason: 'DATE_PAST' };
        if (checkIn > sold.latest) return { ...dates, ...NONE, exact: true, reason: 'DATE_TOO_FAR' };
        return { ...dates, ...join(answers, checkIn, { currency, most: limits?.mostMinor ?? Infinity }) };
      });
      return { month, nights, days, checkedAt: now.toISOString() };
    },
  });
}

const NONE = { total: null, now: null, there: null, key: null } as const;

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** First and last day of a month on sale. Throws `InvalidInput` with every problem at its field. */
function readMonth(
  month: string,
  nights: number,
  { today, latest }: ReturnType<typeof daysOnSale>,
): { from: string; to: string } {
  const from = `${month}-01`;
  const range = { earliest: today.slice(0, 7), latest: latest.slice(0, 7) };
  const problems: DomainProblem[] = [];
  if (!isCivilDay(from)) {
    problems.push({ code: 'MONTH_UNKNOWN', description: `${month} is not a month`, field: 'month' });
  } else if (month < range.earliest || month > range.latest) {
    const description = `Sold from ${range.earliest} to ${range.latest}`;
    problems.push({ code: 'MONTH_NOT_SOLD', description, field: 'month', detail: { month, ...range } });
  }
  if (nights > MOST_NIGHTS) {
    const description = `At most ${MOST_NIGHTS} nights`;
    problems.push({ code: 'TOO_MANY_NIGHTS', description, field: 'nights', detail: { most: MOST_NIGHTS } });
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

function arrivals(from: string, to: string, weekends: boolean): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!weekends || isFriday(day)) days.push(day);
  return days;
}

function isFriday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
}

interface Answered {
  readonly sourceId: string;
  /** By arrival; undefined for a source that did not answer. */
  readonly days: ReadonlyMap<string, SourceNight> | undefined;
}

/** Those that may have it. Throws `OfferGone` for a property that nobody knows. */
async function askSources(
  { sources, unanswered }: NightsDeps,
  { search, asker, ...ask }: Omit<NightsAsk, 'key'> & { readonly search: string; readonly asker: string | undefined },
  offer: string | undefined,
): Promise<Answered[]> {
  const dot = offer?.indexOf('.') ?? -1;
  const [only, key] = offer === undefined ? [undefined, null] : [offer.slice(0, dot), offer.slice(dot + 1)];
  const asked = sources.filter(({ id }) => only === undefined || id === only);
  const answers = await Promise.all(
    asked.map(async (source): Promise<Answered | undefined> => {
      try {
        const days = await inTime(source, { ...ask, key }, asker);
        return days && { sourceId: source.id, days: new Map(days.map((day) => [day.checkIn, day])) };
      } catch (cause) {
        unanswered({ source: source.id, search, outcome: outcomeOf(cause), cause });
        return { sourceId: source.id, days: undefined };
      }
    }),
  );
  const known = answers.filter((answer) => answer !== undefined);
  if (key !== null && known.length === 0) throw new OfferGone();
  return known;
}

async function inTime(
  source: StaySource,
  ask: NightsAsk,
  asker: string | undefined,
): Promise<readonly SourceNight[] | undefined> {
  const late = AbortSignal.timeout(source.deadlineMs);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error), { once: true });
    source.nights(ask, late, asker).then(resolve, reject);
  });
}

/** In the order in which a reader would want to hear them: what a change of nights mends comes first. */
const TELLING: readonly StayNight['reason'][] = [
  'TOO_SHORT',
  'TOO_LONG',
  'NO_ARRIVAL',
  'NO_DEPARTURE',
  'NOT_ON_SALE',
  'NO_ROOMS',
  'TOO_SMALL',
];

function join(
  answers: readonly Answered[],
  checkIn: string,
  { currency, most }: { readonly currency: string; readonly most: number },
): Omit<StayNight, 'checkIn' | 'checkOut'> {
  const exact = answers.every(({ days }) => days?.has(checkIn));
  const here = answers.flatMap(({ sourceId, days }) => {
    const day = days?.get(checkIn);
    return day ? [{ ...day, sourceId }] : [];
  });
  const priced = here.flatMap((day) => (day.totalMinor === null ? [] : [{ ...day, totalMinor: day.totalMinor }]));
  const [best] = priced.sort((a, b) => a.totalMinor - b.totalMinor);
  if (!best) {
    const reason = TELLING.find((each) => here.some((day) => day.reason === each)) ?? 'NO_ROOMS';
    return { ...NONE, exact, reason: exact ? reason : 'NO_ANSWER' };
  }
  if (best.totalMinor > most) return { ...NONE, exact, reason: exact ? 'NOT_ON_SALE' : 'NO_ANSWER' };
  const there = best.dueAtPropertyMinor ?? 0;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  return {
    total: money(best.totalMinor),
    now: money(best.totalMinor - there),
    there: money(there),
    key: `${best.sourceId}.${best.key}`,
    exact,
    reason: null,
  };
}
