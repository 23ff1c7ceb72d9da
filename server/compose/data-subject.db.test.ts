import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf, erase, type Subject } from '#domain/data-subject';
import { sendFeedback } from '#domain/feedback';
import type { Ctx } from '#domain/kernel';
import { createTraveler, defaultTravelerSettings } from '#domain/travelers';
import type { OpenDatabase } from '#platform/database';
import { enqueue } from '#platform/jobs';
import { asTableOwner, everyRow, openTestDatabase } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { createFixture, type Fixture } from '../../domain/booking/testing/fixture.ts';
import { sampleTraveller } from '../../domain/booking/testing/sample.ts';
import { mira } from '../../domain/travelers/testing/people.ts';
import { PERSONAL } from './personal.ts';

let open: OpenDatabase;
let fixture: Fixture;
beforeAll(async () => {
  open = await openTestDatabase();
  fixture = createFixture({ database: open.database });
});
afterAll(() => open.close());

const speak = createSpeak({});
const save = createTraveler({ ...defaultTravelerSettings, genders: ['F', 'M', 'X'] });

/** Somebody whose every word is found again: all that they type begins with their name. */
async function person(name: string): Promise<{ ctx: Ctx; subject: Subject; said: (what: string) => string }> {
  const { accountId, ...ctx } = await fixture.traveler();
  return {
    ctx,
    subject: { accountId, emails: [`${name}@canary.example`.toLowerCase()] },
    said: (what) => `${name}${what}`,
  };
}
type Person = Awaited<ReturnType<typeof person>>;

async function order({ ctx, said, subject }: Person, flight: string, what: string) {
  const { offer, fare } = fixture.sell({ flight });
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  return fixture.createOrder({
    ctx,
    input: {
      idempotencyKey: ctx.ids.uuid(),
      quoteId: quote.id,
      travellers: [
        sampleTraveller({
          familyName: said(what),
          document: { type: 'passport', number: 'CANARY777', issuedBy: 'IE', expiresOn: '2031-02-02' },
        }),
      ],
      contact: { email: subject.emails[0] ?? '', phone: '+353861234567' },
    },
  });
}

async function paidOrder(somebody: Person, flight: string): Promise<string> {
  const { ctx } = somebody;
  const draft = await order(somebody, flight, 'Booked');
  const held = await fixture.holdOrder({
    ctx,
    input: { id: draft.id, acceptTotalMinor: draft.price.total.amountMinor },
  });
  await fixture.payOrder({
    ctx,
    input: {
      id: held.id,
      idempotencyKey: ctx.ids.uuid(),
      method: 'CARD',
      paymentToken: 'sim_success_Visa_4242',
      totalMinor: held.price.total.amountMinor,
      currency: held.price.total.currency,
      returnPath: `/bookings/${held.id}/paid`,
    },
  });
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: held.id } })).toMatchObject({ state: 'confirmed' });
  return held.id;
}

async function live(somebody: Person, flights: readonly [string, string]): Promise<{ paid: string; draft: string }> {
  const { ctx, said, subject } = somebody;
  await save({
    ctx,
    input: { ...mira, lastName: said('Saved'), needsNote: said('Needs'), emailAddress: subject.emails[0] ?? '' },
  });
  await sendFeedback({ enqueue })({
    ctx,
    input: { topic: 'idea', text: said('Feedback'), email: subject.emails[0], idempotencyKey: 'k' },
  });
  const paid = await paidOrder(somebody, flights[0]);
  const draft = await order(somebody, flights[1], 'Draft');
  return { paid, draft: draft.id };
}

async function archive({ ctx, subject }: Person): Promise<Record<string, string>> {
  const deps = { modules: PERSONAL, speak, brandName: () => 'Wayfold' };
  const pieces: Uint8Array[] = [];
  for await (const piece of archiveOf(deps, ctx, subject)) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

/** Every column of every table in which a text is found. */
async function whereIs(text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const { table } of PERSONAL.flatMap(({ tables }) => tables)) {
    if (table.startsWith('kysely_')) continue;
    const all = sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t`;
    const { rows } = await asTableOwner(open.database, (tx) => all.execute(tx));
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (JSON.stringify(value)?.toLowerCase().includes(text.toLowerCase())) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].sort();
}

test('P10 what somebody takes away holds all that they gave, opened, and nothing of anybody else', async () => {
  const [ada, bob] = [await person('Adacanary'), await person('Bobcanary')];
  await live(ada, ['700', '701']);
  await live(bob, ['702', '703']);
  const files = await archive(ada);
  expect(Object.keys(files)).toEqual([
    'identity.json',
    'travelers.json',
    'booking.json',
    'events.json',
    'payments.json',
    'feedback.json',
    'audit.json',
    'index.html',
  ]);
  const all = Object.values(files).join();
  for (const what of ['Saved', 'Needs', 'Feedback', 'Booked', 'Draft']) expect(all).toContain(ada.said(what));
  for (const text of ['CANARY777', 'TT11223344', '+353861234567', '4242', 'sendFeedback']) expect(all).toContain(text);
  expect(all.match(/.{0,40}(Bobcanary|"s1\.[\w-]{12}\.|token_hash).{0,20}/gi)).toBeNull();
  for (const [name, text] of Object.entries(files))
    if (name.endsWith('.json')) expect(() => JSON.parse(text)).not.toThrow();
  expect(files['index.html']).toMatch(
    /<html lang="en-IE" dir="ltr">[^]*href="booking.json"[^]*Your bookings and travellers/,
  );
});

test('P10 after an erasure nothing of a person is found in the whole database but what is declared as kept', async () => {
  const [cleo, dan] = [await person('Cleocanary'), await person('Dancanary')];
  const { paid } = await live(cleo, ['710', '711']);
  await live(dan, ['712', '713']);
  const dansBefore = await archive(dan);
  expect(await whereIs('Cleocanary')).toContain('saved_traveler.data');
  await open.database.transact((tx) => erase({ ...fixture.jobCtx, tx }, cleo.subject, PERSONAL), cleo.subject);

  expect(await whereIs(cleo.said('Booked'))).toEqual(['booking_traveller.data', 'house_booking.party']);
  expect(await whereIs(cleo.subject.emails[0] ?? '')).toEqual(['booking_order.email', 'booking_order.email_key']);
  for (const what of ['Saved', 'Needs', 'Feedback', 'Draft'])
    expect([what, await whereIs(cleo.said(what))]).toEqual([what, []]);
  const kept = PERSONAL.flatMap(({ tables }) => tables).flatMap(({ table, personal }) =>
    Object.entries(personal).flatMap(([column, { onErase }]) =>
      typeof onErase === 'object' || onErase === 'pseudonym' ? [`${table}.${column}`] : [],
    ),
  );
  for (const name of [...(await whereIs('Cleocanary')), ...(await whereIs(cleo.subject.accountId))]) {
    expect(kept).toContain(name);
  }
  const { rows } = await sql<{ data: object }>`
    select data from booking_traveller where order_id = ${paid}`.execute(everyRow(open.database));
  expect(rows.map(({ data }) => data)).toMatchObject([
    { familyName: cleo.said('Booked'), document: null, sealedKnownTravellerNumber: null },
  ]);
  // What is kept belongs to nobody any more: neither the account nor its browser opens it.
  await expect(fixture.readOrder({ ctx: cleo.ctx, input: { id: paid } })).rejects.toMatchObject({ status: 404 });
  const left = await archive(cleo);
  expect(Object.keys(left)).toEqual(['audit.json', 'index.html']);
  expect({ ...(await archive(dan)), 'index.html': '' }).toEqual({ ...dansBefore, 'index.html': '' });
});

test('P10 nothing is erased while a booking is under way, all or nothing', async () => {
  const eve = await person('Evecanary');
  const draft = await order(eve, '720', 'Held');
  await fixture.holdOrder({ ctx: eve.ctx, input: { id: draft.id, acceptTotalMinor: draft.price.total.amountMinor } });
  await save({ ctx: eve.ctx, input: { ...mira, lastName: eve.said('Saved') } });
  const run = () =>
    open.database.transact((tx) => erase({ ...fixture.jobCtx, tx }, eve.subject, PERSONAL), eve.subject);
  await expect(run()).rejects.toMatchObject({ code: 'BOOKING_UNDER_WAY' });
  expect(await whereIs(eve.said('Saved'))).toEqual(['saved_traveler.data']);
  fixture.clock.advance(3_600_000);
  await fixture.drain();
  await run();
  expect(await whereIs('Evecanary')).toEqual([]);
});
