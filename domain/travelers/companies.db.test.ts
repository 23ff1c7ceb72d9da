import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, Ctx } from '#domain/kernel';
import type { OpenDatabase } from '#platform/database';
import { createSealer } from '#platform/sealing';
import { asTableOwner, everyRow, openTestDatabase } from '#platform/testing';
import { fillLists } from '../../migrations/0146-travellers-of-companies.ts';
import { forCompany, makeCompanies } from '../booking/testing/companies.ts';
import { dropOwnerKeys } from '../booking/testing/of-before.ts';
import * as travelers from './index.ts';
import { create, list, mira, peopleOf, update } from './testing/people.ts';

let opened: OpenDatabase;
let person: ReturnType<typeof peopleOf>;
let [north, south] = ['', ''];
beforeAll(async () => {
  opened = await openTestDatabase();
  person = peopleOf(opened);
  const { ids } = await person();
  [north, south] = [ids.uuid(), ids.uuid()];
  await makeCompanies(opened.database, [north, south]);
});
afterAll(() => opened.close());

type Someone = Ctx & { readonly accountId: string };

/** One person three times: for themselves, for either company. A company is one to an account; here an account is a member of two. */
async function inThreeParts(): Promise<Readonly<Record<'own' | 'north' | 'south', Someone>>> {
  const own = await person();
  return { own, north: forCompany(own, north), south: forCompany(own, south) };
}

const namesOf = async (ctx: Ctx) => (await list({ ctx, input: {} })).travelers.map(({ firstName }) => firstName);
const save = (ctx: Ctx, firstName: string) => create({ ctx, input: { ...mira, firstName } });

test('whom an account saves for a company is in no list but that one: not its own, not of another company', async () => {
  const ada = await inThreeParts();
  const saved = {
    own: await save(ada.own, 'Own'),
    north: await save(ada.north, 'North'),
    south: await save(ada.south, 'South'),
  };
  const parts = ['own', 'north', 'south'] as const;
  for (const part of parts) {
    const ctx = ada[part];
    expect(await namesOf(ctx)).toEqual([saved[part].firstName]);
    expect(await travelers.preferredTraveler({ ctx, input: {} })).toEqual(saved[part]);
    const { travelers: offered } = await travelers.choosableTravelers(() => '')({ ctx, input: {} });
    expect(offered?.map(({ travelerId }) => travelerId)).toEqual([saved[part].travelerId]);
    for (const other of parts.filter((each) => each !== part)) {
      const { travelerId } = saved[other];
      const tries = [
        travelers.readTraveler({ ctx, input: { travelerId } }),
        update({ ctx, input: { ...mira, travelerId } }),
        travelers.removeTraveler({ ctx, input: { travelerId } }),
      ];
      for (const tried of await Promise.allSettled(tries))
        expect(tried).toMatchObject({ status: 'rejected', reason: { status: 404 } });
      const opening = ctx.db.transact((tx) => travelers.openForBooking({ ...ctx, tx }, travelerId), {
        companyId: north,
        accountId: ctx.accountId,
      });
      expect(await opening).toBeUndefined();
    }
  }
  const { rows } = await sql<{ company: string | null; name: string }>`
    select company_id as company, data ->> 'firstName' as name from saved_traveler where id = any (${Object.values(
      saved,
    ).map(({ travelerId }) => travelerId)}::uuid[]) order by name`.execute(everyRow(opened.database));
  expect(rows).toEqual([
    { company: north, name: 'North' },
    { company: null, name: 'Own' },
    { company: south, name: 'South' },
  ]);
});

test('colleagues keep lists of their own for their company; numbers are changed and removed there as anywhere', async () => {
  const [ada, bob] = [await inThreeParts(), await inThreeParts()];
  const saved = await save(ada.north, 'Ada');
  expect(await namesOf(bob.north)).toEqual([]);
  await save(bob.north, 'Bob');
  expect(await namesOf(ada.north)).toEqual(['Ada']);
  const changed = await update({ ctx: ada.north, input: { ...saved, firstName: 'Adele' } });
  expect(changed).toMatchObject({ firstName: 'Adele', documents: [{ number: '*********02' }] });
  await travelers.removeTraveler({ ctx: ada.north, input: { travelerId: saved.travelerId } });
  expect([await namesOf(ada.north), await namesOf(bob.north)]).toEqual([[], ['Bob']]);
});

test('who acts for a company without an account, or is no person, saves nobody', async () => {
  const membership = { companyId: north, roles: [], permissions: [] };
  const actors: readonly Actor[] = [
    { sessionId: 's', membership, forCompany: true },
    { sessionId: null, membership, forCompany: true },
    { job: 'x', by: { sessionId: 's', accountId: 'a', membership, forCompany: true } },
  ];
  for (const actor of actors)
    await expect(save(await person({ actor }), 'Nobody')).rejects.toMatchObject({ status: 403 });
});

test('an account takes away and erases its own travellers; those of a company stay with it, read by nobody else', async () => {
  const ada = await inThreeParts();
  await save(ada.own, 'Own');
  const { travelerId } = await save(ada.north, 'North');
  const { accountId } = ada.own;
  expect(await travelers.exportTravelers(ada.own, accountId)).toMatchObject([{ firstName: 'Own' }]);
  await opened.database.transact((tx) => travelers.eraseTravelers(tx, accountId), { accountId });
  expect([await namesOf(ada.own), await namesOf(ada.north)]).toEqual([[], ['North']]);
  await asTableOwner(opened.database, (tx) => sql`delete from account where id = ${accountId}`.execute(tx));
  const { rows } = await sql`
    select l.account_id, t.company_id from saved_traveler t join traveler_list l on l.id = t.list_id
    where t.id = ${travelerId}`.execute(everyRow(opened.database));
  expect(rows).toEqual([{ account_id: null, company_id: north }]);
  expect(await namesOf(ada.north)).toEqual([]);
});

test('a list that is an account’s own goes before the account does, or the account stays', async () => {
  const { own } = await inThreeParts();
  await save(own, 'Own');
  const drop = asTableOwner(opened.database, (tx) => sql`delete from account where id = ${own.accountId}`.execute(tx));
  await expect(drop).rejects.toMatchObject({ code: '23514' });
});

test('numbers of a company’s travellers are sealed anew with the newest key, as all others', async () => {
  const [old, fresh] = ['the first key, of more than 32 characters', 'the second key, of more than 32 characters'];
  const ada = forCompany(await person({ sealer: createSealer([old]) }), north);
  const { travelerId } = await save(ada, 'Mira');
  await travelers.resealTravelersJob({ ...(await person()), sealer: createSealer([fresh, old]) })();
  const ctx = { ...ada, sealer: createSealer([fresh]) };
  expect(await travelers.readTraveler({ ctx, input: { travelerId } })).toMatchObject({
    documents: [{ number: '*********02' }],
  });
});

test('rows of before that name a company come into a list of it, and what is an account’s own opens as before', async () => {
  const ada = await inThreeParts();
  const kept = await save(ada.own, 'Own');
  const named = await save(ada.own, 'Named');
  const undone = new Error('undone');
  const found = Promise.withResolvers<readonly unknown[]>();
  const work = asTableOwner(opened.database, async (tx) => {
    await dropOwnerKeys(tx);
    await sql`update saved_traveler set company_id = ${north} where id = ${named.travelerId}`.execute(tx);
    await sql`update traveler_list set preferred_id = ${named.travelerId} where id = ${ada.own.accountId}`.execute(tx);
    await fillLists(tx);
    const { rows } = await sql`
      select t.id, l.company_id, l.account_id, l.id = l.account_id as own, l.preferred_id
      from saved_traveler t join traveler_list l on l.id = t.list_id and l.of_whom = t.of_whom
      where l.account_id = ${ada.own.accountId} order by own desc`.execute(tx);
    found.resolve(rows);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  const of = { account_id: ada.own.accountId, preferred_id: null };
  expect(await found.promise).toEqual([
    { ...of, id: kept.travelerId, company_id: null, own: true },
    { ...of, id: named.travelerId, company_id: north, own: false },
  ]);
});
