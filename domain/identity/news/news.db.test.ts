import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { createAccount } from '../account-store.ts';
import { setNews } from '../account/settings.ts';
import { chooseNews } from './choice.ts';
import { askForNewsAgain, readNewsLink, stopNews } from './link.ts';
import { countNewsReaders, findNewsReader, listNewsReaders } from './readers.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

let made = 0;

/** A new account, and everything that is known of its news. */
async function account({ news = false, confirmed = true, brand = 'wayfold' } = {}) {
  const clock = fixedClock('2027-03-01T12:00:00Z');
  const ctx = testCtx({ db: open.database, clock, brand, locale: 'de-AT' });
  made += 1;
  const email = `reader${made}@news.example`;
  const id = await open.database.transact((tx) => createAccount({ ...ctx, tx }, { email, confirmed, news }));
  const own = { ...ctx, actor: { sessionId: 's', accountId: id } as const };
  const consents = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select brand, wanted, at, source, wording, locale from news_consent where account_id = ${id} order by at, id`.execute(
      open.database.query,
    );
    return rows;
  };
  const link = async () => {
    const { rows } = await sql<{ key: string }>`
      select link_key as key from news_choice where account_id = ${id}`.execute(open.database.query);
    return rows[0]?.key ?? '';
  };
  const reads = async (of = brand) =>
    (await findNewsReader(open.database.query, { accountId: id, brand: of })) !== undefined;
  return { id, email, ctx, own, clock, consents, link, reads };
}

test('who opens an account without the tick wants no news; with it there is proof of when, where and in which words', async () => {
  const [without, asked] = [await account(), await account({ news: true })];
  expect([await without.consents(), await without.reads()]).toEqual([[], false]);
  expect(await asked.consents()).toEqual([
    {
      brand: 'wayfold',
      wanted: true,
      at: new Date('2027-03-01T12:00:00Z'),
      source: 'signUp',
      wording: '2026-11b',
      locale: 'de-AT',
    },
  ]);
  expect(await asked.reads()).toBe(true);
});

test('the choice is of one brand; saving the same again adds no proof, each change adds one', async () => {
  const { own, clock, consents, reads } = await account();
  await setNews({ ctx: own, input: { news: false } });
  await setNews({ ctx: own, input: { news: true } });
  await setNews({ ctx: own, input: { news: true } });
  expect([await reads(), await reads('juniper')]).toEqual([true, false]);
  await setNews({ ctx: { ...own, brand: 'juniper' }, input: { news: false } });
  expect(await reads()).toBe(true);
  clock.advance(1_000);
  await setNews({ ctx: own, input: { news: false } });
  expect((await consents()).map(({ brand, wanted, source }) => [brand, wanted, source])).toEqual([
    ['wayfold', true, 'account'],
    ['wayfold', false, 'account'],
  ]);
  expect(await reads()).toBe(false);
});

test('nobody chooses for an account but its owner', async () => {
  const { ctx } = await account();
  await expect(setNews({ ctx, input: { news: true } })).rejects.toMatchObject({ status: 403 });
});

test('the link of a mail stops news without anybody signed in, as often as it is followed, and at any time', async () => {
  const { ctx, clock, consents, link, reads } = await account({ news: true });
  const key = await link();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await readNewsLink({ ctx, input: { link: key } })).toEqual({ brand: 'wayfold', wanted: true, mayUndo: false });
  expect(await reads()).toBe(true);
  clock.advance(9 * 365 * 86_400_000);
  for (const source of ['unsubscribePage', 'oneClick'] as const) await stopNews({ ctx, input: { link: key, source } });
  expect(await reads()).toBe(false);
  expect(await readNewsLink({ ctx, input: { link: key } })).toMatchObject({ wanted: false, mayUndo: true });
  expect((await consents()).map(({ source }) => source)).toEqual(['signUp', 'unsubscribePage']);
  expect(await link()).toBe(key);
});

test.for(['', 'nonsense', 'A'.repeat(43)])('the link %j is nobody’s: it stops and asks for nothing', async (link) => {
  const { ctx } = await account({ news: true });
  await expect(readNewsLink({ ctx, input: { link } })).rejects.toMatchObject({ status: 404 });
  await expect(stopNews({ ctx, input: { link, source: 'oneClick' } })).rejects.toMatchObject({ status: 404 });
  await expect(askForNewsAgain({ ctx, input: { link } })).rejects.toMatchObject({ status: 404 });
});

test('a stop is taken back within the hour with a proof of its own, later only by the account', async () => {
  const { ctx, own, clock, consents, link, reads } = await account({ news: true });
  const input = { link: await link() };
  await stopNews({ ctx, input: { ...input, source: 'oneClick' } });
  clock.advance(3_599_000);
  await askForNewsAgain({ ctx, input });
  expect(await reads()).toBe(true);
  expect((await consents()).at(-1)).toMatchObject({ wanted: true, source: 'unsubscribePage', at: clock.now() });
  await stopNews({ ctx, input: { ...input, source: 'unsubscribePage' } });
  clock.advance(3_600_000);
  await expect(askForNewsAgain({ ctx, input })).rejects.toMatchObject({ code: 'UNDO_OVER' });
  await setNews({ ctx: own, input: { news: true } });
  await setNews({ ctx: own, input: { news: false } });
  // Stopped in the account: a mail that was passed on undoes nothing of that.
  await expect(askForNewsAgain({ ctx, input })).rejects.toMatchObject({ code: 'UNDO_OVER' });
  expect(await reads()).toBe(false);
});

test('an address that nobody proved is not mailed, nor an account that is closing or locked', async () => {
  const waiting = await account({ news: true, confirmed: false, brand: 'ledger' });
  const closing = await account({ news: true, brand: 'ledger' });
  const locked = await account({ news: true, brand: 'ledger' });
  const fine = await account({ news: true, brand: 'ledger' });
  const set = (id: string, status: string) =>
    sql`update account set status = ${status} where id = ${id}`.execute(open.database.query);
  await set(closing.id, 'closing');
  await set(locked.id, 'locked');
  const all = await listNewsReaders(open.database.query, { brand: 'ledger', after: null, limit: 10 });
  expect(all).toEqual([fine.id]);
  expect(await countNewsReaders(open.database.query, 'ledger')).toEqual([{ locale: 'de-AT', count: 1 }]);
  for (const { reads } of [waiting, closing, locked]) expect(await reads()).toBe(false);
});

test('of several who choose at once each that changed something left a record, and none else', async () => {
  const { ctx, id, consents, reads } = await account({ news: true });
  const choose = (wanted: boolean) =>
    open.database.transact((tx) =>
      chooseNews({ ...ctx, tx }, { accountId: id, brand: 'wayfold', wanted, source: 'account' }),
    );
  await Promise.all([choose(false), choose(true), choose(false), choose(true), choose(false)]);
  const changes = (await consents()).map(({ wanted }) => wanted);
  expect(changes.filter(Boolean).length - changes.filter((wanted) => !wanted).length).toBe((await reads()) ? 1 : 0);
});
