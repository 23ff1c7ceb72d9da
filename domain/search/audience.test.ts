import { expect, test } from 'vitest';
import { search as calls, type SearchResults } from '#contract/search';
import type { Actor, Ctx } from '#domain/kernel';
import { createIds } from '#platform/ids';
import { seededRandom } from '#platform/testing';
import { readerOf } from './audience.ts';
import type { KeptLists, Progress } from './kept-lists.ts';
import type { SearchPlaces } from './places.ts';
import { findOffer, readOffer } from './read-offer.ts';
import { readSearch } from './read-search.ts';
import type { KeptSearch } from './registry.ts';
import { createSearches } from './searches.ts';
import { openFlights } from './verticals/flights/open.ts';
import { offerOf, oneWay, placeNamed, quiet, rates, sourceOf, unguarded } from './verticals/flights/testing.ts';
import type { FlightSource } from './verticals/flights/types.ts';
import { watchSearch } from './watch-search.ts';

const account = { sessionId: 's', accountId: 'a' } as const;
const of = (companyId: string) => ({
  membership: { companyId, roles: [], permissions: [], contracts: [`CODE-OF-${companyId}`] },
});
const WHO = {
  nobody: { sessionId: null },
  mira: { ...account, ...of('acme'), forCompany: true },
  colleague: { ...account, accountId: 'b', ...of('acme'), forCompany: true },
  'mira for herself': { ...account, ...of('acme') },
  rival: { ...account, accountId: 'c', ...of('rival'), forCompany: true },
} satisfies Readonly<Record<string, Actor>>;
type Who = keyof typeof WHO;
const AUDIENCE: Readonly<Record<Who, string>> = {
  nobody: '',
  mira: 'acme',
  colleague: 'acme',
  'mira for herself': 'member',
  rival: 'rival',
};
/** Whose searches an audience may read besides its own. */
const ALSO: Readonly<Record<string, string>> = { member: '' };

/** What a trip costs each audience. */
const TOTALS: Readonly<Record<string, number>> = { '': 1_000, member: 900, acme: 800, rival: 700 };

/** A source with fares for members and negotiated ones. */
const source: FlightSource = {
  ...sourceOf('house', []),
  open(query, signal) {
    const { member, contracts } = query.audience ?? {};
    const offer = offerOf('one', TOTALS[contracts?.[0]?.replace('CODE-OF-', '') ?? (member ? 'member' : '')]!);
    const slices = [{ durationMinutes: 600, stops: 0 }] as unknown as typeof offer.slices;
    return sourceOf('house', [{ ...offer, slices }]).open(query, signal);
  },
};

const places: SearchPlaces = {
  // Apart enough to be flown to.
  resolve: (code) => ({ place: { ...placeNamed(code), lon: code.charCodeAt(0) * 5 - 400 }, airports: [code] }),
  near: ({ code }) => (code === 'LHR' ? [{ place: placeNamed('LGW'), km: 40 }] : []),
  suggest: () => [],
};
const now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };

/** One of several nodes of a site. */
function openNode(stored: Map<string, KeptSearch>, answered = new Map<string, unknown>()) {
  const lists: KeptLists = {
    note: async (id, progress) => void answered.set(id, progress),
    progress: async (id) => answered.get(id) as Progress | undefined,
    putPage: async (id, asked, page) => void answered.set(`${id} ${asked}`, page),
    page: async (id, asked) => answered.get(`${id} ${asked}`) as SearchResults | undefined,
  };
  const store = {
    lists,
    put: async (id: string, search: KeptSearch) => void stored.set(id, search),
    get: async (id: string) => stored.get(id),
  };
  const settings = { store, clock, ...unguarded, ttlMs: 3_600_000, shareMs: 25_000, capacity: 100 };
  const flights = openFlights({ settings, places, rates, horizonDays: 330 }, [source]);
  const searches = createSearches([flights.searches], store);
  const [read, offer] = [readSearch({ searches }), readOffer({ searches })];
  const called = (name: string) => flights.calls.find(({ call }) => call.name === name)!.handle;
  return { searches, read, offer, called };
}

const ids = createIds({ clock, random: seededRandom(5) });
const ctxOf = (who: Who) => ({ actor: WHO[who], clock, ids, log: quiet, country: 'GB' }) as unknown as Ctx;

type Node = ReturnType<typeof openNode>;
const { airports: _airports, ...question } = oneWay;
const never = new AbortController().signal;

/** Every way to a price of a search that is known by its id. */
const WAYS: Readonly<Record<string, (node: Node, ctx: Ctx, id: string) => Promise<unknown>>> = {
  list: ({ read }, ctx, id) => read({ ctx, input: { id, waitMs: 1_000 } }),
  stream: async ({ searches }, ctx, id) => {
    const seen = [];
    for await (const each of watchSearch({ searches }, { ctx, input: { id }, after: 0, signal: never }))
      seen.push(each);
    return seen;
  },
  offer: ({ offer }, ctx, id) => offer({ ctx, input: { id, offerId: `${id}.house.one` } }),
  quote: ({ searches }, ctx, id) => findOffer(searches, `${id}.house.one`, readerOf(ctx)),
  days: async ({ called }, ctx, id) => called(calls.days.name)(ctx, { id, move: 'trip', fs: '' }),
  nearby: async ({ called }, ctx, id) => called(calls.nearby.name)(ctx, { id, fs: '' }),
};

const totalsIn = (answer: unknown): number[] =>
  [...JSON.stringify(answer).matchAll(/"total":\{"amountMinor":(\d+)/g)].map(([, amount]) => Number(amount));

test('prices of a company and of members reach those alone, by every way, on two nodes, whatever others asked before', async () => {
  const random = seededRandom(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  const stored = new Map<string, KeptSearch>();
  const answered = new Map<string, unknown>();
  const nodes = [openNode(stored, answered), openNode(stored, answered)];
  const begun: { readonly id: string; readonly owner: string }[] = [];
  const counts = { seen: 0, refused: 0 };
  for (let turn = 0; turn < 400; turn += 1) {
    const [node, who] = [pick(nodes), pick(Object.keys(WHO) as Who[])];
    const ctx = ctxOf(who);
    const audience = AUDIENCE[who];
    if (begun.length < 4 || random.next() < 0.15) {
      const slices = [{ ...question.slices[0]!, date: `2027-03-0${1 + Math.floor(random.next() * 3)}` }];
      // Whoever says for whom they ask is not believed.
      const forged = { ...question, slices, audience: { companyId: 'rival', contracts: ['CODE-OF-rival'] } };
      const asked = calls.create.input.parse(forged);
      const { id } = (await node.called(calls.create.name)(ctx, asked)) as { id: string };
      begun.push({ id, owner: audience });
      continue;
    }
    const { id, owner } = pick(begun);
    const way = pick(Object.keys(WAYS));
    const answer = await WAYS[way]!(node, ctx, id).catch((error: { code: string }) => error.code);
    if (owner !== audience && owner !== ALSO[audience]) {
      expect([way, who, owner, answer]).toEqual([way, who, owner, 'NOT_FOUND']);
      counts.refused += 1;
    } else {
      const totals = totalsIn(answer);
      expect([way, who, ...new Set(totals)]).toEqual([way, who, ...(totals.length > 0 ? [TOTALS[owner]] : [])]);
      expect(JSON.stringify(answer)).not.toMatch(/acme|rival|audience|CODE|member/);
      counts.seen += totals.length;
    }
  }
  expect([...answered.keys()].some((key) => key.includes(' '))).toBe(true);
  expect(counts.seen).toBeGreaterThan(100);
  expect(counts.refused).toBeGreaterThan(50);
  const owners = new Map<string, string>();
  for (const { id, owner } of begun) expect(owners.set(id, owners.get(id) ?? owner).get(id)).toBe(owner);
});

test('ideas of the front door are kept for each audience by itself', async () => {
  const node = openNode(new Map());
  for (const who of ['nobody', 'mira', 'rival', 'colleague', 'mira for herself'] as const) {
    const ideas = await node.called(calls.ideas.name)(ctxOf(who), calls.ideas.input.parse({ currency: 'EUR' }));
    expect([who, ...new Set(totalsIn(ideas))]).toEqual([who, TOTALS[AUDIENCE[who]]]);
  }
});

test('whoever asks what a colleague asked moments ago is given the same search, and nobody else is', async () => {
  const node = openNode(new Map());
  const ask = async (who: Who) => (await node.called(calls.create.name)(ctxOf(who), question)) as { id: string };
  const [mira, colleague, rival, nobody] = [
    await ask('mira'),
    await ask('colleague'),
    await ask('rival'),
    await ask('nobody'),
  ];
  expect(colleague).toEqual(mira);
  const herself = await ask('mira for herself');
  expect(await ask('mira for herself')).toEqual(herself);
  expect(new Set([mira, rival, nobody, herself].map(({ id }) => id)).size).toBe(4);
});
