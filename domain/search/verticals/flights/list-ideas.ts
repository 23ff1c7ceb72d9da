import { addDays, civilDayIn } from '#contract/core';
import {
  DEFAULT_BAGS,
  formatFlightAddress,
  listPlaces,
  PAGE_SIZE,
  parseParty,
  search as calls,
} from '#contract/search';
import type { FlightQuery, Idea } from '#contract/search';
import type { OutputOf } from '#contract/core';
import { anybody, type Ctx, InvalidInput, verb, type Verb } from '#domain/kernel';
import { greatCircleKm } from '#engine/geo';
import type { z } from '#zod';
import { readerOf } from '../../audience.ts';
import { judgeFor, type Limits } from '../../judge.ts';
import type { RegistrySettings } from '../../registry.ts';
import type { SearchPlace } from '../../places.ts';
import { scored } from './best.ts';
import type { FlightSource, ScoredOffer } from './types.ts';
import type { VerticalNeeds } from '../vertical.ts';
import { checkFlightQuery, type CheckedFlightQuery } from './check.ts';
import { outcomeOf, type TellUnanswered } from '../../unanswered.ts';

type Ideas = OutputOf<typeof calls.ideas>;

export interface IdeaDeps
  extends Pick<VerticalNeeds, 'places' | 'rates' | 'horizonDays' | 'homeOf'>, Pick<RegistrySettings, 'judgeOf'> {
  readonly sources: readonly FlightSource[];
  /** Told of sources that gave no answer. */
  readonly unanswered: TellUnanswered;
  /** How long found prices are shown before they are asked again. */
  readonly keepMs: number;
}

/** City and sun of every part of the world. Days ahead, nights from near. */
const WORTH_A_LOOK = [
  ['LIS', 103, 5],
  ['REK', 165, 5],
  ['IST', 137, 6],
  ['RAK', 96, 5],
  ['SIN', 109, 5],
  ['NYC', 124, 5],
  ['TYO', 131, 6],
  ['LON', 96, 4],
  ['MEX', 117, 6],
  ['SEL', 145, 5],
  ['BKK', 110, 6],
  ['DPS', 151, 6],
  ['CPT', 138, 6],
  ['SYD', 159, 6],
] as const;
/** Nearer ones are reached by train, further ones are worth a long stay. */
const [TOO_NEAR_KM, FAR_KM] = [500, 7_000];
const FAR_NIGHTS = 14;
const [NEAR_SHOWN, FAR_SHOWN] = [4, 1];
const HOME = 'LON';
const REMEMBERED = 64;

/** What was found where a source gave no answer is asked again after so long. */
const PARTLY_KEPT_MS = 15_000;

interface Found {
  readonly answer: Ideas;
  /** Every source answered. */
  readonly whole: boolean;
}

/** Whole-trip totals from a place, lowest first, found by the ordinary search and kept for a while. Anybody may. */
export function listIdeas(deps: IdeaDeps): Verb<typeof calls.ideas.input, Ideas> {
  const kept = new Map<string, { until: number; readonly ideas: Promise<Ideas> }>();
  return verb({
    name: 'listIdeas',
    allow: anybody,
    input: calls.ideas.input,
    async run({ ctx, input }) {
      const from = input.from ?? deps.homeOf?.(ctx.country) ?? HOME;
      const reader = readerOf(ctx);
      const party = partyOf(input);
      const { audience } = reader;
      const judge = await judgeFor(deps.judgeOf, reader);
      if (judge) {
        const limits = judge.limits({ vertical: 'flights', currency: input.currency });
        return (await findIdeas(deps, ctx, { ...input, ...party, from, limits })).answer;
      }
      const key = JSON.stringify([from, input.currency, party, audience]);
      const now = ctx.clock.now().getTime();
      const known = kept.get(key);
      if (known && known.until > now) return known.ideas;
      const found = findIdeas(deps, ctx, { ...input, ...party, from });
      const entry = { until: now + deps.keepMs, ideas: found.then(({ answer }) => answer) };
      kept.delete(key);
      kept.set(key, entry);
      found.then(
        ({ whole }) => {
          if (!whole) entry.until = Math.min(entry.until, now + PARTLY_KEPT_MS);
        },
        () => kept.delete(key),
      );
      for (const oldest of kept.keys()) {
        if (kept.size <= REMEMBERED) break;
        kept.delete(oldest);
      }
      return entry.ideas;
    },
  });
}

/** Throws `InvalidInput` for a party that no address has. */
function partyOf({ adults, party }: z.output<typeof calls.ideas.input>): Pick<FlightQuery, 'passengers' | 'cabin'> {
  if (party === undefined) {
    return { passengers: { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 }, cabin: 'economy' };
  }
  const parsed = parseParty(party.split('/'));
  if (!parsed) throw new InvalidInput([{ code: 'VALIDATION_ERROR', description: `No party ${party}`, field: 'party' }]);
  return parsed;
}

type Asked = Pick<FlightQuery, 'passengers' | 'cabin' | 'currency'> & { readonly from: string };

type Judged = CheckedFlightQuery & { readonly limits: Limits | undefined };

async function findIdeas(deps: IdeaDeps, ctx: Ctx, asked: Asked & { readonly limits?: Limits }): Promise<Found> {
  let whole = true;
  const unanswered: TellUnanswered = (told) => {
    whole = false;
    deps.unanswered(told);
  };
  const now = ctx.clock.now();
  const from = deps.places.resolve(asked.from);
  if (!from) throw new InvalidInput([{ code: 'UNKNOWN_PLACE', description: `No place ${asked.from}`, field: 'from' }]);
  const found = await Promise.all(
    worthALook(deps, from.place).map(({ to, daysAhead, nights }) => {
      const depart = addDays(civilDayIn('UTC', now), daysAhead);
      const query = queryOf(asked, to, depart, addDays(depart, nights));
      const checked = checkFlightQuery(query, { ...deps, now, audience: readerOf(ctx).audience });
      return findIdea({ ...deps, unanswered }, query, { ...checked, limits: asked.limits }, ctx);
    }),
  );
  const answer = {
    from: { ...from.place },
    checkedAt: now.toISOString(),
    adults: asked.passengers.adults,
    ideas: found.flatMap((idea) => idea ?? []).sort((a, b) => a.total.amountMinor - b.total.amountMinor),
  };
  return { answer, whole };
}

/** The nearest that need a flight, then one for a long journey. */
function worthALook({ places }: IdeaDeps, home: SearchPlace) {
  const all = WORTH_A_LOOK.flatMap(([to, daysAhead, nights]) => {
    const place = places.resolve(to)?.place;
    if (!place) return [];
    const km = greatCircleKm(home.lat, home.lon, place.lat, place.lon);
    return km < TOO_NEAR_KM ? [] : [{ to, daysAhead, nights: km < FAR_KM ? nights : FAR_NIGHTS, km }];
  });
  const near = all.toSorted((a, b) => a.km - b.km).slice(0, NEAR_SHOWN);
  const far = all.filter((one) => one.km >= FAR_KM && !near.includes(one)).slice(0, FAR_SHOWN);
  return [...near, ...far];
}

async function findIdea(deps: IdeaDeps, asked: FlightQuery, checked: Judged, ctx: Ctx): Promise<Idea | undefined> {
  const offers = await Promise.all(deps.sources.map((source) => bestAt(source, deps, checked, ctx)));
  const [offer] = offers.flatMap((one) => one ?? []).sort((a, b) => a.score - b.score);
  const [out, back] = asked.slices;
  const to = checked.places[0]?.to;
  const flight = offer?.slices[0];
  if (!offer || !flight || !out || !back || !to) return undefined;
  return {
    to: { ...to },
    depart: out.date,
    return: back.date,
    total: offer.price.total,
    durationMinutes: flight.durationMinutes,
    stops: Math.max(...offer.slices.map(({ stops }) => stops)),
    dataClass: offer.dataClass,
    address: formatFlightAddress({
      ...asked,
      from: listPlaces(out.from),
      to: listPlaces(out.to),
      depart: out.date,
      return: back.date,
      sort: 'best',
      filters: {},
      flexDays: 0,
      show: PAGE_SIZE,
      skip: 0,
    }),
  };
}

async function bestAt(
  source: FlightSource,
  { unanswered }: IdeaDeps,
  checked: Judged,
  ctx: Ctx,
): Promise<ScoredOffer | undefined> {
  try {
    const askers = ctx.asker === undefined ? [] : [ctx.asker];
    const waiting = { wanted: () => true, askers: () => askers };
    const opened = await source.open(checked.query, AbortSignal.timeout(source.deadlineMs), waiting);
    const view = { sort: 'best', filters: {}, limits: checked.limits, offset: 0, limit: 1 } as const;
    const [offer] = (await opened.view(view, ctx.asker)).offers;
    return offer && scored(offer, checked.query.best);
  } catch (cause) {
    unanswered({ source: source.id, search: 'ideas', outcome: outcomeOf(cause), cause });
    return undefined;
  }
}

function queryOf({ from, currency, passengers, cabin }: Asked, to: string, depart: string, back: string): FlightQuery {
  return {
    slices: [
      { from, to, date: depart },
      { from: to, to: from, date: back },
    ],
    passengers,
    cabin,
    bags: DEFAULT_BAGS,
    currency,
  };
}
