import { afterEach, expect, test } from 'vitest';
import type { SearchPlaces } from '#domain/search';
import { rates, sourceOf } from '../../domain/search/verticals/flights/testing.ts';
import type { Limit } from '../http/limits.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import type { Foundation } from './foundation.ts';
import { searchPart } from './search.ts';

const places = {
  resolve: (code: string) => ({ place: { id: code, code, timeZone: 'UTC' }, airports: [code] }),
  near: () => [],
  suggest: () => [],
} as unknown as SearchPlaces;
const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };

let site: TestSite | undefined;
afterEach(() => site?.close());

/** A site whose only source answers when it is let to; uses of calls are counted by `limit`. */
async function open(limit?: Limit) {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  site = await openTestSite(
    [
      searchPart({ clock: { now: () => new Date('2026-11-20T12:00:00Z') }, log: quiet } as unknown as Foundation, {
        sources: { stays: [], flights: [sourceOf('house', [], late)] },
        store: { put: async () => undefined, get: async () => undefined },
        places,
        rates,
        horizonDays: 3_000,
      }),
    ],
    { ...(limit && { limit }) },
  );
  const { app } = site;
  let day = 1;
  return {
    answer,
    days: (remoteAddress: string, id: string) =>
      app.inject({ method: 'GET', url: `/i/api/search/v1/${id}/days`, remoteAddress }),
    /** A search that nobody asked before. */
    search: (remoteAddress: string, from: string | string[] = 'LON', to: string | string[] = 'SIN') =>
      app.inject({
        method: 'POST',
        url: '/i/api/search/v1/flights',
        remoteAddress,
        payload: {
          slices: [
            {
              from,
              to,
              date: `2030-0${Math.ceil(day / 28)}-${String((day++ % 28) + 1).padStart(2, '0')}`,
            },
          ],
          passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
          cabin: 'economy',
          bags: { cabin: 1, checked: 0 },
          currency: 'EUR',
        },
      }),
  };
}

const TOLD = { localizedDescription: 'Too many requests. Try again in a moment.' };

test('one address has four searches under way and is told to try again; another searches meanwhile', async () => {
  const { search, answer } = await open();
  for (let n = 0; n < 4; n += 1) expect((await search('192.0.2.1')).statusCode).toBe(200);
  const refused = await search('192.0.2.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS', ...TOLD }] });
  expect((await search('192.0.2.2')).statusCode).toBe(200);
  answer();
  await new Promise(setImmediate);
  expect((await search('192.0.2.1')).statusCode).toBe(200);
});

test('when more is under way than can be answered in time, everybody is told when to come back', async () => {
  const { search, answer } = await open();
  for (let n = 0; n < 64; n += 1) expect((await search(`192.0.2.${Math.floor(n / 4)}`)).statusCode).toBe(200);
  const refused = await search('192.0.2.200');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'TOO_BUSY', ...TOLD }] });
  answer();
});

test('the days around a search between many places count as what they ask, those of a plain one as one', async () => {
  let used = 0;
  const { search, days, answer } = await open(async (name, _from, uses = 1) => {
    if (name === 'search.days') used += uses;
    return { allowed: true, retryAfterMs: 0 };
  });
  answer();
  const usesOf = async (asked: ReturnType<typeof search>) => {
    const { id } = (await asked).json<{ id: string }>();
    const before = used;
    expect((await days('192.0.2.1', id)).statusCode).toBe(200);
    return used - before;
  };
  expect(await usesOf(search('192.0.2.1'))).toBe(1);
  expect(await usesOf(search('192.0.2.1', ['LHR', 'LGW', 'STN', 'LTN'], ['SIN', 'KUL', 'BKK', 'HKG']))).toBe(8);
});
