import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, expect, test } from 'vitest';
import { SALE, smallDesk, SMALL_SEED, tripQuery } from '../testing/small-world.ts';
import { createDesk } from './desk.ts';
import { SearchThreadFailed } from '../threads/thread.ts';
import { createHouseFlightSource } from './source.ts';

const input = smallDesk();
const source = createHouseFlightSource({
  timetable: input.timetable,
  fares: input.model,
  airportNames: input.names,
  seed: SMALL_SEED,
  now: () => new Date(SALE),
  threads: 2,
});
const everything = { sort: 'best', filters: {}, offset: 0, limit: 30 } as const;

afterAll(() => source.close());

test('threads answer what a desk in this thread answers, for pages, offers and prices', async () => {
  const query = tripQuery('LHR', 'SIN');
  const desk = createDesk(input);
  const spec = { id: 'here', query, openedAtMs: SALE };
  const here = desk.view(spec, everything);
  const searches = await Promise.all([1, 2, 3].map(() => source.open(query, AbortSignal.timeout(60_000))));
  for (const search of searches) expect(await search.view(everything)).toEqual(here);
  const { key } = here.offers[0]!;
  const detail = await searches[0]!.offer(key);
  expect(detail).toEqual(desk.offer(spec, key));
  const priced = await source.price({ offerKey: key, fareKey: detail!.fares[0]!.key, query });
  expect(priced?.fare.price.total).toEqual(here.offers[0]!.price.total);
}, 60_000);

test('seats told to the source are gone in every thread', async () => {
  const query = tripQuery('FRA', 'SIN', false);
  const searches = await Promise.all([1, 2].map(() => source.open(query, AbortSignal.timeout(60_000))));
  const { offers } = await searches[0]!.view(everything);
  const { key } = offers[0]!;
  const fareKey = (await searches[0]!.offer(key))!.fares[0]!.key;
  const { seats } = (await source.price({ offerKey: key, fareKey, query }))!;
  await source.applyTaken(new Map(seats.map((line) => [`${line.product}/${line.day}/${line.kind}`, line.limit])));
  for (const search of searches) expect(await search.offer(key)).toBeUndefined();
}, 60_000);

test('a question that fails is told by name and the thread goes on', async () => {
  const query = { ...tripQuery('LHR', 'SIN'), currency: 'QQQ' };
  await expect(source.open(query, AbortSignal.timeout(60_000))).rejects.toThrow(SearchThreadFailed);
  const search = await source.open(tripQuery('LHR', 'JFK'), AbortSignal.timeout(60_000));
  expect((await search.view(everything)).total).toBeGreaterThan(0);
}, 60_000);

test('the page of an opened search is made before another is opened; who gives up is not waited for', async () => {
  const { timetable, model: fares, names: airportNames } = input;
  const one = { timetable, fares, airportNames, seed: SMALL_SEED, now: () => new Date(SALE), threads: 1 };
  const single = createHouseFlightSource(one);
  try {
    const opened = await single.open(tripQuery('LHR', 'JFK'), AbortSignal.timeout(60_000));
    const order: string[] = [];
    const gone = new AbortController();
    const open = async (name: string, signal = AbortSignal.timeout(60_000)) => {
      await single.open(tripQuery('LHR', 'SIN'), signal).catch(() => (name = `${name} gave up`));
      order.push(name);
    };
    const opens = [open('a'), open('b'), open('c', gone.signal), open('d')];
    const page = opened.view(everything).then(() => order.push('page'));
    gone.abort();
    await Promise.all([...opens, page]);
    expect(order).toEqual(['c gave up', 'page', 'a', 'b', 'd']);
  } finally {
    await single.close();
  }
}, 60_000);

test('an aborted search is not begun', async () => {
  await expect(source.open(tripQuery('LHR', 'SIN'), AbortSignal.abort())).rejects.toThrow(/abort/i);
});

test('no thread starts before the first question; warming up starts them all', async () => {
  let started = 0;
  const count = (): void => {
    started += 1;
  };
  subscribe('worker_threads', count);
  const { timetable, model: fares, names: airportNames } = input;
  const fresh = { timetable, fares, airportNames, seed: SMALL_SEED, now: () => new Date(SALE), threads: 2 };
  const lazy = createHouseFlightSource(fresh);
  try {
    await lazy.applyTaken(new Map([['0/0/0', 1]]));
    expect(started).toBe(0);
    await lazy.open(tripQuery('LHR', 'SIN'), AbortSignal.timeout(60_000));
    expect(started).toBe(1);
    await lazy.warmUp();
    expect(started).toBe(2);
  } finally {
    unsubscribe('worker_threads', count);
    await lazy.close();
  }
}, 60_000);
