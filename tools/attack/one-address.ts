import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { InputOf } from '#contract/core';
import { search } from '#contract/search';
import { ipAt } from './client.ts';
import { type Attack, createTally } from './kinds.ts';
import { openWhole } from './whole.ts';

/** What the first of all searches may ask. */
type Question = InputOf<typeof search.create>;

const DAY_MS = 86_400_000;
const GREEDY = ipAt(77_777);
const TOLD = 'Too many requests. Try again in a moment.';
/** As many searches under way as one address may have. */
const UNDER_WAY = 4;
/** Longer than a source is waited for. */
const LOOKS = 3;
/** Pages that one address begins at once, and more than begin of those that wait while another reader's is drawn. */
const FREE_PAGES = 6;
const HELD_PAGES = 6;
/** A refusal is a plain page, not one of the site. */
const CHEAP_BYTES = 2_000;
const WEST = ['LON', 'PAR', 'FRA', 'AMS'];
const EAST = ['NYC', 'CHI', 'WAS', 'LAX'];

/** F5: one address asks its worst; it is held, in words, and another reader finds offers all the while. */
export const oneAddress: Attack = {
  id: 'F5',
  what: 'one address that asks the costliest searches and streams without end, beside a reader who searches',
  async run({ full }) {
    const whole = await openWhole();
    try {
      const tally = createTally();
      // Search threads start with their first questions: that they do is nobody's attack.
      await Promise.all([90, 91].map((n) => offersOf(whole.app, plain(n), ipAt(n))));
      const asked = await flood(whole.app, full ? 30 : 8);
      const { accepted, refused } = split(asked.greedy);
      tally.check(accepted.length <= UNDER_WAY, `${accepted.length} costly searches of one address began at once`);
      for (const answer of refused) {
        tally.check(answer.statusCode === 429 || answer.statusCode === 503, `refused with ${answer.statusCode}`);
        tally.check(answer.headers['retry-after'] !== undefined, 'a refusal without Retry-After');
        tally.check(answer.body.includes(TOLD), 'a refusal without words');
      }
      for (const offers of asked.others) tally.check(offers > 0, 'a search of somebody else found no offers meanwhile');
      const streams = await streamAll(whole.app, accepted[0]?.json<{ id: string }>().id ?? '', full ? 800 : 300);
      tally.check(streams.refused > 0, `${streams.answered} streams of one address in a row, none refused`);
      const pages = await floodPages(whole.app, full ? 120 : 80);
      tally.check(pages.refused > 0, `${pages.answered} pages of one address at once, none refused`);
      tally.check(pages.told, 'a page was refused without words or Retry-After');
      tally.check(pages.smallest < CHEAP_BYTES, `a refused page was drawn whole: ${pages.smallest} bytes`);
      tally.check(pages.before === 0, `a page of somebody else came after ${pages.before} of a flood's`);
      return tally.outcome({
        'costly searches accepted': accepted.length,
        'refused with 429 or 503': refused.length,
        'searches of others with offers': `${asked.others.filter((count) => count > 0).length} of ${asked.others.length}`,
        'streams answered': streams.answered,
        'streams refused': streams.refused,
        'pages answered': pages.answered,
        'pages refused': pages.refused,
      });
    } finally {
      await whole.close();
    }
  },
};

function split(answers: readonly LightMyRequestResponse[]) {
  const accepted = answers.filter(({ statusCode }) => statusCode === 200);
  return { accepted, refused: answers.filter((answer) => !accepted.includes(answer)) };
}

/** All at once from one address, and meanwhile a reader who searches a few times. */
async function flood(app: FastifyInstance, count: number) {
  const greedy = Promise.all(Array.from({ length: count }, (_, n) => start(app, worst(n), GREEDY)));
  const others: number[] = [];
  for (let n = 0; n < 3; n += 1) others.push(await offersOf(app, plain(n), ipAt(n)));
  return { greedy: await greedy, others };
}

function start(app: FastifyInstance, payload: Question, ip: string): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: search.create.path, headers: from(ip), payload });
}

async function offersOf(app: FastifyInstance, query: Question, ip: string): Promise<number> {
  const { id } = (await start(app, query, ip)).json<{ id?: string }>();
  const url = `${search.get.path.replace(':id', id ?? 'none')}?waitMs=5000`;
  for (let look = 0; look < LOOKS; look += 1) {
    const { offers = [], done = true } = (await app.inject({ url, headers: from(ip) })).json<{
      offers?: unknown[];
      done?: boolean;
    }>();
    if (offers.length > 0 || done) return offers.length;
  }
  return 0;
}

async function streamAll(app: FastifyInstance, id: string, count: number) {
  const url = `${search.get.path.replace(':id', id)}/events`;
  let refused = 0;
  for (let n = 0; n < count; n += 1) {
    if ((await app.inject({ url, headers: from(GREEDY) })).statusCode === 429) refused += 1;
  }
  return { answered: count - refused, refused };
}

/** Pages of one address, all at once, that nobody asked before; how many of those that had to wait came before another reader's. */
async function floodPages(app: FastifyInstance, count: number) {
  let waited = 0;
  const pages = Array.from({ length: count }, (_, n) =>
    app.inject({ url: worstPage(n), headers: from(GREEDY) }).then((answer) => {
      if (n >= FREE_PAGES && answer.statusCode < 400) waited += 1;
      return answer;
    }),
  );
  await app.inject({ url: '/help', headers: from(ipAt(95)) });
  const before = waited;
  const answers = await Promise.all(pages);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  return {
    answered: answers.length - refused.length,
    refused: refused.length,
    told: refused.every((answer) => answer.headers['retry-after'] !== undefined && answer.body.includes(TOLD)),
    smallest: Math.min(...refused.map(({ body }) => body.length)),
    before: Math.max(0, before - HELD_PAGES),
  };
}

function from(ip: string): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': ip, 'sec-fetch-site': 'same-origin' };
}

const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Several cities there and back for as many as may travel, with all bags; each day is another question. */
export function worst(n: number): Question {
  return {
    slices: [
      { from: WEST, to: EAST, date: dayAfter(30 + n) },
      { from: EAST, to: WEST, date: dayAfter(44 + n) },
    ],
    passengers: { adults: 9, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 2 },
    currency: 'EUR',
  };
}

function plain(n: number): Question {
  return {
    slices: [
      { from: 'DUB', to: 'LIS', date: dayAfter(40 + n) },
      { from: 'LIS', to: 'DUB', date: dayAfter(47 + n) },
    ],
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 0 },
    currency: 'EUR',
  };
}

function worstPage(n: number): string {
  // Pages are called like the calls that begin their searches.
  const vertical = search.create.path.split('/').at(-1);
  return `/${vertical}/LON-NYC/${dayAfter(50)}/${dayAfter(50)}/9adults?x=${n}`;
}
