import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ONE_CLICK_PATH } from '#contract/news';
import { type Edition, publishEdition } from '#domain/news';
import type { MailDraft } from '#platform/core';
import { enqueue } from '#platform/jobs';
import { testCtx } from '#platform/testing';
import { dataSubjectPart } from './data-subject.ts';
import { identityAccountPart } from './identity-account.ts';
import { type IdentitySite, openIdentitySite, type TestBrowser } from './identity-testing.ts';
import { newsPart } from './news.ts';

let site: IdentitySite;
beforeAll(async () => {
  site = await openIdentitySite((needs) => [
    newsPart(needs),
    identityAccountPart(needs, async () => false),
    dataSubjectPart(needs),
  ]);
});
afterAll(() => site.close());

const BASE = '/i/api/news/v1';
const edition = (id: string): Edition => ({
  id,
  brand: 'wayfold',
  texts: {
    en: {
      subject: `News ${id}`,
      blocks: [
        { kind: 'paragraph', text: 'Two new flights a <day>.' },
        { kind: 'heading', text: 'From March' },
        { kind: 'list', items: ['London to Faro'] },
        { kind: 'link', name: 'See the flights', url: '/flights' },
      ],
    },
  },
});

async function publish(id: string, given: Edition = edition(id)): Promise<void> {
  const ctx = testCtx({ db: site.database.database, clock: site.clock, actor: { job: 'test' } as const });
  await publishEdition({ enqueue })({ ctx, input: given });
  await site.deliver();
}

async function reader(email: string): Promise<TestBrowser> {
  const own = await site.signedUp(email);
  await own.send('POST', '/i/api/account/v1/news', { news: true });
  return own;
}

const newsTo = (email: string): readonly MailDraft[] =>
  site.mails.filter((mail) => mail.to === email && mail.headers?.['List-Unsubscribe'] !== undefined);
const keyIn = ({ text }: Pick<MailDraft, 'text'>): string => /unsubscribe\?link=([\w-]+)/.exec(text)?.[1] ?? '';
const wants = async (own: TestBrowser): Promise<boolean> =>
  (await own.get('/i/api/account/v1')).json<{ news: boolean }>().news;

test('an edition goes once to whoever asked for it, also when it is sent again, and to nobody else', async () => {
  await reader('one@news.example');
  await site.signedUp('never@news.example');
  await publish('first-edition');
  await publish('first-edition');
  expect(newsTo('one@news.example').map(({ subject }) => subject)).toEqual(['News first-edition']);
  expect(newsTo('never@news.example')).toEqual([]);
  const other = { ...edition('first-edition'), texts: { en: { subject: 'Other', blocks: [] } } };
  await expect(publish('first-edition', other)).rejects.toMatchObject({ code: 'EDITION_CHANGED' });
});

test('nobody but the operator’s command sends news', async () => {
  for (const more of [{}, { accountId: 'a' }, { accountId: 'a', staff: true as const }]) {
    const ctx = testCtx({ db: site.database.database, actor: { sessionId: 's', ...more } });
    await expect(publishEdition({ enqueue })({ ctx, input: edition('stranger') })).rejects.toMatchObject({
      status: 403,
    });
  }
});

test('the mail says who writes, why it comes and how it stops, in text, HTML and headers, and names no person', async () => {
  await reader('mail@news.example');
  await publish('mail-edition');
  const [mail] = newsTo('mail@news.example');
  if (!mail) throw new TypeError('No news');
  const key = keyIn(mail);
  expect(mail.from).toBe('"Wayfold" <post@w.example>');
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': `<http://localhost:3000${ONE_CLICK_PATH}/${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('because you signed up for Wayfold news on March 1, 2027');
    expect(body).toContain('Unsubscribe from Wayfold news');
    expect(body).toContain(`/en/news/unsubscribe?link=${key}`);
    expect(body).toContain('http://localhost:3000/en/flights');
    expect(body).toContain('You will still get emails about your bookings and account security.');
    expect(body).not.toContain('mail@news.example');
  }
  expect(mail.text).toContain('- London to Faro');
  expect(mail.html).toContain('Two new flights a &lt;day&gt;.');
  expect(mail.html).toContain('<ul><li>London to Faro</li></ul>');
  expect(mail.html).not.toMatch(/<img|url\(|@import|<script/);
});

test('opening the link changes nothing, however often; pressing its button stops news without a session, and can be undone', async () => {
  const own = await reader('page@news.example');
  await publish('page-edition');
  const [mail] = newsTo('page@news.example');
  const link = mail ? keyIn(mail) : '';
  const stranger = { headers: { 'content-type': 'application/json' } };
  const ask = (method: 'GET' | 'POST', path: string, given = link) =>
    method === 'GET'
      ? site.app.inject({ method, url: `${BASE}/${path}?link=${given}` })
      : site.app.inject({ method, url: `${BASE}/${path}`, payload: { link: given }, ...stranger });
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of [`${BASE}/link?link=${link}`, `${ONE_CLICK_PATH}/${link}`])
      await site.app.inject({ method, url });
  }
  const onward = await site.app.inject({ method: 'GET', url: `${ONE_CLICK_PATH}/${link}` });
  expect([onward.statusCode, onward.headers.location]).toEqual([302, `/news/unsubscribe?link=${link}`]);
  expect(await wants(own)).toBe(true);
  expect((await ask('GET', 'link')).json()).toEqual({ brand: 'Wayfold', wanted: true, mayUndo: false });
  const stopped = await ask('POST', 'stop');
  expect([stopped.statusCode, stopped.json(), stopped.headers['set-cookie']]).toEqual([
    200,
    { brand: 'Wayfold', wanted: false, mayUndo: true },
    undefined,
  ]);
  expect(await wants(own)).toBe(false);
  await publish('page-edition-2');
  expect(newsTo('page@news.example')).toHaveLength(1);
  expect((await ask('POST', 'again')).json()).toMatchObject({ wanted: true });
  expect(await wants(own)).toBe(true);
  await ask('POST', 'stop');
  site.clock.advance(3_600_000);
  expect((await ask('POST', 'again')).json()).toMatchObject({ errors: [{ code: 'UNDO_OVER' }] });
  for (const path of ['stop', 'again']) expect((await ask('POST', path, 'x'.repeat(43))).statusCode).toBe(404);
  const acts = (await own.get('/i/api/account/v1/activity')).json<{ entries: { act: string; by: string }[] }>().entries;
  const news = acts.map(({ act }) => act).filter((act) => /News/.test(act));
  expect(news.toSorted()).toEqual(['askForNewsAgain', 'setNews', 'stopNews', 'stopNews']);
});

test.for([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'parts',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
] as const)(
  'RFC 8058: a mail provider stops news by %s, from another site and without cookies',
  async ([name, type, payload]) => {
    const email = `${name.replace(' ', '-')}@oneclick.example`;
    const own = await reader(email);
    await publish(`one-click-${name.replace(' ', '-')}`);
    const [mail] = newsTo(email);
    const url = mail?.headers?.['List-Unsubscribe']?.slice(1, -1).replace('http://localhost:3000', '') ?? '';
    const headers = { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const empty = await site.app.inject({ method: 'POST', url, headers, payload: 'scanner=1' });
    expect([empty.statusCode, await wants(own)]).toEqual([303, true]);
    const stopped = await site.app.inject({ method: 'POST', url, headers, payload });
    expect([stopped.statusCode, stopped.headers['set-cookie'], await wants(own)]).toEqual([200, undefined, false]);
    expect((await site.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    const cut = await site.app.inject({ method: 'POST', url: `${ONE_CLICK_PATH}/%00abc`, headers, payload });
    expect(cut.statusCode).toBe(404);
    const lost = await site.app.inject({ method: 'POST', url: `${ONE_CLICK_PATH}/nobody`, headers, payload });
    expect(lost.statusCode).toBe(404);
    const { rows } = await sql<{ source: string }>`
    select c.source from news_consent c join account_email e on e.account_id = c.account_id
    where e.email = ${email} order by c.at, c.wanted desc`.execute(site.database.database.query);
    expect(rows.map(({ source }) => source)).toEqual(['account', 'oneClick']);
  },
);

test('P10 what somebody takes away holds the proofs of their choice and which news they got, and not the key of the link', async () => {
  const own = await reader('export@news.example');
  await publish('export-edition');
  const [mail] = newsTo('export@news.example');
  const { unzipSync } = await import('fflate');
  const files = unzipSync(new Uint8Array((await own.get('/i/api/account/v1/export')).rawPayload));
  const said = (file: string) => Buffer.from(files[file] ?? []).toString();
  expect(JSON.parse(said('identity.json'))).toMatchObject({
    news: [{ brand: 'wayfold', wanted: true, chosenIn: 'account' }],
    newsConsents: [
      { brand: 'wayfold', wanted: true, source: 'account', wording: '2026-11b', locale: expect.any(String) },
    ],
  });
  expect(JSON.parse(said('news.json'))).toMatchObject({ newsMails: [{ edition: 'export-edition', state: 'sent' }] });
  expect(Object.keys(files).map(said).join()).not.toContain(mail ? keyIn(mail) : 'x');
});
