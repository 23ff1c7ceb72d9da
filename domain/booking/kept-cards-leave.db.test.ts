import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Vault } from '#domain/payments';
import { everyRow } from '#platform/testing';
import { countOf, keepCard, liveTokens, payAs } from './testing/kept-cards.ts';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture, heldOrder } from './testing/fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const visa = 'sim_success_Visa_4242-2909';

test('removing is done at once; the provider is asked to forget until it did', async () => {
  let away = true;
  const shaky = createFixture({
    database: db,
    aroundPayments: (provider) => ({
      ...provider,
      vault: {
        ...(provider.vault as Vault),
        async forget(what) {
          if (away) throw new TypeError('away');
          await (provider.vault as Vault).forget(what);
        },
      },
    }),
  });
  const ctx = await shaky.traveler();
  const kept = await keepCard(shaky, ctx, visa);
  const live = await liveTokens(db);
  await shaky.removeMethod({ ctx, input: { methodId: kept.methodId } });
  expect((await shaky.listMethods({ ctx, input: {} })).methods).toEqual([]);
  await shaky.drain();
  expect([await liveTokens(db), await countOf(db, 'payment_token_leaving')]).toEqual([live, 1]);
  away = false;
  shaky.clock.advance(3_600_000);
  await shaky.drain();
  expect([await liveTokens(db), await countOf(db, 'payment_token_leaving')]).toEqual([live - 1, 0]);
  const { vault } = fixture.simulator;
  await vault!.forget({ token: 'kept_never_was' });
  await vault!.forget({ token: 'kept_never_was' });
});

test('a token works for its customer only, and is never taken in place of a typed card', async () => {
  const ctx = await fixture.traveler();
  await keepCard(fixture, ctx, visa);
  const { rows } = await sql<{ token: string; customer: string }>`
    select token, customer from simulator_token where state = 'live' order by created_at desc limit 1`.execute(
    everyRow(db),
  );
  const [found] = rows;
  const ask = {
    key: ctx.ids.uuid(),
    method: 'CARD' as const,
    amount: { amountMinor: 100, currency: 'EUR' },
    label: 'x',
    returnPath: '/',
    keepFor: null,
  };
  expect(
    await fixture.simulator.vault!.authorise({ ...ask, token: found!.token, customer: ctx.ids.uuid() }),
  ).toMatchObject({ outcome: 'refused', reason: 'card_withdrawn' });
  const { pay } = await payAs(fixture, ctx, { token: found!.token });
  await expect(pay()).rejects.toMatchObject({ problems: [{ detail: { reason: 'processing_error' } }] });
  const { rows: stored } = await sql<{ account_id: string; ref: string }>`
    select account_id, ref from payment_customer where ref = ${found!.customer}`.execute(everyRow(db));
  expect(stored[0]?.account_id).not.toBe(stored[0]?.ref);
});

test('a card removed while its payment waits for a repeat: what the provider took counts, else nothing is charged', async () => {
  let sent = 0;
  let deaf = true;
  const shaky = createFixture({
    database: db,
    aroundPayments: (provider) => ({
      ...provider,
      vault: {
        ...(provider.vault as Vault),
        async authorise(ask) {
          if (deaf) throw new TypeError('never arrived');
          sent += 1;
          return (provider.vault as Vault).authorise(ask);
        },
      },
    }),
  });
  const ctx = await shaky.traveler();
  const kept = await keepCard(shaky, ctx, visa);
  const held = await heldOrder(shaky, { flight: 'K-removed' }, undefined, ctx);
  const { input } = held.payWith(null);
  expect(await shaky.payOrder({ ctx, input: { ...input, methodId: kept.methodId } })).toMatchObject({
    outcome: 'checking',
  });
  await shaky.removeMethod({ ctx, input: { methodId: kept.methodId } });
  deaf = false;
  shaky.clock.advance(60_000);
  await shaky.drain();
  expect(await shaky.readOrder({ ctx, input: { id: held.order.id } })).toMatchObject({
    state: 'held',
    payments: [{ state: 'failed', reason: 'card_withdrawn' }],
  });
  expect(sent).toBe(0);
});
