import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Call } from '#contract/core';
import { searchStarts } from '#contract/search';
import type { Database } from '#platform/core';
import { everyRow } from '#platform/testing';
import { addressesOf, allCalls, changes } from './calls.ts';
import { type Client, ipAt } from './client.ts';
import { type Attack, createTally, type Outcome } from './kinds.ts';
import { forgeKeys } from './mailed-keys.ts';
import { PASSWORD } from './target.ts';
import { openWhole, type Whole } from './whole.ts';

/** What changes something without a token, and why nothing is won by making somebody else's browser ask for it. */
export const WITHOUT_TOKEN: Readonly<Record<string, string>> = {
  'session.formtoken': 'gives the token; another site cannot read the answer',
  ...Object.fromEntries(
    searchStarts.map(({ name }) => [name, 'keeps nothing of a reader; another site cannot read the answer']),
  ),
  'layout.friendlySearchUrl': 'turns one address into another',
  'layout.reportFailure': 'a line in our log',
  'layout.closeBanner': 'hides a strip in this browser',
  'news.stop': 'the key of the mail is the proof, as RFC 8058 wants; see mailed-keys.ts',
  'news.again': 'the same key, and only within the hour after it stopped them',
  'measuring.collect': 'counts, under its own token and consent',
  'measuring.recordMetric': 'a line in our log',
  'marketing.sync': 'called from pages of all brands; judged by origin',
  'system.reportCrash': 'a line in our log',
};

interface Sessions {
  readonly own: Client;
  readonly token: string;
  readonly others: string;
  readonly before: string;
}

/** S17: every call that changes something refuses whom a page of ours did not send. */
export const forgery: Attack = {
  id: 'S17',
  what: 'every call that changes something: no token, other tokens, other sites, JSON as plain text',
  async run() {
    const whole = await openWhole();
    try {
      const own = await whole.signedIn('own@forgery.example', ipAt(1));
      const before = await own.freshToken();
      await own.ask('/k/run/auth/login', { username: 'own@forgery.example', passwd: 'not the password of it' });
      await own.turn('/k/run/auth/switch');
      const other = await whole.signedIn('other@forgery.example', ipAt(2));
      const sessions = { own, before, token: await own.freshToken(), others: await other.freshToken() };
      const outcome = await forgeAll(whole.app, sessions);
      const parts = [outcome, await forgePages(whole, sessions), await forgeKeys(whole.app, whole.db, own)];
      return {
        tries: parts.reduce((sum, { tries }) => sum + tries, 0),
        breaches: parts.flatMap(({ breaches }) => breaches),
        facts: Object.assign({}, ...parts.map(({ facts }) => facts)) as NonNullable<Outcome['facts']>,
      };
    } finally {
      await whole.close();
    }
  },
};

/** Of calls that change something, those that ask for no token and stand in no list. */
export function unexplained(calls: readonly Call[]): readonly string[] {
  return calls
    .filter(({ csrf, name }) => csrf !== 'token' && !Object.hasOwn(WITHOUT_TOKEN, name))
    .map(({ name }) => name);
}

/** Generated from the contract: a call that is new tomorrow is tried tomorrow. */
export async function forgeAll(
  app: FastifyInstance,
  { own, token, others, before }: Sessions,
  bound: (call: Call) => boolean = () => true,
): Promise<Outcome> {
  const tally = createTally();
  const calls = (await allCalls()).filter(changes).filter(bound);
  let [addresses, n] = [0, 0];
  for (const name of unexplained(calls)) tally.check(false, `${name} asks for no token, and nobody said why`);
  for (const call of calls) {
    const tokened = call.csrf === 'token';
    for (const url of addressesOf(call)) {
      addresses += 1;
      const ask = async (headers: Readonly<Record<string, string>>, payload?: string) => {
        n += 1;
        const sent = { ...own.from, 'x-forwarded-for': ipAt(50_000 + n), ...cookieOf(own), ...headers };
        return app.inject({ method: call.method, url, headers: sent, ...(payload !== undefined && { payload }) });
      };
      const refuses = async (what: string, answer: ReturnType<typeof ask>): Promise<void> => {
        const { statusCode, headers } = await answer;
        const held = statusCode === 403 || statusCode === 415;
        tally.check(held && headers['set-cookie'] === undefined, `${call.name} ${url}: ${what} got ${statusCode}`);
      };
      const form: Readonly<Record<string, string>> =
        call.body === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      if (tokened) {
        await refuses('no token', ask(form));
        await refuses('a token of another session', ask({ ...form, 'x-csrf': others }));
        await refuses('a token of before a change of power', ask({ ...form, 'x-csrf': before }));
        await refuses('a made-up token', ask({ ...form, 'x-csrf': `${token.split('.')[0]}.AAAA` }));
        await refuses('a token without its cookie', ask({ ...form, 'x-csrf': token, cookie: '' }));
        await refuses('JSON as plain text', ask({ 'content-type': 'text/plain' }, '{"a":1}'));
      }
      await refuses('another site', ask({ ...form, 'x-csrf': token, 'sec-fetch-site': 'cross-site', origin: EVIL }));
      await refuses('a sister site', ask({ ...form, 'x-csrf': token, 'sec-fetch-site': 'same-site', origin: EVIL }));
      await refuses('an old browser elsewhere', ask({ ...form, 'x-csrf': token, 'sec-fetch-site': '', origin: EVIL }));
    }
  }
  return tally.outcome({ 'calls that change something': calls.length, 'their addresses': addresses });
}

const EVIL = 'https://evil.example';

const cookieOf = ({ cookies }: Client) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Forms that pages are sent by, without scripts. */
const PAGES = [
  '/login',
  '/signout',
  '/s/ident/resend',
  '/s/ident/link',
  '/currency',
  '/site',
  '/feedback',
  '/booking/find',
  '/profile/travellers',
  '/profile/account',
] as const;

async function forgePages({ app, db }: Whole, { own, token, others, before }: Sessions): Promise<Outcome> {
  const tally = createTally();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const url of PAGES) {
    const post = async (what: string, headers: Readonly<Record<string, string>>, formtoken: string) => {
      const payload = new URLSearchParams({
        formtoken,
        intent: 'login',
        username: 'other@forgery.example',
        passwd: PASSWORD,
      }).toString();
      const sent = { ...own.from, ...cookieOf(own), ...type, ...headers };
      const acts = await actsIn(db);
      const { statusCode, headers: set } = await app.inject({ method: 'POST', url, headers: sent, payload });
      // A page may show itself again, or lead on who is signed in: what counts is that nothing was done.
      const idle = set['set-cookie'] === undefined && (await actsIn(db)) === acts;
      tally.check(idle && statusCode !== 200, `page ${url}: ${what} got ${statusCode}`);
    };
    await post('no token', {}, '');
    await post('a token of another session', {}, others);
    await post('a token of before a change of power', {}, before);
    await post('another site', { 'sec-fetch-site': 'cross-site', origin: EVIL }, token);
    await post('JSON as plain text', { 'content-type': 'text/plain' }, token);
  }
  return tally.outcome({ 'forms of pages': PAGES.length });
}

async function actsIn(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entry`.execute(everyRow(db));
  return rows[0]?.n ?? 0;
}
