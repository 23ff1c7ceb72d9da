import { sql } from 'kysely';
import type { KeptMethod } from '#contract/payments';
import type { Ctx } from '#domain/kernel';
import type { Database } from '#platform/core';
import { everyRow } from '#platform/testing';
import { heldOrder, type Fixture } from './fixture.ts';

let flights = 100_000;

export interface PayWish {
  readonly token?: string | null;
  readonly methodId?: string;
  readonly keep?: boolean;
}

/** A fresh held order of `ctx`, paid as wished. */
export async function payAs(fixture: Fixture, ctx: Ctx, { token = null, ...wish }: PayWish) {
  const held = await heldOrder(fixture, { flight: `K${flights++}` }, undefined, ctx);
  const { input } = held.payWith(token);
  return { orderId: held.order.id, pay: () => fixture.payOrder({ ctx, input: { ...input, ...wish } }) };
}

/** Keeps a card by paying with it. */
export async function keepCard(fixture: Fixture, ctx: Ctx, token: string): Promise<KeptMethod> {
  const before = new Set((await fixture.listMethods({ ctx, input: {} })).methods.map(({ methodId }) => methodId));
  await (await payAs(fixture, ctx, { token, keep: true })).pay();
  await fixture.drain();
  const found = (await fixture.listMethods({ ctx, input: {} })).methods.find(({ methodId }) => !before.has(methodId));
  if (!found) throw new TypeError('not kept');
  return found;
}

/** Tokens that the provider would still charge. */
export async function liveTokens(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from simulator_token where state = 'live'`.execute(everyRow(db));
  return rows[0]?.n ?? 0;
}

export async function countOf(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(everyRow(db));
  return rows[0]?.n ?? 0;
}
