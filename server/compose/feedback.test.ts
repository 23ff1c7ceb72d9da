import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import { createBrands } from '#domain/brands';
import { createCache } from '#platform/cache';
import { createSpeak } from '#platform/words';
import { limitsBy } from '../http/limits.ts';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { readBrandFolders } from './brands.ts';
import { feedbackPart } from './feedback.ts';
import { mailLooks } from './mail-looks.ts';

let database: OpenDatabase;
let site: TestSite;
const PATH = '/i/api/feedback/v1/messages';
const message = { topic: 'idea', text: 'More night trains' };

beforeAll(async () => {
  database = await openTestDatabase();
  const base = testCtx({ db: database.database });
  const part = feedbackPart({
    ...base,
    brands: createBrands(readBrandFolders(null).map(({ brand }) => brand)),
    config: {
      mailFrom: 'post@w.example',
      baseUrl: 'http://localhost:3000',
      support: { email: null, phone: null, helpCenter: null },
      feedbackKeepDays: 180,
    },
    mailer: { send: async () => undefined },
    mailLook: mailLooks(readBrandFolders(null)),
    speak: createSpeak({}),
  });
  const cache = await createCache({ config: { valkeyUrl: null }, clock: base.clock, log: silentLogger });
  site = await openTestSite([part], {
    limit: limitsBy((key, rate) => cache.limit(key, rate)),
  });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

async function proofOfAPage(): Promise<Record<string, string>> {
  const answer = await site.app.inject({ method: 'POST', url: '/s/run/formtoken' });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { cookie, 'x-csrf': answer.json<{ formtoken: string }>().formtoken };
}

const post = (payload: object, headers: Record<string, string>) =>
  site.app.inject({ method: 'POST', url: PATH, payload, headers });
const code = (answer: { json(): unknown }) => (answer.json() as { errors: { code: string }[] }).errors[0]?.code;

test('a message without a token of its session is refused, and one without a key', async () => {
  const key = { 'idempotency-key': 'key-12345' };
  const own = await proofOfAPage();
  const strange = { ...(await proofOfAPage()), cookie: own['cookie'] ?? '' };
  for (const headers of [key, { ...key, cookie: own['cookie'] ?? '' }, { ...key, ...strange }]) {
    const answer = await post(message, headers);
    expect([answer.statusCode, code(answer)]).toEqual([403, 'INVALID_FORM_TOKEN']);
  }
  const keyless = await post(message, own);
  expect([keyless.statusCode, code(keyless)]).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED']);
  expect((await post(message, { ...own, ...key })).statusCode).toBe(200);
});

test('who writes faster than anybody can is asked to wait', async () => {
  const own = await proofOfAPage();
  const answers = [];
  for (let index = 0; index < 12; index++) {
    answers.push(await post(message, { ...own, 'idempotency-key': `key-${1000 + index}` }));
  }
  const last = answers.at(-1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(last && [last.statusCode, code(last)]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
