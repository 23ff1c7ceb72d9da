import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST, newTraveler, type TravelerInput } from '#contract/travelers';
import type { OpenDatabase } from '#platform/database';
import { openTestDatabase } from '#platform/testing';
import * as travelers from './index.ts';
import { create, list, mira, passport, peopleOf, update } from './testing/people.ts';

let opened: OpenDatabase;
let person: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  opened = await openTestDatabase();
  person = peopleOf(opened);
});
afterAll(() => opened.close());

test('[3-02b] a new traveller is empty and preferred, and is what the preferred call answers where there is none', async () => {
  const ctx = await person();
  const { preferred, ...rest } = newTraveler();
  expect(preferred).toBe(true);
  expect(Object.values(rest).every((value) => value.length === 0)).toBe(true);
  expect(await travelers.preferredTraveler({ ctx, input: {} })).toEqual(newTraveler());
  const saved = await create({ ctx, input: { firstName: 'Ada', lastName: 'King' } });
  expect(saved.preferred).toBe(true);
  expect(await travelers.preferredTraveler({ ctx, input: {} })).toEqual(saved);
});

test('one is preferred at most: saving another takes it over, also when many are saved at once', async () => {
  const ctx = await person();
  const first = await create({ ctx, input: { firstName: 'Ada', lastName: 'King' } });
  const second = await create({ ctx, input: { firstName: 'Bea', lastName: 'King', preferred: true } });
  const shown = async () => (await list({ ctx, input: {} })).travelers.map((one) => [one.firstName, one.preferred]);
  expect(await shown()).toEqual([
    ['Bea', true],
    ['Ada', false],
  ]);
  await update({ ctx, input: { ...first, preferred: true } });
  await update({ ctx, input: { ...second, preferred: false } });
  expect(await shown()).toEqual([
    ['Ada', true],
    ['Bea', false],
  ]);
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      create({ ctx, input: { firstName: 'Cy', lastName: 'ABCDEFGH'.charAt(at), preferred: true } }),
    ),
  );
  expect((await shown()).filter(([, preferred]) => preferred)).toHaveLength(1);
  await update({ ctx, input: { ...first, preferred: true } });
  await update({ ctx, input: { ...first, preferred: false } });
  expect((await travelers.preferredTraveler({ ctx, input: {} })).travelerId).toBe('');
});

test.for([
  [{ firstName: ' ' }, 'firstName', 'TRAVELER_FIRST_NAME'],
  [{ lastName: '' }, 'lastName', 'TRAVELER_LAST_NAME'],
  [{ middleName: 'R2' }, 'middleName', 'TRAVELER_NAME_SHAPE'],
  [{ middleName: 'a'.repeat(40) }, 'firstName', 'TRAVELER_NAME_LONG'],
  [{ dateOfBirth: '1988-02-30' }, 'dateOfBirth', 'TRAVELER_DAY'],
  [{ dateOfBirth: '2026-11-23' }, 'dateOfBirth', 'TRAVELER_BIRTH'],
  [{ dateOfBirth: '1915-11-22' }, 'dateOfBirth', 'TRAVELER_BIRTH'],
  [{ gender: 'unspecified' }, 'gender', 'TRAVELER_GENDER'],
  [{ nationality: '12' }, 'nationality', 'TRAVELER_COUNTRY'],
  [{ emailAddress: 'mira@' }, 'emailAddress', 'TRAVELER_EMAIL'],
  [{ phoneNumber: '12' }, 'phoneNumber', 'TRAVELER_PHONE'],
  [{ phoneCountryCodeISO: 'QQ' }, 'phoneCountryCodeISO', 'TRAVELER_PHONE_COUNTRY'],
  [{ phoneCountryCode: '44' }, 'phoneCountryCodeISO', 'TRAVELER_PHONE_COUNTRY'],
  [{ knownTravelerNumber: 'ABC12345' }, 'knownTravelerNumber', 'TRAVELER_KNOWN_NUMBER'],
  [{ tsaredress: '12345678' }, 'tsaredress', 'TRAVELER_REDRESS_NUMBER'],
  [{ tsaredress: 'ABC123456' }, 'tsaredress', 'TRAVELER_REDRESS_NUMBER'],
  [{ documents: [{ ...passport, number: '' }] }, 'documents.0.number', 'TRAVELER_DOCUMENT_NUMBER_MISSING'],
  [{ documents: [{ ...passport, number: '1234' }] }, 'documents.0.number', 'TRAVELER_DOCUMENT_NUMBER'],
  [{ documents: [{ ...passport, issuedBy: '' }] }, 'documents.0.issuedBy', 'TRAVELER_DOCUMENT_ISSUER'],
  [{ documents: [{ ...passport, expiresOn: '' }] }, 'documents.0.expiresOn', 'TRAVELER_DOCUMENT_EXPIRY'],
  [{ documents: [{ ...passport, expiresOn: '2031-13-01' }] }, 'documents.0.expiresOn', 'TRAVELER_DAY'],
  [{ loyalty: [{ loyaltyId: '', programme: '', number: 'AB1234' }] }, 'loyalty.0.programme', 'TRAVELER_PROGRAMME'],
  [{ loyalty: [{ loyaltyId: '', programme: 'X', number: '1' }] }, 'loyalty.0.number', 'TRAVELER_LOYALTY_NUMBER'],
  [{ needsNote: 'x'.repeat(301) }, 'needsNote', 'TRAVELER_NOTE_LONG'],
] as const)('[5-14] [5-15] %j is refused at %s with %s', async ([change, field, code]) => {
  await expect(
    create({ ctx: await person(), input: { ...mira, ...structuredClone(change) } as TravelerInput }),
  ).rejects.toMatchObject({
    status: 422,
    problems: [{ code, field }],
  });
});

test('[5-16a] [5-16b] a child may be saved, the oldest is 110; M and F are what may be chosen unless an operator widens it', async () => {
  const ctx = await person();
  const child = { firstName: 'Noa', lastName: 'Anand', dateOfBirth: '2024-01-31', gender: 'X' as const };
  expect((await create({ ctx, input: child })).dateOfBirth).toBe('2024-01-31');
  expect((await create({ ctx, input: { ...child, dateOfBirth: '1915-11-23' } })).dateOfBirth).toBe('1915-11-23');
  const usual = travelers.createTraveler(travelers.defaultTravelerSettings);
  await expect(usual({ ctx, input: child })).rejects.toMatchObject({ problems: [{ code: 'TRAVELER_GENDER' }] });
  for (const gender of ['M', 'F'] as const) await usual({ ctx, input: { ...child, gender } });
});

test('all faults are told at once', async () => {
  const bad = { ...mira, lastName: '', emailAddress: 'x', knownTravelerNumber: '1' };
  await expect(create({ ctx: await person(), input: bad })).rejects.toMatchObject({
    problems: [{ field: 'lastName' }, { field: 'emailAddress' }, { field: 'knownTravelerNumber' }],
  });
});

test('no id answers but to its own account, for reading, changing and removing', async () => {
  const [owner, other] = [await person(), await person()];
  const ids: string[] = [];
  for (const firstName of ['Ada', 'Bea', 'Cleo']) {
    ids.push((await create({ ctx: owner, input: { ...mira, firstName } })).travelerId);
  }
  await create({ ctx: other, input: mira });
  const refused = { code: 'NOT_FOUND', status: 404 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.constantFrom(...ids), fc.uuid()), async (travelerId) => {
      await expect(travelers.readTraveler({ ctx: other, input: { travelerId } })).rejects.toMatchObject(refused);
      await expect(update({ ctx: other, input: { ...mira, travelerId } })).rejects.toMatchObject(refused);
      await expect(travelers.removeTraveler({ ctx: other, input: { travelerId } })).rejects.toMatchObject(refused);
    }),
    { numRuns: 30 },
  );
  expect((await list({ ctx: other, input: {} })).travelers).toHaveLength(1);
  expect((await list({ ctx: owner, input: {} })).travelers.map(({ firstName }) => firstName)).toEqual([
    'Cleo',
    'Ada',
    'Bea',
  ]);
});

test('whoever has no account is refused everything; checkout hears that there is nobody', async () => {
  const travelerId = (await person()).accountId;
  for (const actor of [{ sessionId: 's' }, { job: 'x' }, { supplier: 'house' }] as const) {
    const ctx = await person({ actor });
    const tries = [
      create({ ctx, input: mira }),
      update({ ctx, input: { ...mira, travelerId } }),
      list({ ctx, input: {} }),
      travelers.readTraveler({ ctx, input: { travelerId } }),
      travelers.preferredTraveler({ ctx, input: {} }),
      travelers.removeTraveler({ ctx, input: { travelerId } }),
    ];
    for (const tried of await Promise.allSettled(tries)) {
      expect(tried).toMatchObject({ status: 'rejected', reason: { status: 403 } });
    }
    expect(await travelers.choosableTravelers(() => '')({ ctx, input: {} })).toEqual({ travelers: null });
  }
});

test('removed is gone, and with it the preference; the list is full at its bound, also under a race', async () => {
  const ctx = await person();
  const { travelerId } = await create({ ctx, input: mira });
  await travelers.removeTraveler({ ctx, input: { travelerId } });
  await expect(travelers.removeTraveler({ ctx, input: { travelerId } })).rejects.toMatchObject({ status: 404 });
  expect(await travelers.preferredTraveler({ ctx, input: {} })).toEqual(newTraveler());
  const tries = Array.from({ length: MOST.travelers + 3 }, () =>
    create({ ctx, input: { firstName: 'Ada', lastName: 'King' } }),
  );
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'TRAVELERS_FULL', status: 409 } })));
});

test('a lead guest who is saved again gives the name only: birth, gender, needs and papers stay as they were', async () => {
  const ctx = await person();
  const { travelerId } = await create({ ctx, input: mira });
  const before = await travelers.readTraveler({ ctx, input: { travelerId } });
  const guest = { givenNames: 'Mira', familyName: 'Anand-Roe', dateOfBirth: null, gender: null, nationality: null };
  const traveller = {
    ...guest,
    document: null,
    knownTravellerNumber: null,
    loyalty: null,
    assistance: [],
    assistanceNote: '',
  };
  const save = (savedId: string | null) =>
    ctx.db.transact(
      (tx) =>
        travelers.saveBooked({ ...ctx, tx }, travelers.defaultTravelerSettings, { savedId, traveller, contact: null }),
      { accountId: ctx.accountId },
    );
  await save(travelerId);
  const after = await travelers.readTraveler({ ctx, input: { travelerId } });
  expect(after).toEqual({ ...before, firstName: 'Mira', middleName: '', lastName: 'Anand-Roe' });
  await save(null);
  const [added] = (await list({ ctx, input: {} })).travelers.filter((one) => one.travelerId !== travelerId);
  expect(added).toMatchObject({ firstName: 'Mira', lastName: 'Anand-Roe', dateOfBirth: '', gender: '' });
});
