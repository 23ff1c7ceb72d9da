import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '#domain/kernel';
import { noFlags } from '#domain/flags';
import type { MailDraft } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { createJobRunner, enqueue } from '#platform/jobs';
import { everyRow, fixedClock, openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { confirmFeedbackJob, purgeFeedbackJob, sendFeedback, tellFeedbackJob } from './index.ts';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';

let opened: OpenDatabase;
const clock = fixedClock('2027-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
let sent: MailDraft[] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  sent = [];
  await sql`delete from feedback`.execute(opened.database.query);
  await sql`delete from job`.execute(opened.database.query);
});

const send = sendFeedback({ enqueue });
const site = () => ({
  name: 'Juniper',
  locale: 'en-GB',
  from: 'post@juniper.example',
  baseUrl: 'https://juniper.example',
  legalEntity: 'Juniper Ltd',
  look: mailLooks(readBrandFolders(null))('juniper'),
  support: 'care@juniper.example',
  helpCenter: '/help',
});

function reader(overrides: Partial<Ctx> = {}): Ctx {
  return {
    ...testCtx({ db: opened.database, clock }),
    flags: noFlags,
    actor: { sessionId: 's1' },
    brand: 'juniper',
    locale: 'de-AT',
    ...overrides,
  };
}

const message = {
  topic: 'problem' as const,
  text: 'The list hides.',
  email: 'Mira@Example.com',
  page: '/flights/LON-SIN',
};
let keys = 0;
const keyed = <T extends object>(input: T) => ({ ...input, idempotencyKey: `key-${++keys}` });

/** Runs what is owed until nothing is, as the site does. */
async function deliver(): Promise<void> {
  const mailer = { send: async (mail: MailDraft) => void sent.push(mail) };
  const ctx = { ...reader(), actor: { job: 'test' } };
  const deps = { mailer, speak: createSpeak({}), site };
  const runner = createJobRunner({
    database: opened.database,
    clock,
    log: silentLogger,
    handlers: {
      'feedback.tell': (job) => tellFeedbackJob(deps, ctx)(job),
      'feedback.confirm': (job) => confirmFeedbackJob(deps, ctx)(job),
    },
  });
  await runner.drain();
}

async function rows() {
  const found = await sql<{ message: string; email: string | null; page: string | null }>`
    select message, email, page from feedback order by length(message)`.execute(opened.database.query);
  return found.rows;
}

test('a message is stored, goes to the support address, and is confirmed to its reader without repeating it', async () => {
  const answer = await send({ ctx: reader(), input: keyed(message) });
  expect(answer).toMatchObject({ confirmed: true });
  expect(await rows()).toEqual([{ message: 'The list hides.', email: 'mira@example.com', page: '/flights/LON-SIN' }]);
  await deliver();
  const told = sent.find(({ to }) => to === 'care@juniper.example');
  expect(told?.from).toBe('post@juniper.example');
  expect(told?.headers).toEqual({ 'Reply-To': 'mira@example.com' });
  expect(told?.text).toContain('The list hides.');
  expect(told?.text).toContain('https://juniper.example/flights/LON-SIN');
  const confirmed = sent.find(({ to }) => to === 'mira@example.com');
  expect(confirmed?.subject).toBe('Thank you for your message');
  expect(confirmed?.text + (confirmed?.html ?? '')).not.toContain('The list hides.');
  expect(sent).toHaveLength(2);
});

test('who gives no address is not written to, and no page is no page', async () => {
  expect(await send({ ctx: reader(), input: keyed({ topic: 'idea', text: 'More trains' }) })).toMatchObject({
    confirmed: false,
  });
  await deliver();
  expect(sent.map(({ to }) => to)).toEqual(['care@juniper.example']);
  expect(sent[0]?.text).toContain('not given');
});

test('sent twice it is one message with one mail each, also at once; other contents under the key are refused', async () => {
  const input = keyed(message);
  const [first, second] = await Promise.all([send({ ctx: reader(), input }), send({ ctx: reader(), input })]);
  expect(second).toEqual(first);
  await deliver();
  expect([await rows(), sent]).toMatchObject([{ length: 1 }, { length: 2 }]);
  await expect(send({ ctx: reader(), input: { ...input, text: 'Changed' } })).rejects.toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
  });
  const other = reader({ actor: { sessionId: 's2' } });
  expect((await send({ ctx: other, input })).id).not.toBe(first.id);
});

test('nobody but a reader with a session may send', async () => {
  const input = keyed(message);
  for (const actor of [{ sessionId: null }, { job: 'x' }, { supplier: 'house' }] as const) {
    await expect(send({ ctx: reader({ actor }), input })).rejects.toMatchObject({ status: 403 });
  }
  expect(await rows()).toEqual([]);
});

test.for([
  ['no text', { ...message, text: '  \n ' }, 'text'],
  ['only characters that nobody sees', { ...message, text: '\u0000\u202E' }, 'text'],
  ['10,001 characters', { ...message, text: 'x'.repeat(10_001) }, 'text'],
  ['no such topic', { ...message, topic: 'spam' as never }, 'topic'],
  ['half an address', { ...message, email: 'mira@' }, 'email'],
  ['two addresses', { ...message, email: 'a@b.example,c@d.example' }, 'email'],
  ['an address with a line break', { ...message, email: 'a@b.example\nBcc: c@d.example' }, 'email'],
  ['a page of 501 characters', { ...message, page: `/${'x'.repeat(500)}` }, 'page'],
] as const)('%s is refused at its field', async ([, input, field]) => {
  await expect(send({ ctx: reader(), input: keyed(input) })).rejects.toMatchObject({
    status: 422,
    problems: [{ code: 'VALIDATION_ERROR', field }],
  });
  expect(await rows()).toEqual([]);
});

test('10,000 characters are taken, and what no text needs is taken out', async () => {
  await send({ ctx: reader(), input: keyed({ ...message, text: '旅'.repeat(10_000) }) });
  await send({
    ctx: reader(),
    input: keyed({ topic: 'other', text: 'a\u0000b\r\n\tc\u202E<b>', page: '/x\r\nBcc: y' }),
  });
  expect((await rows()).map(({ message: text, page }) => [text.slice(0, 9), page])).toEqual([
    ['ab\n\tc<b>', '/x Bcc: y'],
    ['旅'.repeat(9), '/flights/LON-SIN'],
  ]);
  await deliver();
  expect(sent.map(({ html }) => html).join('')).toContain('&lt;b&gt;');
});

test('one address gets at most three confirmations a day', async () => {
  const four = [];
  for (const text of ['1', '2', '3', '4']) {
    four.push((await send({ ctx: reader(), input: keyed({ ...message, text }) })).confirmed);
  }
  expect(four).toEqual([true, true, true, false]);
  clock.advance(DAY_MS + 1);
  expect((await send({ ctx: reader(), input: keyed(message) })).confirmed).toBe(true);
});

test('a message goes after its days and not before; a mail that comes too late for it is not sent', async () => {
  await send({ ctx: reader(), input: keyed(message) });
  const purge = purgeFeedbackJob(reader(), { keepDays: 180 });
  clock.advance(180 * DAY_MS);
  await purge();
  expect(await rows()).toHaveLength(1);
  clock.advance(1);
  await purge();
  expect(await rows()).toEqual([]);
  await deliver();
  expect(sent).toEqual([]);
});

test('the audit row says that there was a message, and nothing of it', async () => {
  const { id } = await send({ ctx: reader(), input: keyed(message) });
  const { rows: found } = await sql<{ facts: unknown }>`
    select facts from audit_entry where verb = 'sendFeedback' and facts->>'feedback' = ${id}`.execute(
    everyRow(opened.database),
  );
  expect(found).toEqual([{ facts: { feedback: id, topic: 'problem' } }]);
});
