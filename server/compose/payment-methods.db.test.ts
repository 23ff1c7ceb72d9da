import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCardNumber, testCards, tokenise } from '#contract/payments';
import { archiveOf, erase } from '#domain/data-subject';
import { accountIdOf, type Ctx } from '#domain/kernel';
import type { Logger } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { everyRow, openTestDatabase } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { forCompany, makeCompanies } from '../../domain/booking/testing/companies.ts';
import { countOf, keepCard, payAs } from '../../domain/booking/testing/kept-cards.ts';
import { createFixture, type Fixture } from '../../domain/booking/testing/fixture.ts';
import { PERSONAL } from './personal.ts';

let opened: OpenDatabase;
let fixture: Fixture;
beforeAll(async () => {
  opened = await openTestDatabase();
  fixture = createFixture({ database: opened.database });
});
afterAll(() => opened.close());

const visa = 'sim_success_Visa_4242-2909';
const subjectOf = ({ actor }: Ctx) => ({ accountId: accountIdOf(actor) ?? '', emails: [] });

/** Every row of every table as text. */
async function everything(): Promise<string> {
  const texts: string[] = [];
  for (const { table } of PERSONAL.flatMap(({ tables }) => tables)) {
    if (table.startsWith('kysely_')) continue;
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
      everyRow(opened.database),
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

function listening(log: string[]): Logger {
  const hear = (message: string, facts?: object): void => void log.push(JSON.stringify([message, facts]));
  const logger = { debug: hear, info: hear, warn: hear, error: hear, child: () => logger } as unknown as Logger;
  return logger;
}

/** Runs of digits that a card could have, however they are grouped. */
function cardNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?<![\dA-Fa-f-])\d(?:[ -]?\d){12,18}(?![\dA-Fa-f-])/g)]
    .map(([found]) => found)
    .filter((found) => isCardNumber(found));
}

test(
  'S35 after paying, keeping, paying again and removing no number of a card is in any table, log or audit row',
  { timeout: 90_000 },
  async () => {
    const log: string[] = [];
    const ctx = { ...(await fixture.traveler()), log: listening(log) };
    const different = new Map(testCards.map((card) => [card.scenario, card]));
    for (const { number } of different.values()) {
      const card = tokenise(number, '2029-09');
      const { pay } = await payAs(fixture, ctx, { token: card.ok ? card.token : null, keep: true });
      await pay().catch(() => undefined);
      await fixture.drain();
    }
    const { methods } = await fixture.listMethods({ ctx, input: {} });
    expect(methods.length).toBeGreaterThan(3);
    for (const { methodId } of methods.slice(0, 3))
      await (await payAs(fixture, ctx, { methodId })).pay().catch(() => undefined);
    await fixture.removeMethod({ ctx, input: { methodId: methods[0]!.methodId } });
    for (const label of ['4242 4242 4242 4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'my 4242-4242-4242-4242'])
      await expect(
        fixture.renameMethod({ ctx, input: { methodId: methods[1]!.methodId, label } }),
      ).rejects.toMatchObject({
        problems: [{ code: 'NUMBER_IN_NAME', field: 'label' }],
      });
    for (const paymentToken of testCards.slice(0, 3).map(({ number }) => number)) {
      const { pay } = await payAs(fixture, ctx, { token: paymentToken });
      await expect(pay()).rejects.toMatchObject({ status: 422 });
    }
    await fixture.drain();
    const all = `${await everything()}\n${log.join('\n')}`;
    expect(testCards.filter(({ number }) => all.includes(number))).toEqual([]);
    expect(cardNumbersIn(all)).toEqual([]);
    expect(cardNumbersIn(`${all} 4242 4242 4242 4242`)).toEqual(['4242 4242 4242 4242']);
    expect(/"(?:cvc|cvv|security_?code)\\*"/i.test(all)).toBe(false);
    expect(all.includes('removePaymentMethod')).toBe(true);
  },
);

test('P10 what is taken away shows scheme, last four and expiry, and no token in any form', async () => {
  const ctx = await fixture.traveler();
  const { methodId } = await keepCard(fixture, ctx, visa);
  await fixture.renameMethod({ ctx, input: { methodId, label: 'The blue one' } });
  const pieces: Uint8Array[] = [];
  const deps = { modules: PERSONAL, speak: createSpeak({}), brandName: () => 'Wayfold' };
  for await (const piece of archiveOf(deps, ctx, subjectOf(ctx))) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  const text = Buffer.from(files['payments.json']!).toString();
  const cards = (JSON.parse(text) as { keptCards: object[] }).keptCards;
  expect(cards).toEqual([
    {
      card: 'Visa',
      lastFour: '4242',
      expires: '2029-09',
      name: 'The blue one',
      addedAt: expect.any(String) as string,
      lastUsedAt: expect.any(String) as string,
    },
  ]);
  for (const secret of ['"s1.', 'kept_', methodId]) expect(text).not.toContain(secret);
});

/** What the provider would still charge of one customer. */
async function liveOf(ref: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from simulator_token where customer = ${ref} and state = 'live'`.execute(
    everyRow(opened.database),
  );
  return rows[0]?.n ?? 0;
}

async function customerOf(ctx: Ctx): Promise<string> {
  const { rows } = await sql<{ ref: string }>`
    select ref from payment_customer where account_id = ${subjectOf(ctx).accountId}`.execute(everyRow(opened.database));
  return rows[0]?.ref ?? '';
}

test('P10 an erasure has the provider forget every card, also one that was just being kept', async () => {
  const [ctx, other] = [await fixture.traveler(), await fixture.traveler()];
  await keepCard(fixture, ctx, visa);
  await keepCard(fixture, other, visa);
  const [ref, theirs] = [await customerOf(ctx), await customerOf(other)];
  // The provider keeps it, and its answer gets lost.
  const { pay, orderId } = await payAs(fixture, ctx, { token: 'sim_reply_lost_Visa_0119-2909', keep: true });
  await pay();
  fixture.clock.advance(60_000);
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: orderId } })).toMatchObject({ state: 'confirmed' });
  expect([await liveOf(ref), (await fixture.listMethods({ ctx, input: {} })).methods.length]).toEqual([2, 1]);
  await opened.database.transact((tx) => erase({ ...fixture.jobCtx, tx }, subjectOf(ctx), PERSONAL), subjectOf(ctx));
  expect((await fixture.listMethods({ ctx, input: {} })).methods).toEqual([]);
  fixture.clock.advance(3_600_000);
  await fixture.drain();
  expect([await liveOf(ref), await liveOf(theirs), await countOf(opened.database, 'payment_token_leaving')]).toEqual([
    0, 1, 0,
  ]);
  expect((await fixture.listMethods({ ctx: other, input: {} })).methods).toHaveLength(1);
  expect(await customerOf(ctx)).toBe('');
});

test('cards that an account kept for a company stay the company’s when it is erased, one that was just being kept too', async () => {
  const north = fixture.jobCtx.ids.uuid();
  await makeCompanies(opened.database, [north]);
  const [ada, bob] = [await fixture.traveler(), await fixture.traveler()];
  const own = await keepCard(fixture, ada, visa);
  const kept = [
    await keepCard(fixture, forCompany(ada, north), visa),
    await keepCard(fixture, forCompany(bob, north), visa),
  ];
  const card = tokenise('5555555555554444', '2029-09');
  const another = card.ok ? card.token : null;
  const { pay } = await payAs(fixture, forCompany(ada, north), { token: another, keep: true });
  expect(await pay()).toMatchObject({ outcome: 'confirmed' });
  const cards = async () => {
    const { rows } = await sql<{ id: string; last4: string; account_id: string | null }>`
      select m.id, m.last4, c.account_id from payment_method m join payment_customer c on c.ref = m.customer
      where c.company_id = ${north} order by m.last4, m.id`.execute(everyRow(opened.database));
    return rows;
  };
  for (const ctx of [ada, bob]) {
    await opened.database.transact((tx) => erase({ ...fixture.jobCtx, tx }, subjectOf(ctx), PERSONAL), subjectOf(ctx));
    expect(await customerOf(ctx)).toBe('');
  }
  const ids = kept.map(({ methodId }) => methodId).sort();
  const left = ids.map((id) => ({ id, last4: '4242', account_id: null }));
  expect(await cards()).toEqual(left);
  await fixture.drain();
  expect(await cards()).toEqual([...left, { id: expect.any(String) as string, last4: '4444', account_id: null }]);
  const { rows } = await sql`select from payment_method where id = ${own.methodId}`.execute(everyRow(opened.database));
  expect(rows).toEqual([]);
});
