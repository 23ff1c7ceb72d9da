import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { news, ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from '#contract/news';
import type { Database } from '#platform/core';
import { type Client, ipAt } from './client.ts';
import { createTally, type Outcome } from './kinds.ts';

const CROSS = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * S17, where the key of a mail stands in the place of a token: another key changes nothing, looking changes nothing, and the calls
 * of our pages are closed to other sites even with the right one. What mail providers post must be open to them (RFC 8058).
 */
export async function forgeKeys(app: FastifyInstance, db: Pick<Database, 'query'>, own: Client): Promise<Outcome> {
  const tally = createTally();
  const cookie = [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asking = { ...own.from, 'x-csrf': await own.freshToken(), 'content-type': 'application/json', cookie };
  await app.inject({ method: 'POST', url: '/i/api/account/v1/news', headers: asking, payload: '{"news":true}' });
  const key = (await choices(db))[0]?.link_key ?? '';
  tally.check(key.length >= 43, 'a key of fewer than 256 bits, or none');
  let n = 0;
  const ask = async (method: 'GET' | 'POST', url: string, headers: object, payload?: string) => {
    n += 1;
    const from = { 'x-forwarded-for': ipAt(80_000 + n), ...headers };
    return app.inject({ method, url, headers: from, ...(payload !== undefined && { payload }) });
  };
  const idle = async (what: string, statuses: readonly number[], answer: ReturnType<typeof ask>) => {
    const before = await state(db);
    const { statusCode, headers } = await answer;
    const held = statuses.includes(statusCode) && headers['set-cookie'] === undefined;
    tally.check(held && (await state(db)) === before, `${what} got ${statusCode}`);
  };
  const post = (path: string, link: string, headers: object) =>
    ask('POST', path, { ...headers, 'content-type': 'application/json' }, JSON.stringify({ link }));
  for (const wrong of wrongKeys(key)) {
    for (const { name, path } of [news.stop, news.again])
      await idle(`${name} by another key`, [400, 404, 422], post(path, wrong, own.from));
    const url = `${ONE_CLICK_PATH}/${encodeURIComponent(wrong)}`;
    await idle('one click by another key', [400, 404], ask('POST', url, CROSS, 'List-Unsubscribe=One-Click'));
    await idle(
      'one click by another key, as a form',
      [400, 404],
      ask('POST', url, { ...CROSS, ...ONE_CLICK }, 'List-Unsubscribe=One-Click'),
    );
  }
  for (const { name, path } of [news.stop, news.again])
    await idle(`${name} from another site with the key`, [403], post(path, key, CROSS));
  // Only the whole site has pages.
  await idle('looking at the page', [200, 404], ask('GET', `${UNSUBSCRIBE_PATH}?link=${key}`, CROSS));
  await idle('looking at one click', [302], ask('GET', `${ONE_CLICK_PATH}/${key}`, CROSS));
  await idle('looking by the call', [200], ask('GET', `${news.readLink.path}?link=${key}`, own.from));
  // The judge has teeth: the key itself does it, from a mail provider too.
  await ask('POST', `${ONE_CLICK_PATH}/${key}`, { ...CROSS, ...ONE_CLICK }, 'List-Unsubscribe=One-Click');
  tally.check((await choices(db))[0]?.wanted === false, 'the right key did not stop news');
  return tally.outcome({ 'wrong keys of news': wrongKeys(key).length });
}

function wrongKeys(key: string): readonly string[] {
  const other = key.startsWith('A') ? 'B' : 'A';
  return [
    'nobody',
    `${other}${key.slice(1)}`,
    key.slice(0, -1),
    `${key}A`,
    key.toLowerCase(),
    `${key} `,
    "' or 1=1 --",
    '%',
  ];
}

async function choices({ query }: Pick<Database, 'query'>) {
  const { rows } = await sql<{ link_key: string; wanted: boolean }>`select link_key, wanted from news_choice`.execute(
    query,
  );
  return rows;
}

async function state(db: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from news_consent`.execute(db.query);
  return JSON.stringify([await choices(db), rows[0]?.n]);
}
