import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TravelerInput } from '#contract/travelers';
import type { OpenDatabase } from '#platform/database';
import { createSealer } from '#platform/sealing';
import { asTableOwner, everyRow, openTestDatabase } from '#platform/testing';
import * as travelers from './index.ts';
import { create, mira, passport, peopleOf, update } from './testing/people.ts';

let opened: OpenDatabase;
let person: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  opened = await openTestDatabase();
  person = peopleOf(opened);
});
afterAll(() => opened.close());

const numbers = ['PA4471902', 'TT11223344', '1234567', 'SK77889912'];

test('[3-02a] every field is kept and read again, numbers masked and never in any table or answer', async () => {
  const ctx = await person();
  const saved = await create({ ctx, input: mira });
  expect(saved).toMatchObject({
    travelerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    firstName: 'Mira',
    middleName: 'Leela',
    lastName: "O'Anand",
    dateOfBirth: '1988-05-14',
    emailAddress: 'mira@example.com',
    phoneNumber: '850123456',
    phoneCountryCode: '353',
    phoneCountryCodeISO: 'IE',
    tsaredress: '*********',
    knownTravelerNumber: '*********',
    preferred: true,
    gender: 'F',
    nationality: 'IE',
    documents: [{ type: 'passport', number: '*********02', issuedBy: 'IE', expiresOn: '2031-02-02' }],
    loyalty: [{ programme: 'Skypilot', number: '*********12' }],
    needs: ['step_free', 'quiet_room'],
    needsNote: 'Early boarding',
  });
  expect(await travelers.readTraveler({ ctx, input: { travelerId: saved.travelerId } })).toEqual(saved);
  const read = sql`select t.*, l.preferred_id from saved_traveler t join traveler_list l on l.id = t.list_id
    where l.account_id = ${ctx.accountId}`;
  const rows = await asTableOwner(opened.database, (tx) => read.execute(tx));
  expect(rows.rows).toHaveLength(1);
  const audit = await sql`select * from audit_entry where verb = 'createTraveler'`.execute(everyRow(opened.database));
  expect(audit.rows).not.toEqual([]);
  for (const number of numbers) expect(inspect([rows.rows, audit.rows, saved], { depth: 9 })).not.toContain(number);
  expect(inspect(audit.rows, { depth: 9 })).not.toContain('Mira');
});

test('[5-15] a mask sent back keeps what is stored; new numbers replace it, empty ones remove it', async () => {
  const ctx = await person();
  const saved = await create({ ctx, input: mira });
  await update({ ctx, input: { ...saved, firstName: 'Mirabel' } });
  const full = await travelers.exportTravelers(ctx, ctx.accountId);
  expect(full).toMatchObject([
    {
      firstName: 'Mirabel',
      tsaredress: '1234567',
      knownTravelerNumber: 'TT11223344',
      documents: [{ number: 'PA4471902' }],
      loyalty: [{ number: 'SK77889912' }],
    },
  ]);
  const card = {
    documentId: '',
    type: 'identity_card' as const,
    number: 'ID998877',
    issuedBy: 'DE',
    expiresOn: '2030-01-01',
  };
  await update({
    ctx,
    input: {
      ...saved,
      knownTravelerNumber: 'ABC123456',
      tsaredress: '',
      documents: [card, ...saved.documents],
      loyalty: [],
    },
  });
  expect(await travelers.exportTravelers(ctx, ctx.accountId)).toMatchObject([
    {
      knownTravelerNumber: 'ABC123456',
      tsaredress: '',
      documents: [{ number: 'ID998877' }, { number: 'PA4471902' }],
      loyalty: [],
    },
  ]);
});

test.for([
  ['knownTravelerNumber', { knownTravelerNumber: '*********' }],
  ['tsaredress', { tsaredress: '*********' }],
  ['documents.0.number', { documents: [{ ...passport, number: '*********02' }] }],
  ['loyalty.0.number', { loyalty: [{ loyaltyId: '', programme: 'Skypilot', number: '*********12' }] }],
] as const)('[5-15] a mask without a stored number behind it is refused at %s', async ([field, change]) => {
  await expect(
    create({ ctx: await person(), input: { ...mira, ...structuredClone(change) } as TravelerInput }),
  ).rejects.toMatchObject({
    status: 422,
    problems: [{ code: 'TRAVELER_NUMBER_GONE', field }],
  });
});

test('numbers are bound to list, row and field: moved elsewhere they do not open, and the rest is still there', async () => {
  const [one, other] = [await person(), await person()];
  const saved = await create({ ctx: one, input: mira });
  const second = await create({ ctx: one, input: mira });
  const stranger = await create({ ctx: other, input: mira });
  for (const [ctx, id] of [
    [one, second.travelerId],
    [other, stranger.travelerId],
  ] as const) {
    const move = sql`update saved_traveler set data = (select data from saved_traveler where id = ${saved.travelerId})
      where id = ${id}`;
    await asTableOwner(opened.database, (tx) => move.execute(tx));
    const errors: unknown[] = [];
    const log = { ...ctx.log, error: (...line: unknown[]) => void errors.push(line) };
    const shown = await travelers.readTraveler({ ctx: { ...ctx, log }, input: { travelerId: id } });
    expect(shown).toMatchObject({
      firstName: 'Mira',
      tsaredress: '',
      knownTravelerNumber: '',
      documents: [{ number: '' }],
    });
    expect(errors).toHaveLength(4);
    expect(inspect(errors, { depth: 9 })).not.toContain('PA4471902');
  }
});

test('a rotation: the job seals everything anew, then the old key may go; a lost key costs the numbers only', async () => {
  const [first, second] = ['the first key, of more than 32 characters', 'the second key, of more than 32 characters'];
  const before = await person({ sealer: createSealer([first]) });
  const { travelerId } = await create({ ctx: before, input: mira });
  const between = { ...before, sealer: createSealer([second, first]) };
  await travelers.resealTravelersJob(between)();
  await travelers.resealTravelersJob(between)();
  const after = { ...before, sealer: createSealer([second]) };
  expect(await travelers.exportTravelers(after, before.accountId)).toMatchObject([
    { documents: [{ number: 'PA4471902' }] },
  ]);
  const lost = { ...before, sealer: createSealer(['a third key, unknown to all that is stored']) };
  await travelers.resealTravelersJob(lost)();
  const shown = await travelers.readTraveler({ ctx: lost, input: { travelerId } });
  expect(shown).toMatchObject({ lastName: "O'Anand", documents: [{ number: '', issuedBy: 'IE' }] });
  expect(await travelers.readTraveler({ ctx: after, input: { travelerId } })).toMatchObject({
    tsaredress: '*********',
  });
});

test('an export holds everything in full and an erasure leaves nothing, of this account alone', async () => {
  const [one, other] = [await person(), await person()];
  for (const ctx of [one, other]) await create({ ctx, input: mira });
  const [exported] = await travelers.exportTravelers(one, one.accountId);
  expect(inspect(exported, { depth: 9 })).toSatisfy((text: string) => numbers.every((number) => text.includes(number)));
  await opened.database.transact((tx) => travelers.eraseTravelers(tx, one.accountId), { accountId: one.accountId });
  const left = sql<{
    list: string;
  }>`select list_id as list from saved_traveler where list_id in (${one.accountId}, ${other.accountId})
    union all select id from traveler_list where id in (${one.accountId}, ${other.accountId})`;
  expect((await asTableOwner(opened.database, (tx) => left.execute(tx))).rows.map(({ list }) => list)).toEqual([
    other.accountId,
    other.accountId,
  ]);
});
