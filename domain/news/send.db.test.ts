import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, findNewsReader, setNews, stopNews } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { MailDraft } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { createJobRunner, enqueue } from '#platform/jobs';
import { fixedClock, openTestDatabase, silentLogger, testCtx, triesOf } from '#platform/testing';
import { createSpeak } from '#platform/words';
import type { Edition } from './edition.ts';
import { countMails, publishEdition, resumeNewsJob, sendNewsJob } from './index.ts';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const MINUTE_MS = 60_000;
const site = () => ({
  name: 'Wayfold',
  locale: 'en-IE',
  legalEntity: 'Wayfold Demo Ltd',
  address: 'Dublin',
  from: 'post@w.example',
  baseUrl: 'https://w.example',
  look: mailLooks(readBrandFolders(null))('wayfold'),
});

let worlds = 0;

/** One brand with its own readers and its own edition, a mailer that does what it is told, and a process that can die. */
async function world(readers: number) {
  worlds += 1;
  // What another world left open is not this one's.
  for (const table of ['news_mail', 'news_edition', 'job'])
    await sql`delete from ${sql.table(table)}`.execute(open.database.query);
  const brand = `brand${worlds}`;
  const clock = fixedClock('2027-03-01T12:00:00Z');
  const edition: Edition = {
    id: `edition-${worlds}`,
    brand,
    texts: { en: { subject: 'News', blocks: [{ kind: 'paragraph', text: 'Hello' }] } },
  };
  const plain = testCtx({ db: open.database, clock, brand, locale: 'en-IE' });
  const life = { dead: false };
  const db = new Proxy<Ctx['db']>(open.database, {
    get(target, name) {
      if (life.dead) throw new RangeError('the process is gone');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const job: Ctx = { ...plain, db, actor: { job: 'test' } };
  const accounts: { readonly id: string; readonly email: string; readonly key: string }[] = [];
  for (let n = 0; n < readers; n += 1) {
    const email = `r${n}@${brand}.example`;
    const id = await open.database.transact((tx) =>
      createAccount({ ...plain, tx }, { email, confirmed: true, news: true }),
    );
    const found = await findNewsReader(open.database.query, { accountId: id, brand });
    accounts.push({ id, email, key: found?.linkKey ?? '' });
  }
  const left: string[] = [];
  const script = { before: async (_to: string): Promise<void> => undefined, after: (_to: string): void => undefined };
  const mailer = {
    async send(mail: MailDraft) {
      await script.before(mail.to);
      left.push(mail.to);
      script.after(mail.to);
    },
  };
  const deps = { enqueue, mailer, speak: createSpeak({}), site };
  const handlers = {
    'news.send': sendNewsJob(deps, job),
    'news.resume': resumeNewsJob(deps, job),
  };
  const run = () =>
    createJobRunner({ database: open.database, clock, log: silentLogger, handlers, maxAttempts: 1_000 }).drain();
  const send = async () => {
    await publishEdition(deps)({ ctx: { ...job, db: open.database }, input: edition });
    await run();
  };
  const resume = async () => {
    await open.database.transact((tx) => enqueue(tx, { topic: 'news.resume', key: brand, payload: {}, by: null }));
    await run();
  };
  const stop = (which: { readonly key: string }) =>
    stopNews({ ctx: plain, input: { link: which.key, source: 'oneClick' } });
  return { clock, edition, accounts, left, script, life, send, resume, stop, plain };
}

test('readers in more than one batch and more than one run get one mail each', async () => {
  const { send, left } = await world(0);
  await send();
  expect(left).toEqual([]);
  const many = await world(55);
  await many.send();
  await many.send();
  expect(many.left.toSorted()).toEqual(many.accounts.map(({ email }) => email).toSorted());
}, 60_000);

test('whoever stops news while an edition goes out does not get it', async () => {
  const { send, left, accounts, script, stop, edition } = await world(6);
  script.before = async (to) => {
    for (const account of accounts.filter(({ email }) => email !== to)) await stop(account);
  };
  await send();
  expect(left).toHaveLength(1);
  const { sent, unwanted } = await countMails(open.database.query, edition.id);
  // Whoever is first was on the way when they stopped it.
  expect([sent, unwanted]).toEqual([1, 5]);
});

test('a mail that the server refused is tried again later, the others do not wait for it, and it ends', async () => {
  const { send, resume, left, accounts, script, clock, edition } = await world(3);
  script.before = async (to) => {
    if (to === accounts[0]?.email) throw new RangeError('no such box');
  };
  await send();
  expect(left).toHaveLength(2);
  for (let n = 1; n < 6; n += 1) {
    await resume();
    expect(await countMails(open.database.query, edition.id)).toMatchObject({ waiting: 1 });
    clock.advance(2 ** n * MINUTE_MS);
    await resume();
  }
  expect(await countMails(open.database.query, edition.id)).toMatchObject({ sent: 2, failed: 1, waiting: 0 });
});

test('a server that is away stops the run early; everybody gets the edition when it is back', async () => {
  const { send, resume, left, accounts, script, clock } = await world(8);
  let tries = 0;
  script.before = async () => {
    tries += 1;
    throw new RangeError('mail server is away');
  };
  await send();
  expect(tries).toBe(3);
  script.before = async () => undefined;
  clock.advance(2 * MINUTE_MS);
  await resume();
  expect(left.toSorted()).toEqual(accounts.map(({ email }) => email).toSorted());
});

test('a process that dies in the middle goes on, and who was being mailed then is not mailed twice but counted', async () => {
  const { send, resume, left, accounts, script, life, clock, edition } = await world(5);
  script.after = () => {
    if (left.length === 2) life.dead = true;
  };
  await send();
  expect(left).toHaveLength(2);
  life.dead = false;
  script.after = () => undefined;
  clock.advance(60 * MINUTE_MS);
  await resume();
  expect(left.toSorted()).toEqual(accounts.map(({ email }) => email).toSorted());
  expect(await countMails(open.database.query, edition.id)).toMatchObject({ sent: 4, unsure: 1 });
});

const ACTS = ['stop', 'stopDuring', 'ask', 'close', 'send', 'resume', 'refuse', 'die'] as const;
const steps = fc.array(fc.record({ act: fc.constantFrom(...ACTS), who: fc.nat(2) }), { minLength: 3, maxLength: 12 });

test('after news were stopped no mail leaves, whatever else happens in whatever order, and nobody gets an edition twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { accounts, left, script, life, send, resume, stop, plain, clock } = await world(3);
      const wanting = new Set(accounts.map(({ email }) => email));
      const wrong: string[] = [];
      for (const { act, who } of history) {
        const account = accounts[who];
        if (!account) throw new TypeError('No such reader');
        const { id, email } = account;
        const own = { ...plain, actor: { sessionId: 's', accountId: id } as const };
        const end = async (): Promise<void> => {
          wanting.delete(email);
          await stop(account);
        };
        script.before = async (to) => {
          if (act === 'refuse' && to === email) throw new RangeError('refused');
          if (act === 'stopDuring' && to !== email) await end();
        };
        script.after = (to) => {
          if (!wanting.has(to)) wrong.push(to);
          life.dead = act === 'die';
        };
        if (act === 'stop') await end();
        else if (act === 'ask') {
          await setNews({ ctx: own, input: { news: true } });
          wanting.add(email);
        } else if (act === 'close') {
          await sql`update account set status = 'closing' where id = ${id}`.execute(open.database.query);
        } else {
          clock.advance(70 * MINUTE_MS);
          await (act === 'resume' ? resume() : send());
          life.dead = false;
        }
      }
      expect(wrong).toEqual([]);
      expect(new Set(left).size).toBe(left.length);
    }),
    { numRuns: triesOf({ embedded: 15, server: 40 }) },
  );
}, 120_000);
