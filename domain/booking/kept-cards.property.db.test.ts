import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vault } from '#domain/payments';
import type { Transaction } from '#platform/core';
import { everyRow, openTestDatabase, triesOf } from '#platform/testing';
import { countOf, payAs } from './testing/kept-cards.ts';
import { createFixture, type Fixture } from './testing/fixture.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

type Fault = 'none' | 'before' | 'after';

/** What the provider was asked, and what becomes of the next call: lost on the way there, on the way back, or neither. */
function unreliableFixture() {
  const asked: { readonly token: string; readonly at: number }[] = [];
  let [moment, fault]: [number, Fault] = [0, 'none'];
  const shaky = async <T>(work: () => Promise<T>): Promise<T> => {
    const now = fault;
    fault = 'none';
    if (now === 'before') throw new TypeError('lost on the way');
    const answer = await work();
    if (now === 'after') throw new TypeError('lost on the way back');
    return answer;
  };
  const fixture = createFixture({
    database: opened.database,
    aroundPayments: (provider) => {
      const vault = provider.vault as Vault;
      return {
        ...provider,
        vault: {
          keep: (call) => shaky(() => vault.keep(call)),
          forget: (what) => shaky(() => vault.forget(what)),
          authorise: (ask) => {
            asked.push({ token: ask.token, at: ++moment });
            return shaky(() => vault.authorise(ask));
          },
        },
      };
    },
  });
  return { fixture, asked, next: () => ++moment, fail: (how: Fault) => void (fault = how) };
}

const cards = ['sim_success_Visa_4242-3009', 'sim_success_MC_4444-3009', 'sim_kept_declined_Visa_9987-3009'] as const;
const act = fc.record({
  what: fc.constantFrom('keep', 'keep', 'pay', 'pay', 'remove', 'drain', 'later'),
  which: fc.nat({ max: 9 }),
  fault: fc.constantFrom<Fault>('none', 'none', 'before', 'after'),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Removed {
  readonly methodId: string;
  readonly token: string;
  readonly at: number;
}

async function tokenOf(fixture: Fixture, methodId: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select token from payment_method where id = ${methodId}`.execute(everyRow(opened.database));
  return rows[0] ? fixture.jobCtx.sealer.open(rows[0].token, `payment_method/${methodId}/token`) : '';
}

async function live(steps: readonly (readonly Act[])[], end: 'stay' | 'erase') {
  const { fixture, asked, next, fail } = unreliableFixture();
  const ctx = await fixture.traveler();
  const removed: Removed[] = [];
  const seen: string[] = [];
  const begun: { readonly orderId: string; readonly methodId: string; readonly at: number }[] = [];
  const run = async ({ what, which, fault }: Act): Promise<void> => {
    const methodId = seen[which % Math.max(seen.length, 1)];
    fail(fault);
    if (what === 'drain') await fixture.drain();
    else if (what === 'later') fixture.clock.advance(3_600_000);
    else if (what === 'keep') await (await payAs(fixture, ctx, { token: cards[which % 3]!, keep: true })).pay();
    else if (methodId === undefined) return;
    else if (what === 'pay') {
      const { orderId, pay } = await payAs(fixture, ctx, { methodId });
      begun.push({ orderId, methodId, at: next() });
      await pay();
    } else {
      const token = await tokenOf(fixture, methodId);
      await fixture.removeMethod({ ctx, input: { methodId } });
      removed.push({ methodId, token, at: next() });
    }
  };
  for (const step of steps) {
    await Promise.allSettled(step.map(run));
    for (const { methodId } of (await fixture.listMethods({ ctx, input: {} })).methods)
      if (!seen.includes(methodId)) seen.push(methodId);
  }
  fail('none');
  const { accountId } = ctx.actor as { accountId: string };
  if (end === 'erase') {
    const { eraseMethods } = await import('#domain/payments');
    const erase = (tx: Transaction) => eraseMethods(fixture.deps.enqueue, { ...fixture.jobCtx, tx }, accountId);
    await opened.database.transact(erase, { accountId });
  }
  for (let rounds = 0; rounds < 3; rounds++) {
    fixture.clock.advance(7_200_000);
    await fixture.drain();
  }
  return { fixture, asked, removed, begun, kept: (await fixture.listMethods({ ctx, input: {} })).methods };
}

async function noOrphans(fixture: Fixture): Promise<void> {
  expect(await countOf(opened.database, 'payment_token_leaving')).toBe(0);
  const { rows: tokens } = await sql<{ token: string }>`
    select token from simulator_token where state = 'live'`.execute(everyRow(opened.database));
  const { rows: methods } = await sql<{ id: string }>`select id from payment_method`.execute(everyRow(opened.database));
  const ours = await Promise.all(methods.map(({ id }) => tokenOf(fixture, id)));
  expect(ours.sort()).toEqual(tokens.map(({ token }) => token).sort());
}

const ends = fc.constantFrom<'stay' | 'erase'>('stay', 'stay', 'erase');

test(
  'whatever comes after what: no removed token is asked for again, and none is left behind',
  { timeout: 240_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), ends, async (acts, end) => {
        const { fixture, asked, removed, kept } = await live(
          acts.map((each) => [each]),
          end,
        );
        for (const { token, at } of removed)
          expect(asked.filter((ask) => ask.token === token && ask.at > at)).toEqual([]);
        if (end === 'erase') expect(kept).toEqual([]);
        await noOrphans(fixture);
      }),
      { numRuns: triesOf({ embedded: 6, server: 12 }) },
    ),
);

test(
  'whatever happens at once: what began after a removal is not charged, and no token is left behind',
  { timeout: 240_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
        ends,
        async (steps, end) => {
          const { fixture, removed, begun } = await live(steps, end);
          for (const { methodId, at } of removed) {
            for (const later of begun.filter((each) => each.methodId === methodId && each.at > at)) {
              const { rows } = await sql<{ n: number }>`
              select count(*)::int as n from payment where order_id = ${later.orderId}`.execute(
                everyRow(opened.database),
              );
              expect(rows[0]?.n).toBe(0);
            }
          }
          await noOrphans(fixture);
        },
      ),
      { numRuns: triesOf({ embedded: 4, server: 8 }) },
    ),
);
