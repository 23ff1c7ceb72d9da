import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Traveller } from '#contract/booking';
import type { Ctx } from '#domain/kernel';
import {
  choosableTravelers,
  createTraveler,
  defaultTravelerSettings,
  exportTravelers,
  listTravelers,
} from '#domain/travelers';
import { openTestDatabase } from '#platform/testing';
import { createFixture, type Fixture } from './testing/fixture.ts';
import { sampleTraveller } from './testing/sample.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let fixture: Fixture;
const commits: (readonly Traveller[])[] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
  fixture = createFixture({
    database: opened.database,
    aroundSupplier: (supplier) => ({
      ...supplier,
      commit(ask) {
        commits.push(ask.party.travellers);
        return supplier.commit(ask);
      },
    }),
  });
});
afterAll(() => opened.close());

const contact = { email: 'mira@example.com', phone: '+353850123456' };
const masked = { type: 'passport' as const, number: '*********02', issuedBy: 'IE', expiresOn: '2031-02-02' };

async function withSaved() {
  const ctx = await fixture.traveler();
  const saved = await createTraveler(defaultTravelerSettings)({
    ctx,
    input: {
      firstName: 'Mira',
      middleName: 'Leela',
      lastName: 'Anand',
      dateOfBirth: '1988-05-14',
      gender: 'F',
      knownTravelerNumber: 'TT11223344',
      documents: [{ documentId: '', type: 'passport', number: 'PA4471902', issuedBy: 'IE', expiresOn: '2031-02-02' }],
      loyalty: [
        { loyaltyId: '', programme: 'Other Air Club', number: 'OT00001111' },
        { loyaltyId: '', programme: 'Straits Pacific Club', number: 'SP12345678' },
      ],
      needs: ['quiet_room', 'wheelchair'],
      needsNote: 'Early boarding',
    },
  });
  return { ctx, savedId: saved.travelerId };
}

async function quoted(ctx: Ctx, flight: string): Promise<string> {
  const { offer, fare } = fixture.sell({ flight });
  return (
    await fixture.createQuote({
      ctx,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
    })
  ).id;
}

const order = async (ctx: Ctx, flight: string, traveller: object) =>
  fixture.createOrder({
    ctx,
    input: {
      idempotencyKey: `key-${flight}`,
      quoteId: await quoted(ctx, flight),
      travellers: [{ ...sampleTraveller(), ...traveller }],
      contact,
    },
  });

test('checkout is offered what it asks for: the document by its end, needs as help, none of the numbers', async () => {
  const { ctx } = await withSaved();
  const { travelers } = await choosableTravelers((needs) => needs.join('+'))({ ctx, input: {} });
  expect(travelers).toMatchObject([
    {
      givenNames: 'Mira Leela',
      familyName: 'Anand',
      document: { lastTwo: '02', issuedBy: 'IE' },
      knownTraveller: true,
      assistance: ['wheelchair', 'other'],
      assistanceNote: 'quiet_room. Early boarding',
    },
  ]);
  expect(JSON.stringify(travelers)).not.toMatch(/PA4471902|TT11223344/);
});

test('[5-15] masked numbers of a saved traveller reach the supplier in full, and stay kept when the order is changed', async () => {
  const { ctx, savedId } = await withSaved();
  const given = { savedId, document: masked, knownTravellerNumber: '*********' };
  const made = await order(ctx, '700', given);
  expect(made.travellers[0]).toMatchObject({
    document: { lastTwo: '02' },
    knownTraveller: true,
    loyaltyProgramme: 'Straits Pacific Club',
  });
  await fixture.updateTravellers({
    ctx,
    input: {
      id: made.id,
      travellers: [
        { ...sampleTraveller(), givenNames: 'Mirabel', document: masked, knownTravellerNumber: '*********' },
      ],
      contact,
    },
  });
  const held = await fixture.holdOrder({ ctx, input: { id: made.id, acceptTotalMinor: made.price.total.amountMinor } });
  const { amountMinor: totalMinor, currency } = held.price.total;
  const input = {
    id: made.id,
    paymentToken: 'sim_success_Visa_4242',
    totalMinor,
    currency,
    returnPath: '/x',
    idempotencyKey: 'pay-700',
  };
  await fixture.payOrder({ ctx, input });
  expect(commits.at(-1)).toMatchObject([
    {
      givenNames: 'Mirabel',
      document: { number: 'PA4471902' },
      knownTravellerNumber: 'TT11223344',
      loyalty: { programme: 'Straits Pacific Club', number: 'SP12345678' },
    },
  ]);
});

test('a saved traveller of somebody else does not exist, nor does a mask of nobody', async () => {
  const { savedId } = await withSaved();
  const refused = (field: string) => ({ status: 422, problems: [{ code: 'VALIDATION_ERROR', field }] });
  const given = { savedId, document: null };
  await expect(order(await fixture.traveler(), '701', given)).rejects.toMatchObject(refused('travellers.0.savedId'));
  await expect(order(fixture.visitor(), '702', given)).rejects.toMatchObject(refused('travellers.0.savedId'));
  await expect(order(await fixture.traveler(), '703', { document: masked })).rejects.toMatchObject(
    refused('travellers.0.document.number'),
  );
  await expect(order(await fixture.traveler(), '704', { knownTravellerNumber: '*********' })).rejects.toMatchObject(
    refused('travellers.0.knownTravellerNumber'),
  );
});

test('nobody is saved unasked; asked for, somebody new is saved with the contact of whoever pays', async () => {
  const ctx = await fixture.traveler();
  await order(ctx, '705', {});
  expect(await exportTravelers(ctx, ctx.accountId)).toEqual([]);
  await order(ctx, '706', { save: true, assistance: ['other'], assistanceNote: 'Slow on stairs' });
  expect(await exportTravelers(ctx, ctx.accountId)).toMatchObject([
    {
      firstName: 'Mira',
      middleName: 'Leela',
      documents: [{ number: 'PA1234567' }],
      emailAddress: 'mira@example.com',
      phoneCountryCodeISO: 'IE',
      phoneNumber: '850123456',
      needs: ['assistance'],
      needsNote: 'Slow on stairs',
      preferred: true,
    },
  ]);
});

test('a chosen traveller who is saved again is changed, not doubled, and keeps what checkout does not ask', async () => {
  const { ctx, savedId } = await withSaved();
  const paper = { type: 'passport', number: 'NEW12345', issuedBy: 'IE', expiresOn: '2036-01-01' };
  await order(ctx, '707', {
    savedId,
    save: true,
    document: paper,
    familyName: 'Anand-Lind',
    gender: 'X',
    assistance: [],
  });
  expect(await exportTravelers(ctx, ctx.accountId)).toMatchObject([
    {
      travelerId: savedId,
      lastName: 'Anand-Lind',
      gender: 'F',
      knownTravelerNumber: 'TT11223344',
      documents: [{ number: 'NEW12345', expiresOn: '2036-01-01' }],
      needs: ['quiet_room'],
      needsNote: 'Early boarding',
      preferred: true,
    },
  ]);
});

test('an order that is refused saves nobody, and one that is sent twice saves somebody once', async () => {
  const ctx = await fixture.traveler();
  await expect(order(ctx, '708', { save: true, dateOfBirth: '2020-01-01' })).rejects.toMatchObject({ status: 422 });
  const input = {
    idempotencyKey: 'key-twice',
    quoteId: await quoted(ctx, '709'),
    travellers: [{ ...sampleTraveller(), save: true }],
    contact,
  };
  await fixture.createOrder({ ctx, input });
  await fixture.createOrder({ ctx, input });
  expect((await listTravelers(defaultTravelerSettings)({ ctx, input: {} })).travelers).toHaveLength(1);
});
