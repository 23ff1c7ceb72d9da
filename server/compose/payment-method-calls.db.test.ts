import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { enqueue } from '#platform/jobs';
import { createSimulator } from '#supply/simulator';
import { everyRow } from '#platform/testing';
import { identityAccountPart } from './identity-account.ts';
import { type IdentitySite, openIdentitySite } from './identity-testing.ts';
import { paymentMethods } from './payment-methods.ts';

const BRAND = 'wayfold';
const METHODS = '/i/api/payments/v1/methods';

async function withSite(work: (site: IdentitySite) => Promise<void>): Promise<void> {
  const site = await openIdentitySite((needs) => [
    identityAccountPart(needs, async () => false),
    paymentMethods(needs, {
      enqueue,
      payments: createSimulator({ database: needs.db, clock: needs.clock, ids: needs.ids }),
      settings: { paymentTimeoutMs: 1_000 },
    }),
  ]);
  try {
    await work(site);
  } finally {
    await site.close();
  }
}

/** A kept card of an account, as if it had paid. */
async function give({ database: { database: db } }: IdentitySite, email: string, id: string) {
  const ref = id.replace(/^./, '9');
  await sql`insert into payment_customer (ref, account_id, brand, provider)
    select ${ref}::uuid, account_id, ${BRAND}, 'simulator' from account_email where email = ${email}`.execute(
    everyRow(db),
  );
  await sql`insert into payment_method (id, customer, token, sealed_with, scheme, last4, expires, label, created_at)
    values (${id}::uuid, ${ref}::uuid, 'sealed', 'none', 'Visa', '4242', '2029-09', '', now())`.execute(everyRow(db));
}

/** A card that the same account kept later, which is the default one while none is chosen. */
async function giveAnother({ database: { database: db } }: IdentitySite, first: string, id: string) {
  await sql`insert into payment_method (id, customer, token, sealed_with, scheme, last4, expires, label, created_at)
    select ${id}::uuid, customer, token, sealed_with, scheme, '1111', expires, '', now() + interval '1 day'
    from payment_method where id = ${first}::uuid`.execute(everyRow(db));
}

const acts = (methodId: string) =>
  [
    ['PUT', `${METHODS}/${methodId}`, { label: 'Mine' }],
    ['POST', `${METHODS}/${methodId}/prefer`, {}],
    ['DELETE', `${METHODS}/${methodId}`, undefined],
  ] as const;
const OWN = '00000000-0000-4000-8000-00000000000a';
const LATER = '00000000-0000-4000-8000-00000000000c';
const UNKNOWN = '00000000-0000-4000-8000-00000000000b';

test("S18 another account's card is answered like one that never was, by every call that names one", () =>
  withSite(async (site) => {
    const own = await site.signedUp('own@cards.example');
    const other = await site.signedUp('other@cards.example');
    await give(site, 'own@cards.example', OWN);
    await giveAnother(site, OWN, LATER);
    const plain = (body: string) => body.replaceAll(/"requestId":"[^"]*"/g, '');
    for (const [at, [method, path, body]] of acts(OWN).entries()) {
      const unknown = acts(UNKNOWN)[at]!;
      const [theirs, none] = [
        await other.send(method, path, body),
        await other.send(unknown[0], unknown[1], unknown[2]),
      ];
      expect([theirs.statusCode, plain(theirs.body)]).toEqual([404, plain(none.body)]);
    }
    expect((await other.get(METHODS)).json()).toEqual({ methods: [], offered: true });
    const listed = (await own.get(METHODS)).json<{ methods: object[] }>();
    expect(listed.methods).toMatchObject([
      { methodId: LATER, preferred: true },
      { methodId: OWN, last4: '4242', preferred: false },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/token|sealed/);
    expect((await own.send(...acts(OWN)[1])).json()).toMatchObject({ preferred: true });
    expect((await own.send(...acts(OWN)[0])).json()).toMatchObject({ label: 'Mine' });
    expect((await own.send('PUT', `${METHODS}/${OWN}`, { label: '4000000000000002' })).statusCode).toBe(422);
  }));

test('guests and whoever did not prove an address are offered nothing and may nothing', () =>
  withSite(async (site) => {
    const guest = await site.browser();
    expect((await guest.get(`${METHODS}/choices`)).json()).toEqual({ methods: null, room: false });
    expect((await guest.get(METHODS)).statusCode).toBe(401);
    for (const [method, path, body] of acts(OWN)) expect((await guest.send(method, path, body)).statusCode).toBe(401);
    const unproved = await site.browser();
    await unproved.post('/k/run/auth/register', {
      username: 'unproved@cards.example',
      passwd: 'four tigers paint my boat',
      consent: 'on',
    });
    expect((await unproved.get(`${METHODS}/choices`)).json()).toEqual({ methods: null, room: false });
    expect((await unproved.get(METHODS)).statusCode).toBe(403);
    const half = await site.signedUp('half@cards.example');
    expect((await half.get(`${METHODS}/choices`)).json()).toEqual({ methods: [], room: true });
    await sql`update account_session set half = true`.execute(everyRow(site.database.database));
    expect((await half.get(`${METHODS}/choices`)).json()).toEqual({ methods: null, room: false });
    expect((await half.get(METHODS)).statusCode).toBe(403);
  }));

test('securing the account takes no card from its owner', () =>
  withSite(async (site) => {
    const own = await site.signedUp('secured@cards.example');
    await give(site, 'secured@cards.example', OWN);
    expect((await own.post('/i/api/account/v1/secure')).statusCode).toBe(200);
    const { rows } = await sql`select from payment_method`.execute(everyRow(site.database.database));
    expect(rows).toHaveLength(1);
  }));
