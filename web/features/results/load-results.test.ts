import { expect, test } from 'vitest';
import { type Answers, argsFor, fakeApi, refuse } from '../booking/testing/fake-api.ts';
import { flightListing } from '../verticals/flights/listing.ts';
import { stayListing } from '../verticals/stays/listing.ts';
import { resultsLoader } from './load-results.ts';
import type { Listing, ListView } from './listing.ts';

const VERTICALS = [
  { vertical: 'flights', starts: 'search.create', listing: flightListing, path: '/flights/LHR-SIN/2026-12-01/1adults' },
  { vertical: 'stays', starts: 'search.stays', listing: stayListing, path: '/stays/AMS/2026-12-01/2026-12-04/2adults' },
] as const;

interface Card {
  readonly key: string;
}

/** A list of `total` offers that are nothing but keys. */
async function load(at: (typeof VERTICALS)[number], path: string, total: number, answers: Answers = {}) {
  const { api, asked } = fakeApi({
    [at.starts]: () => ({ id: 's' }),
    'search.get': ({ offset, limit }: { offset: number; limit: number }) => ({
      vertical: at.vertical,
      sources: [],
      facets: [{ kind: 'options', id: 'f', options: [{ value: 'v', label: 'V', spoken: { word: 'v', places: [] } }] }],
      listed: total,
      trips: [],
      chosen: [],
      offers: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, i) => ({
        key: String(offset + i),
      })),
    }),
    ...answers,
  });
  const listing = { ...at.listing, card: () => Promise.resolve(({ key }: Card) => ({ key })) } as unknown as Listing<
    ListView,
    never,
    never,
    Card,
    object
  >;
  const loaded = await resultsLoader(listing)(argsFor(api, path)).catch((thrown: unknown) => thrown);
  const pieces = asked.flatMap(([name, input]) =>
    name === 'search.get' ? [input as { offset: number; limit: number }] : [],
  );
  return { loaded, pieces: pieces.map(({ offset, limit }) => [offset, limit]) };
}

test.each(VERTICALS)('a long list of $vertical is read in pieces, no further than it goes', async (at) => {
  const long = await load(at, `${at.path}?show=120`, 300);
  expect(long.pieces).toEqual([
    [0, 50],
    [50, 50],
    [100, 20],
  ]);
  const { results } = long.loaded as { results: { offers: Card[]; facets: object[] } };
  expect(results.facets).toEqual([{ kind: 'options', id: 'f', options: [{ value: 'v', label: 'V' }] }]);
  expect(results.offers.map(({ key }) => Number(key))).toEqual(Array.from({ length: 120 }, (_, i) => i));
  expect((await load(at, `${at.path}?show=120`, 60)).pieces).toEqual([
    [0, 50],
    [50, 50],
  ]);
  expect((await load(at, `${at.path}?show=120`, 50)).pieces).toEqual([[0, 50]]);
});

test.each(VERTICALS)(
  'a list of $vertical goes on where its address says; past its end the page is made without rows',
  async (at) => {
    expect((await load(at, `${at.path}?show=60&skip=200`, 230)).pieces).toEqual([[200, 50]]);
    const answers = {
      'search.get': ({ offset, limit }: { offset: number; limit: number }) => {
        if (offset > 0) refuse(422, 'BEYOND_THE_LIST')();
        return {
          vertical: at.vertical,
          sources: [],
          facets: [],
          trips: [],
          chosen: [],
          listed: 20,
          offers: [{ key: String(limit) }],
        };
      },
    };
    const beyond = await load(at, `${at.path}?skip=30`, 20, answers);
    expect(beyond.loaded).toMatchObject({ address: { skip: 30 }, results: { listed: 20, offers: [] } });
  },
);

test.each(VERTICALS)(
  'a search for $vertical that is refused leads to its form; what is no address is not found',
  async (at) => {
    // A party of its own: the browser goes on with a search that it knows.
    const refused = await load(at, at.path.replace(/\w+$/, '3adults'), 1, { [at.starts]: refuse(422, 'INVALID') });
    const { status, headers } = refused.loaded as Response;
    expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(`^/${at.vertical}\\?edit=1&`)]);
    expect((await load(at, `/${at.vertical}/nowhere`, 1)).loaded).toMatchObject({ status: 404 });
  },
);

test.each(VERTICALS)('the filter form of $vertical leads to an address', async (at) => {
  const { loaded, pieces } = await load(at, `${at.path}?filter=form&f.price=100-200`, 1);
  expect((loaded as Response).headers.get('location')).toMatch(new RegExp(`^${at.path}.*fs=price:100`));
  expect(pieces).toEqual([]);
});
