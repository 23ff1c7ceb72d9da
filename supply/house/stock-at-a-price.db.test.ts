import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightProduct } from '#contract/booking';
import type { Passengers } from '#contract/search';
import type { Supplier, Wanted } from '#domain/booking';
import type { Cabin } from '#engine/timetable';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase, triesOf } from '#platform/testing';
import { createDesk, type PriceAsk } from './search/desk.ts';
import { demoFlights, flightGoods } from './search/goods.ts';
import { loadTaken, sweepExpired } from './stock/index.ts';
import { openDesk, sampleCommit } from './testing/booking.ts';
import { SALE, smallDesk, tripQuery } from './testing/small-world.ts';

const input = smallDesk();
let open: OpenDatabase;
let house: Supplier;
let clock: ReturnType<typeof openDesk>['clock'];
const desk = createDesk(input);

beforeAll(async () => {
  open = await openTestDatabase();
  const opened = openDesk(open.database, demoFlights, flightGoods({ price: priced }));
  house = opened.supplier;
  clock = opened.clock;
  clock.set(new Date(SALE));
});
afterAll(() => open.close());

async function priced(ask: PriceAsk) {
  desk.applyTaken((await loadTaken(open.database.query)).units);
  return desk.price({ ...ask, atMs: SALE });
}

type Trip = Omit<PriceAsk, 'held'>;

function party(trip: Trip, adults: number): Trip {
  const passengers: Passengers = { adults, children: [], infantsInSeat: 0, infantsOnLap: 0 };
  return { ...trip, query: { ...trip.query, passengers } };
}

/** What somebody reads who looks now: the total for each seat, its classes and how many are left at that. */
async function read(trip: Trip, adults: number) {
  const found = await priced(party(trip, adults));
  if (!found) return undefined;
  const { price, bookingClasses, seatsLeft } = found.fare;
  return { each: price.total.amountMinor / adults, bookingClasses, seatsLeft: seatsLeft!, found };
}

function wantedOf(trip: Trip): Wanted {
  return { ref: trip, product: { vertical: 'flights', dataClass: 'demo' } as FlightProduct };
}

async function buy(trip: Trip, adults: number, key: string) {
  const wanted = wantedOf(party(trip, adults));
  const quote = await house.quote(wanted);
  if (!quote) return undefined;
  const result = await house.reserve({ key, wanted, expected: quote.price.total });
  return { result, total: quote.price.total };
}

/** The cheapest ways of a day with a stop and without one, in a cabin. */
function tripsIn(cabin: Cabin): Trip[] {
  return [['LHR', 'JFK'] as const, ['ABZ', 'SIN'] as const, ['FRA', 'SYD'] as const].flatMap(([from, to]) => {
    const query = { ...tripQuery(from, to, false), cabin, bags: { cabin: 0, checked: 0 } };
    const spec = { id: `${from}${to}${cabin}`, query, openedAtMs: SALE };
    const { offers } = desk.view(spec, { sort: 'cheapest', filters: {}, offset: 0, limit: 3 });
    return offers.map(({ key }) => ({ offerKey: key, fareKey: desk.offer(spec, key)!.fares[0]!.key, query }));
  });
}

const trips = (['economy', 'premium', 'business'] as const).flatMap(tripsIn);
const step = fc.record({
  trip: fc.nat(trips.length - 1),
  adults: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom('hold', 'hold', 'sell', 'sell', 'sell', 'release', 'cancel', 'expire'),
  which: fc.nat(1_000),
});

interface Class {
  readonly seats: number;
  readonly room: number;
}

/** Every class of a departure with what was sold in it or a cheaper one, and what those may sell by the fares alone. */
async function classesSold(): Promise<Class[]> {
  const { units } = await loadTaken(open.database.query);
  return [...units.keys()]
    .filter((key) => key.split('/').length === 3)
    .flatMap((key) => {
      const [flight, , cabin] = key.split('/') as [string, string, Cabin];
      const carrier = input.timetable.carriers.code.indexOf(/^(.+?)\d+$/.exec(flight)![1]!);
      const classes = input.model.structures[input.model.carrierStructure[carrier]!]!.classes[cabin];
      const rows = input.timetable.flights;
      const row = Array.from({ length: rows.count }, (_, at) => at).find(
        (at) =>
          rows.carrier[at] === carrier &&
          flight.endsWith(`${input.timetable.carriers.code[carrier]}${rows.number[at]}`),
      )!;
      const at = ['economy', 'premium', 'business', 'first'].indexOf(cabin);
      const capacity = input.timetable.configs.seats[rows.config[row]! * 4 + at]!;
      return classes.map(({ limitPermille }, rank) => ({
        seats: classes.slice(0, rank + 1).reduce((sum, { code }) => sum + (units.get(`${key}/${code}`) ?? 0), 0),
        room: Math.floor((capacity * limitPermille) / 1000),
      }));
    });
}

test('whatever parties hold, buy, cancel and let lapse: no class sells more than it has, and what is left is what can be bought', async () => {
  expect(trips.length).toBeGreaterThan(15);
  const seen = { repriced: 0, gone: 0, short: 0, back: 0 };
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (plan) => {
      const mine: { key: string; bookingRef: string | undefined }[] = [];
      for (const [at, { trip: n, adults, kind, which }] of plan.entries()) {
        // Most of them on one way, so that its classes fill.
        const trip = trips[which % 3 ? 0 : n]!;
        const key = `${runs}-${at}`;
        const old = mine[which % Math.max(1, mine.length)];
        if (kind === 'release' && old) await house.release({ key: old.key, ref: null });
        else if (kind === 'cancel' && old?.bookingRef) {
          seen.back += 1;
          await house.confirmCancel({ key: `${key}:cancel`, bookingRef: old.bookingRef, token: '', units: null });
        } else if (kind === 'expire') {
          clock.advance(41 * 60_000);
          await sweepExpired(open.database.query, clock.now());
        } else {
          const before = await read(trip, adults);
          const bought = await buy(trip, adults, key);
          if (!before || !bought) {
            seen.gone += 1;
            continue;
          }
          expect(before.seatsLeft).toBeGreaterThanOrEqual(adults);
          expect(bought.result.outcome).toBe('held');
          if (bought.result.outcome !== 'held') return;
          const { ref } = bought.result.reservation;
          const sold = kind === 'sell' && (await house.commit(sampleCommit(`${key}:commit`, ref, bought.total)));
          mine.push({ key, bookingRef: sold && sold.outcome === 'committed' ? sold.bookingRef : undefined });
          const after = await read(trip, 1);
          if (after && after.each > before.each) seen.repriced += 1;
        }
        await recount(trip, seen);
      }
      runs += 1;
      for (const { seats, room } of await classesSold()) expect(seats).toBeLessThanOrEqual(room);
    }),
    { numRuns: triesOf({ embedded: 8, server: 4 }), seed: 43 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from house_stock where held < 0 or sold < 0`.execute(open.database.query);
  expect(rows[0]?.n).toBe(0);
}, 120_000);

/** From outside: a party as large as what is left pays the same for each in the same classes, one more does not. */
async function recount(trip: Trip, seen: { short: number }): Promise<void> {
  const one = await read(trip, 1);
  if (!one || one.seatsLeft === 9) return;
  seen.short += 1;
  const all = await read(trip, one.seatsLeft);
  expect([all?.each, all?.bookingClasses, all?.seatsLeft]).toEqual([one.each, one.bookingClasses, one.seatsLeft]);
  const more = await read(trip, one.seatsLeft + 1);
  expect([more?.each, more?.bookingClasses]).not.toEqual([one.each, one.bookingClasses]);
}

test('of many at once for what is left at a price, as many hold it as were told, in every cabin and on connections', async () => {
  const { query } = open.database;
  await sql`update house_hold set expires_at = ${new Date(SALE)} where state = 'held'`.execute(query);
  for (const [n, trip] of trips.slice(3, 12).entries()) {
    for (let at = 0; ((await read(trip, 1))?.seatsLeft ?? 0) === 9 && at < 30; at++)
      await buy(trip, 6, `fill-${n}-${at}`);
    const before = await read(trip, 1);
    if (!before) continue;
    const wanted = wantedOf(party(trip, 1));
    const { total: expected } = (await house.quote(wanted))!.price;
    const answers = await Promise.all(
      Array.from({ length: before.seatsLeft + 4 }, (_, at) =>
        house.reserve({ key: `race-${n}-${at}`, wanted, expected }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(before.seatsLeft);
    const others = answers.filter(({ outcome }) => outcome !== 'held');
    const after = await read(trip, 1);
    expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set([after ? 'repriced' : 'sold_out']));
  }
}, 60_000);
