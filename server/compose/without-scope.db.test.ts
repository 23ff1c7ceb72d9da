import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CancelQuote } from '#contract/booking';
import type { Actor } from '#domain/kernel';
import type { Database } from '#platform/core';
import { everyRow, type Unscoped, withoutScope } from '#platform/testing';
import type * as actors from '../../domain/kernel/actor.ts';
import { mira } from '../../domain/travelers/testing/people.ts';
import { asksAbout, asksForLists, type Person } from './testing/asked-of-others.ts';
import { CART, heldOf, keep, listed, openShop, quoted, said, type Shop } from './testing/promises.ts';
import { travelersPart } from './travelers.ts';

/** The fault: no statement says whose rows it asks for, and nobody compares an owner that was read with who acts. */
const fault = vi.hoisted(() => ({ on: false }));
vi.mock('../../domain/kernel/actor.ts', async (original) => {
  const real = await original<typeof actors>();
  const owns: typeof real.owns = (actor, row) => fault.on || real.owns(actor, row);
  return { ...real, owns };
});

const BOOKING = '/i/api/booking/v1';
const TRAVELERS = '/i/api/account/traveler/v1';
const METHODS = '/i/api/payments/v1/methods';

let shop: Shop;
let stands: Database | undefined;
let [forgetful, past]: (Unscoped | undefined)[] = [];
const companies = new Map<string, string>();
const people: Person[] = [];

/** The database that the site works on, which the test changes under it. */
function standsOn(plain: Database): Database {
  const now = () => stands ?? plain;
  return {
    ...plain,
    get query() {
      return now().query;
    },
    transact: (work, rows) => now().transact(work, rows),
    seeing: (rows) => now().seeing(rows),
  };
}

/** Until companies are built, somebody acts for one because the test says so. */
function actingFor(actor: Actor): Actor {
  const companyId = 'sessionId' in actor && actor.accountId ? companies.get(actor.accountId) : undefined;
  if (companyId === undefined) return actor;
  return { ...actor, membership: { companyId, roles: [], permissions: [] }, forCompany: true };
}

beforeAll(async () => {
  shop = await openShop(undefined, {
    around: { database: standsOn, actor: actingFor },
    more: (foundation) => [travelersPart(foundation)],
  });
  const { database } = shop.site.database;
  forgetful = await withoutScope(database);
  past = await withoutScope(database, { past: true });
  for (const name of ['ada', 'bob']) people.push(await somebody(name, await company()));
  for (const name of ['cleo', 'dan', null, null]) people.push(await somebody(name));
}, 120_000);
afterAll(() => shop.close());

async function company(): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into company values (gen_random_uuid(), now()) returning id`.execute(everyRow(shop.site.database.database));
  return rows[0]?.id ?? '';
}

/** With something bought, something in the cart, a traveller and a kept card; a guest has an order and a cart. */
async function somebody(name: string | null, companyId?: string): Promise<Person> {
  const { site } = shop;
  const email = `${name ?? `guest${people.length}`}@scope.example`;
  const browser = name === null ? await site.browser() : await site.signedUp(email);
  const own = everyRow(site.database.database);
  const { rows } = await sql<{ id: string }>`select account_id as id from account_email where email = ${email}`.execute(
    own,
  );
  const accountId = rows[0]?.id ?? null;
  if (accountId !== null && companyId !== undefined) companies.set(accountId, companyId);
  let travellerId: string | null = null;
  if (accountId !== null) {
    const lastName = `Owned${name ?? ''}`;
    const saved = await said<{ travelerId: string }>(browser.send('POST', `${TRAVELERS}/`, { ...mira, lastName }));
    travellerId = saved.travelerId;
  }
  const asked = { day: 61 + (people.length % 4), adults: 1, children: [], rooms: 1, currency: 'EUR' };
  const { choice } = (await listed(browser, 'flights', asked))!;
  const { held } = await heldOf(browser, await quoted(browser, choice), `contact-${email}`);
  await said(
    browser.send('POST', `${BOOKING}/orders/${held.id}/pay`, {
      paymentToken: 'sim_success_Visa_4242-2909',
      totalMinor: held.price.total.amountMinor,
      currency: held.price.total.currency,
      returnPath: '/',
      keep: accountId !== null,
    }),
  );
  await site.deliver();
  const cancelling = await said<CancelQuote>(browser.send('POST', `${BOOKING}/orders/${held.id}/cancel-quotes`, {}));
  const inCart = await quoted(browser, choice);
  await said(keep(browser, inCart.id));
  const kept = accountId === null ? null : await said<{ methods: { methodId: string }[] }>(browser.get(METHODS));
  return {
    browser,
    personal: companyId === undefined,
    account: accountId !== null,
    order: held.id,
    cancelQuote: cancelling.id,
    quote: inCart.id,
    traveller: travellerId,
    card: kept?.methods[0]?.methodId ?? null,
    secrets: [held.id, held.reference, inCart.id, `contact-${email}`, travellerId, kept?.methods[0]?.methodId].filter(
      (secret) => typeof secret === 'string',
    ),
  };
}

/** Every row that somebody owns, as text, but for when a cart was looked at. */
async function everything(): Promise<string> {
  const texts = [];
  for (const table of [
    'booking_order',
    'order_item',
    'payment',
    'saved_traveler',
    'payment_method',
    'cancel_quote',
    'cart',
  ]) {
    const all = sql`select to_jsonb(t) - 'touched_at' as row from ${sql.table(table)} t order by 1`;
    texts.push(...(await all.execute(everyRow(shop.site.database.database))).rows);
  }
  return JSON.stringify(texts);
}

interface Round {
  readonly answers: number;
  /** What somebody was told of others, and what they were let do with it. */
  readonly foreign: readonly string[];
}

/** Everybody asks for their own lists, and for each thing of everybody else by its id. */
async function everybodyAsks({ writing }: { readonly writing: boolean }): Promise<Round> {
  const foreign: string[] = [];
  let answers = 0;
  for (const [at, asking] of people.entries()) {
    const others = people.filter((each) => each !== asking);
    const secrets = others.flatMap((other) => other.secrets);
    const asks = [
      ...asksForLists(asking).map((ask) => ({ ...ask, refused: false })),
      ...others.flatMap((other) => asksAbout(asking, other, writing)).map((ask) => ({ ...ask, refused: true })),
    ];
    for (const { what, send, refused } of asks) {
      const { statusCode, body } = await send();
      answers += 1;
      if (refused ? statusCode < 400 || statusCode >= 500 : statusCode !== 200)
        foreign.push(`${at} ${what}: ${statusCode} ${body}`);
      if (secrets.some((secret) => body.includes(secret))) foreign.push(`${at} ${what} tells`);
    }
  }
  return { answers, foreign };
}

async function withFault<T>(unscoped: Unscoped | undefined, work: () => Promise<T>): Promise<T> {
  [fault.on, stands] = [true, unscoped?.database];
  try {
    return await work();
  } finally {
    [fault.on, stands] = [false, undefined];
  }
}

test('S19 of two companies, two accounts and two guests nobody comes by anything of the others', async () => {
  const before = await everything();
  const { answers, foreign } = await everybodyAsks({ writing: true });
  expect(foreign).toEqual([]);
  expect(answers).toBeGreaterThan(300);
  expect(await everything()).toBe(before);
}, 120_000);

test('S19 with every condition of the statements taken out they still come by 0 rows of the others', async () => {
  const before = await everything();
  const { answers, foreign } = await withFault(forgetful, () => everybodyAsks({ writing: true }));
  expect(foreign).toEqual([]);
  expect(answers).toBeGreaterThan(300);
  expect(forgetful?.removed()).toBeGreaterThan(50);
  expect(await everything()).toBe(before);
}, 120_000);

test('the cart of everybody is still theirs', async () => {
  for (const { browser, quote } of people)
    expect((await said<{ quote: { id: string } }>(browser.get(CART))).quote.id).toBe(quote);
});

test('without row security the same conditions, taken out, show all of it: the fault reaches each kind of row', async () => {
  // Of all carts everybody sees the first; the quote of a company would open to its members alone.
  await sql`delete from cart where company_id is not null`.execute(everyRow(shop.site.database.database));
  const { foreign } = await withFault(past, () => everybodyAsks({ writing: false }));
  for (const what of ['own orders', 'cart', 'travellers', 'cards', 'order', 'receipt', 'cancel quote'])
    expect(
      foreign.some((told) => told.includes(` ${what} tells`) || told.includes(` ${what}: 200`)),
      what,
    ).toBe(true);
}, 120_000);
