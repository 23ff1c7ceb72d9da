import { afterAll, expect, test } from 'vitest';
import { MOST_METHODS } from '#contract/payments';
import type { Ctx } from '#domain/kernel';
import type { Vault } from '#domain/payments';
import { countOf, keepCard, liveTokens, payAs } from './testing/kept-cards.ts';
import { openFixture } from './testing/open-fixture.ts';
import { createFixture } from './testing/fixture.ts';

const { database: db, fixture, close } = await openFixture();
afterAll(close);

const visa = 'sim_success_Visa_4242-2909';
const methodsOf = async (ctx: Ctx) => (await fixture.listMethods({ ctx, input: {} })).methods;
const problem = (code: string, field: string) => ({ status: 422, problems: [{ code, field }] });

test('a card is kept only where its payer said so, after the payment went through, and pays again', async () => {
  const ctx = await fixture.traveler();
  await (await payAs(fixture, ctx, { token: visa })).pay();
  await fixture.drain();
  expect(await methodsOf(ctx)).toEqual([]);
  const first = await payAs(fixture, ctx, { token: visa, keep: true });
  expect(await first.pay()).toMatchObject({ outcome: 'confirmed' });
  expect(await methodsOf(ctx)).toEqual([]);
  await fixture.drain();
  const [kept] = await methodsOf(ctx);
  expect(kept).toMatchObject({
    brand: 'Visa',
    last4: '4242',
    expires: '2029-09',
    label: '',
    // The only one is what checkout offers first.
    preferred: true,
    state: 'usable',
  });
  fixture.clock.advance(60_000);
  const again = await payAs(fixture, ctx, { methodId: kept!.methodId });
  expect(await again.pay()).toMatchObject({
    outcome: 'confirmed',
    order: { payments: [{ brand: 'Visa', last4: '4242', state: 'captured' }] },
  });
  const [used] = await methodsOf(ctx);
  expect(Date.parse(used!.lastUsedAt!) - Date.parse(kept!.lastUsedAt!)).toBeGreaterThanOrEqual(60_000);
});

test('a refused payment keeps nothing, nor one that the airline did not take; the provider then has no token either', async () => {
  const ctx = await fixture.traveler();
  const before = await liveTokens(db);
  const refused = await payAs(fixture, ctx, { token: 'sim_declined_Visa_0002', keep: true });
  await expect(refused.pay()).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
  const lost = await payAs(fixture, ctx, { token: visa, keep: true });
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await expect(lost.pay()).rejects.toMatchObject({ code: 'SOLD_OUT' });
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: lost.orderId } })).toMatchObject({ state: 'failed' });
  expect([await methodsOf(ctx), await liveTokens(db)]).toEqual([[], before]);
});

test.each([
  ['sim_challenge_Visa_3155-2909', 'confirmed'],
  ['sim_challenge_always_Visa_3184-2909', 'open'],
] as const)('%s was confirmed once when it was kept; paying with it is %s', async (token, outcome) => {
  const ctx = await fixture.traveler();
  const first = await payAs(fixture, ctx, { token, keep: true });
  const open = await first.pay();
  expect(open.outcome).toBe('open');
  await fixture.simulator.pages.answer(open.url!.split('/').at(-1)!, { approve: 'yes' });
  await fixture.continuePayment({ ctx, input: { id: first.orderId } });
  await fixture.drain();
  const [kept] = await methodsOf(ctx);
  const again = await payAs(fixture, ctx, { methodId: kept!.methodId });
  const paid = await again.pay();
  expect(paid.outcome).toBe(outcome);
  if (outcome !== 'open') return;
  await fixture.simulator.pages.answer(paid.url!.split('/').at(-1)!, { approve: 'no' });
  await expect(fixture.continuePayment({ ctx, input: { id: again.orderId } })).rejects.toMatchObject({
    problems: [{ code: 'PAYMENT_DECLINED', detail: { reason: 'challenge_failed' } }],
  });
  expect(await methodsOf(ctx)).toMatchObject([{ state: 'usable' }]);
});

test.each([
  ['sim_kept_declined_Visa_9987-2909', 'declined', 'usable'],
  ['sim_kept_expired_Visa_0069-2909', 'card_expired', 'expired'],
  ['sim_kept_withdrawn_Visa_9979-2909', 'card_withdrawn', 'withdrawn'],
] as const)('%s, kept, is refused as %s and then %s; the seats stay held', async (token, reason, state) => {
  const ctx = await fixture.traveler();
  const kept = await keepCard(fixture, ctx, token);
  const next = await payAs(fixture, ctx, { methodId: kept.methodId });
  await expect(next.pay()).rejects.toMatchObject({
    status: 402,
    problems: [{ code: 'PAYMENT_DECLINED', detail: { reason } }],
  });
  expect(await methodsOf(ctx)).toMatchObject([{ state }]);
  expect(await fixture.readOrder({ ctx, input: { id: next.orderId } })).toMatchObject({ state: 'held' });
  if (state === 'usable') return;
  const code = state === 'expired' ? 'CARD_EXPIRED' : 'CARD_GONE';
  const third = await payAs(fixture, ctx, { methodId: kept.methodId });
  await expect(third.pay()).rejects.toMatchObject(problem(code, 'methodId'));
});

test('a card whose month is over is refused before anybody is asked', async () => {
  const ctx = await fixture.traveler();
  const kept = await keepCard(fixture, ctx, 'sim_success_MC_4444-2703');
  const other = createFixture({ database: db });
  other.clock.advance(Date.UTC(2027, 2, 31, 23) - other.clock.now().getTime());
  expect((await other.listMethods({ ctx: { ...ctx, clock: other.clock }, input: {} })).methods[0]?.state).toBe(
    'usable',
  );
  other.clock.advance(3_600_000);
  expect((await other.listMethods({ ctx: { ...ctx, clock: other.clock }, input: {} })).methods[0]?.state).toBe(
    'expired',
  );
  expect(kept.state).toBe('usable');
});

test('lost replies of a kept card are looked up; it is charged once', async () => {
  const ctx = await fixture.traveler();
  const first = await payAs(fixture, ctx, { token: 'sim_reply_lost_Visa_0119-2909', keep: true });
  expect(await first.pay()).toMatchObject({ outcome: 'checking' });
  for (let tries = 0; tries < 4; tries++) {
    fixture.clock.advance(60_000);
    await fixture.drain();
  }
  const [kept] = await methodsOf(ctx);
  const again = await payAs(fixture, ctx, { methodId: kept!.methodId });
  expect(await again.pay()).toMatchObject({ outcome: 'checking' });
  fixture.clock.advance(60_000);
  await fixture.drain();
  expect(await fixture.readOrder({ ctx, input: { id: again.orderId } })).toMatchObject({
    state: 'confirmed',
    payments: [{ state: 'captured' }],
  });
});

test('a booking never fails because keeping did: refused, lost, or broken for a while', async () => {
  const ctx = await fixture.traveler();
  const refused = await payAs(fixture, ctx, { token: 'sim_not_kept_Visa_0127-2909', keep: true });
  expect(await refused.pay()).toMatchObject({ outcome: 'confirmed' });
  await fixture.drain();
  expect(await methodsOf(ctx)).toEqual([]);
  let broken = true;
  const shaky = createFixture({
    database: db,
    aroundPayments: (provider) => ({
      ...provider,
      vault: {
        ...(provider.vault as Vault),
        async keep(call) {
          const answer = await (provider.vault as Vault).keep(call);
          if (broken) throw new TypeError('the answer is lost');
          return answer;
        },
      },
    }),
  });
  const paid = await payAs(shaky, ctx, { token: visa, keep: true });
  expect(await paid.pay()).toMatchObject({ outcome: 'confirmed' });
  await shaky.drain();
  expect(await methodsOf(ctx)).toEqual([]);
  broken = false;
  shaky.clock.advance(3_600_000);
  await shaky.drain();
  expect(await methodsOf(ctx)).toMatchObject([{ last4: '4242' }]);
});

test('another account, another brand, a removed one and a made-up one are refused alike; guests keep and use nothing', async () => {
  const ctx = await fixture.traveler();
  const kept = await keepCard(fixture, ctx, visa);
  const refusal = async (as: Ctx, methodId: string) => {
    const { pay } = await payAs(fixture, as, { methodId });
    return pay().catch((error: unknown) => JSON.stringify((error as { problems: unknown }).problems));
  };
  const unknown = await refusal(ctx, ctx.ids.uuid());
  expect(unknown).toContain('CARD_GONE');
  expect(await refusal(await fixture.traveler(), kept.methodId)).toBe(unknown);
  expect(await refusal({ ...ctx, brand: 'juniper' }, kept.methodId)).toBe(unknown);
  expect(await refusal(fixture.visitor(), kept.methodId)).toBe(unknown);
  for (const verb of [fixture.preferMethod, fixture.removeMethod])
    for (const as of [await fixture.traveler(), { ...ctx, brand: 'juniper' }])
      await expect(verb({ ctx: as, input: { methodId: kept.methodId } })).rejects.toMatchObject({ status: 404 });
  const named = { methodId: kept.methodId, label: 'Mine now' };
  await expect(fixture.renameMethod({ ctx: await fixture.traveler(), input: named })).rejects.toMatchObject({
    status: 404,
  });
  await fixture.removeMethod({ ctx, input: { methodId: kept.methodId } });
  expect(await refusal(ctx, kept.methodId)).toBe(unknown);

  const guest = fixture.visitor();
  const guests = await payAs(fixture, guest, { token: visa, keep: true });
  await expect(guests.pay()).rejects.toMatchObject(problem('KEEPING_NOT_OFFERED', 'keep'));
  for (const verb of [fixture.listMethods, fixture.preferMethod, fixture.removeMethod])
    await expect(verb({ ctx: guest, input: { methodId: kept.methodId } as never })).rejects.toMatchObject({
      status: 403,
    });
  expect(await fixture.choosableMethods({ ctx: guest, input: {} })).toEqual({ methods: null, room: false });
});

test('a provider without a vault offers nothing and keeps nothing', async () => {
  const plain = createFixture({ database: db, keeps: false });
  const ctx = await plain.traveler();
  expect(await plain.choosableMethods({ ctx, input: {} })).toEqual({ methods: null, room: false });
  expect(await plain.listMethods({ ctx, input: {} })).toEqual({ methods: [], offered: false });
  const wish = await payAs(plain, ctx, { token: visa, keep: true });
  await expect(wish.pay()).rejects.toMatchObject(problem('KEEPING_NOT_OFFERED', 'keep'));
});

test('names, order and the preferred one; the same card kept again stays one, with a new token', async () => {
  const ctx = await fixture.traveler();
  const first = await keepCard(fixture, ctx, visa);
  fixture.clock.advance(1_000);
  const second = await keepCard(fixture, ctx, 'sim_success_MC_4444-2903');
  expect((await methodsOf(ctx)).map(({ last4 }) => last4)).toEqual(['4444', '4242']);
  await fixture.preferMethod({ ctx, input: { methodId: first.methodId } });
  await fixture.renameMethod({ ctx, input: { methodId: first.methodId, label: '  The blue one ' } });
  expect(await methodsOf(ctx)).toMatchObject([
    { last4: '4242', preferred: true, label: 'The blue one' },
    { last4: '4444', preferred: false },
  ]);
  await expect(
    fixture.renameMethod({ ctx, input: { methodId: second.methodId, label: 'x'.repeat(41) } }),
  ).rejects.toMatchObject({ status: 422 });
  const live = await liveTokens(db);
  await keepCard(fixture, ctx, visa);
  expect(await methodsOf(ctx)).toMatchObject([
    { last4: '4242', preferred: true, label: 'The blue one', addedAt: first.addedAt },
    { last4: '4444' },
  ]);
  expect([await liveTokens(db), await countOf(db, 'payment_token_leaving')]).toEqual([live, 0]);
});

test('nobody keeps more than there is room for, and is charged all the same', async () => {
  const ctx = await fixture.traveler();
  for (let month = 1; month <= MOST_METHODS; month++)
    await keepCard(fixture, ctx, `sim_success_Visa_4242-30${String(month).padStart(2, '0')}`);
  expect(await fixture.choosableMethods({ ctx, input: {} })).toMatchObject({ room: false });
  const more = await payAs(fixture, ctx, { token: visa, keep: true });
  expect(await more.pay()).toMatchObject({ outcome: 'confirmed' });
  await fixture.drain();
  expect(await methodsOf(ctx)).toHaveLength(MOST_METHODS);
});
