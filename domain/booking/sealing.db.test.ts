import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Traveller } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import type { Database } from '#platform/core';
import { createSealer } from '#platform/sealing';
import { everyRow, openTestDatabase } from '#platform/testing';
import { resealJob } from './reseal.ts';
import { createFixture, heldOrder, type Fixture } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let fixture: Fixture;
const commits: readonly Traveller[][] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
  db = opened.database;
  fixture = createFixture({
    database: db,
    aroundSupplier: (supplier) => ({
      ...supplier,
      commit(ask) {
        (commits as Traveller[][]).push([...ask.party.travellers]);
        return supplier.commit(ask);
      },
    }),
  });
});
afterAll(() => opened.close());

const card = 'sim_success_Visa_4242';
const [first, second] = ['the first key, of more than 32 characters', 'the second key, of more than 32 characters'];

/** Tables with a row that holds the text in any of its columns. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(everyRow(db));
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await sql`select from ${sql.table(name)} t where position(${text} in t::text) > 0 limit 1`.execute(
      everyRow(db),
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

async function edit(ctx: Ctx, id: string, changes: Partial<Traveller>): Promise<void> {
  const contact = { email: 'mira@example.com', phone: null };
  await fixture.updateTravellers({ ctx, input: { id, travellers: [sampleTraveller(changes)], contact } });
}

const paper = (number: string) => ({ type: 'passport' as const, number, issuedBy: 'IE', expiresOn: '2031-02-02' });

test('after a whole booking no table holds a document or known traveller number; the supplier was told both', async () => {
  const { ctx, order, payWith } = await heldOrder(fixture, { flight: '900' });
  await edit(ctx, order.id, { document: paper('QX7654321'), knownTravellerNumber: 'TT11223344' });
  await edit(ctx, order.id, { document: paper('*********21'), knownTravellerNumber: 'TT11223344' });
  const paid = await fixture.payOrder(payWith(card));
  expect(paid.outcome).toBe('confirmed');
  expect(paid.order.travellers[0]?.document).toMatchObject({ lastTwo: '21' });
  expect(commits.at(-1)?.[0]).toMatchObject({ document: { number: 'QX7654321' }, knownTravellerNumber: 'TT11223344' });
  for (const number of ['PA1234567', 'QX7654321', 'TT11223344']) expect(await tablesWith(number)).toEqual([]);
  expect(await tablesWith(order.reference)).toContain('booking_order');
  const kept = sql<{ found: number }>`select count(*) as found from idempotency_key where body like '%dateOfBirth%'`;
  expect((await kept.execute(everyRow(db))).rows[0]?.found).toBe(0);
});

test('the stored form of a request cannot be found by trying numbers: its hash is sealed as well', async () => {
  const ctx = fixture.visitor();
  const { offer, fare } = fixture.sell({ flight: '901' });
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const input = { quoteId: quote.id, travellers: [sampleTraveller()], contact: { email: 'a@b.ie', phone: null } };
  await fixture.createOrder({ ctx, input: { idempotencyKey: 'k-hash', ...input } });
  const bare = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  expect(await tablesWith(bare)).toEqual([]);
});

test('an envelope moved to another order does not open: the page says so, paying asks for the number again', async () => {
  const one = await heldOrder(fixture, { flight: '902' });
  const other = await heldOrder(fixture, { flight: '903' });
  await sql`update booking_traveller set data = (select data from booking_traveller where order_id = ${other.order.id})
    where order_id = ${one.order.id}`.execute(everyRow(db));
  const logged: unknown[] = [];
  const log = { ...one.ctx.log, error: (...line: unknown[]) => void logged.push(...line) };
  const page = await fixture.readOrder({ ctx: { ...one.ctx, log }, input: { id: one.order.id } });
  expect(inspect(logged, { depth: 9 })).toContain(`booking_traveller/${one.order.id}/0/document.number was changed`);
  expect(inspect(logged, { depth: 9 })).not.toContain('PA1234567');
  expect(page.travellers[0]).toMatchObject({ givenNames: 'Mira Leela', document: { lastTwo: null, issuedBy: 'IE' } });
  await expect(fixture.payOrder(one.payWith(card))).rejects.toMatchObject({
    code: 'DOCUMENTS_UNREADABLE',
    status: 409,
  });
  await expect(edit(one.ctx, one.order.id, { document: paper('*********67') })).rejects.toMatchObject({
    problems: [{ field: 'travellers.0.document.number' }],
  });
  await edit(one.ctx, one.order.id, { document: paper('NEW123456') });
  expect((await fixture.payOrder(one.payWith(card))).outcome).toBe('confirmed');
  expect(commits.at(-1)?.[0]?.document?.number).toBe('NEW123456');
});

test('a rotation: the job seals everything anew, then the old key may go; answers repeat to the byte throughout', async () => {
  const before = { ...fixture.visitor(), sealer: createSealer([first]) };
  const { offer, fare } = fixture.sell({ flight: '904' });
  const quote = await fixture.createQuote({
    ctx: before,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const input = {
    idempotencyKey: 'k-rotation',
    quoteId: quote.id,
    travellers: [sampleTraveller()],
    contact: { email: 'a@b.ie', phone: null },
  };
  const told = JSON.stringify(await fixture.createOrder({ ctx: before, input }));
  const between = { ...before, sealer: createSealer([second, first]) };
  expect(JSON.stringify(await fixture.createOrder({ ctx: between, input }))).toBe(told);
  await resealJob({ ...fixture.jobCtx, sealer: between.sealer })();
  await resealJob({ ...fixture.jobCtx, sealer: between.sealer })();
  const after = { ...before, sealer: createSealer([second]) };
  expect(JSON.stringify(await fixture.createOrder({ ctx: after, input }))).toBe(told);
  const { id } = JSON.parse(told) as { id: string };
  const page = await fixture.readOrder({ ctx: after, input: { id } });
  expect(page.travellers[0]?.document?.lastTwo).toBe('67');
  const lost = { ...before, sealer: createSealer(['a third key, unknown to all that is stored']) };
  expect((await fixture.readOrder({ ctx: lost, input: { id } })).travellers[0]?.document?.lastTwo).toBeNull();
  await expect(fixture.createOrder({ ctx: lost, input })).rejects.toMatchObject({ code: 'IDEMPOTENCY_UNREADABLE' });
});
