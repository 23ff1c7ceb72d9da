import { expect, test } from 'vitest';
import { type Judge, judgeFor, verdictOf } from './judge.ts';
import { LiveSearch } from './live-search.ts';
import { openedSearch } from './opened-search.ts';
import type { Answer } from './profile.ts';
import { flightsProfile } from './verticals/flights/profile.ts';
import { offerOf, oneWay, sourceOf } from './verticals/flights/testing.ts';
import type { FlightSource, FlightTypes, SourceView } from './verticals/flights/types.ts';

const OVER_500 = { code: 'OVER_500', limits: { most: 500 } };
const judge: Judge = {
  limits: ({ currency }) => (currency === 'EUR' ? { mostMinor: 900, refused: ['X-BAD'] } : {}),
  judge: ({ totalMinor }) =>
    (totalMinor ?? 0) > 500 ? { state: 'out', reasons: [OVER_500] } : { state: 'in', reasons: [] },
};
const facts = { vertical: 'flights', currency: 'EUR', sellers: ['X-ONE'] };
const now = new Date('2026-11-20T12:00:00Z');
const page = { fs: '', sort: 'cheapest', offset: 0, limit: 10 };

test('an offer is not there beyond the limits; one that is there has its reasons', () => {
  const total = (totalMinor: number | null) => verdictOf(judge, { ...facts, totalMinor });
  expect(total(400)).toEqual({ hidden: false, state: 'in', reasons: [] });
  expect(total(900)).toEqual({ hidden: false, state: 'out', reasons: [OVER_500] });
  expect(total(null).hidden).toBe(false);
  const most = { amountMinor: 900, currency: 'EUR' };
  const tooHigh = { code: 'TOTAL_TOO_HIGH', limits: { most } };
  expect(total(901)).toEqual({ hidden: true, state: 'blocked', reasons: [tooHigh, OVER_500] });
  expect(verdictOf(judge, { ...facts, sellers: ['X-ONE', 'X-BAD'], totalMinor: 1 })).toEqual({
    hidden: true,
    state: 'blocked',
    reasons: [{ code: 'SELLER_NOT_ALLOWED', limits: { sellers: ['X-BAD'] } }],
  });
});

test('nobody is judged who asks as everybody does', async () => {
  const judgeOf = async () => judge;
  expect(await judgeFor(judgeOf, { asker: 'a' })).toBeUndefined();
  expect(await judgeFor(judgeOf, undefined)).toBeUndefined();
  expect(await judgeFor(judgeOf, { audience: { companyId: 'acme' } })).toBe(judge);
});

const offers = [offerOf('fine', 400), offerOf('dear', 700), offerOf('beyond', 1_000)];

/** What a reader is answered by one source of these offers, and what that source was asked. */
async function readBy(judged: Judge | undefined) {
  const asked: SourceView[] = [];
  const answers: Answer<FlightTypes>[] = [];
  const plain = sourceOf('one', offers);
  const source: FlightSource = {
    ...plain,
    async open(query, signal) {
      const opened = await plain.open(query, signal);
      return { ...opened, view: (view) => (asked.push(view), opened.view(view)) };
    },
  };
  const live = new LiveSearch<FlightTypes>(
    { id: 's', query: oneWay, places: [] },
    [source],
    () => now,
    () => undefined,
  );
  await live.changed(0, AbortSignal.timeout(1_000));
  const publish: typeof flightsProfile.publish = (answer) => (answers.push(answer), flightsProfile.publish(answer));
  const opened = openedSearch({ ...flightsProfile, publish }, live, { judge: async () => judged });
  const results = await opened.read(page, now);
  return { asked, opened, results, answer: answers[0]! };
}

test('a source is told the limits, and what is said of each offer reaches the page', async () => {
  const { asked, results, answer } = await readBy(judge);
  expect(asked.map(({ limits }) => limits)).toEqual([{ mostMinor: 900, refused: ['X-BAD'] }]);
  const said = answer.offers.map(({ offer }) => [offer.key, answer.judge(offer).reasons]);
  expect(said).toEqual([
    ['fine', []],
    ['dear', [OVER_500]],
  ]);
  expect(results.offers.map(({ verdict }) => verdict)).toEqual([undefined, { state: 'out', reasons: [OVER_500] }]);
  // This source holds nothing against them: the page shows no more for that, and does not call itself exact.
  expect([results.offers.length, results.exact]).toEqual([2, false]);
});

test('without a judge a source is asked as it always was, and everything is there', async () => {
  const { asked, results, answer } = await readBy(undefined);
  expect(asked.map((view) => 'limits' in view)).toEqual([false]);
  expect([results.offers.length, results.exact, answer.judge(offers[2]!).state]).toEqual([3, true, 'in']);
});

test('an offer beyond the limits cannot be opened, and that is told apart from one that is gone', async () => {
  const { opened } = await readBy(judge);
  const open = (key: string) => opened.detail({ searchId: 's', sourceId: 'one', key });
  await expect(open('beyond')).rejects.toMatchObject({
    code: 'OFFER_NOT_ALLOWED',
    status: 403,
    problems: [{ field: 'offerId', detail: { vertical: 'flights' } }],
  });
  expect((await open('dear')).offer.verdict?.state).toBe('out');
  await expect(open('nothing')).rejects.toMatchObject({ code: 'OFFER_GONE' });
});
