import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import type { HoldState } from './hold.ts';
import { stockRows, type StockLine } from './lines.ts';
import { patiently } from './patience.ts';

const SWEEP_BATCH = 500;

/** What is held becomes sold. Answers the state afterwards: `sold`, or why not (`expired`, `released`, …). Repeatable. */
export function sellHold(queries: Queries, holdKey: string, now: Date): Promise<HoldState | 'unknown'> {
  return settle(queries, holdKey, 'sold', now);
}

/**
 * What was held is for sale again. Answers the state afterwards; a sold hold stays sold. Repeatable. It closes the key: a call
 * that would hold with it and is still on its way finds `released`.
 */
export async function releaseHold(queries: Queries, holdKey: string, now: Date): Promise<HoldState | 'unknown'> {
  const state = await settle(queries, holdKey, 'released', now);
  if (state !== 'unknown') return state;
  await sql`
    insert into house_hold (key, order_key, lines, state, expires_at)
    values (${holdKey}, ${holdKey}, '[]', 'released', ${now}) on conflict (key) do nothing`.execute(queries);
  return settle(queries, holdKey, 'released', now);
}

/** What was sold is for sale again, after a cancellation. Answers the state afterwards: `returned`. Repeatable. */
export function returnSold(queries: Queries, holdKey: string, now: Date): Promise<HoldState | 'unknown'> {
  return settle(queries, holdKey, 'returned', now);
}

/** Some of what a hold sold is for sale again, once per `part`. Answers the state afterwards: `sold` while anything is left. */
export async function returnPart(
  queries: Queries,
  { holdKey, part, lines }: { readonly holdKey: string; readonly part: string; readonly lines: readonly StockLine[] },
): Promise<HoldState | 'unknown'> {
  const { rows } = await patiently(queries, () =>
    sql<{ state: HoldState | 'unknown' }>`
      select house_return_v2(${holdKey}, ${part}, ${JSON.stringify(stockRows(lines))}::jsonb) as state`.execute(
      queries,
    ),
  );
  return rows[0]?.state ?? 'unknown';
}

/** Gives what holds kept that expired by `now` back, a batch at a time; answers how many holds. */
export async function sweepExpired(queries: Queries, now: Date): Promise<number> {
  const { rows } = await patiently(queries, () =>
    sql<{ swept: number }>`select house_sweep_v2(${now}, ${SWEEP_BATCH}) as swept`.execute(queries),
  );
  return rows[0]?.swept ?? 0;
}

async function settle(queries: Queries, holdKey: string, to: string, now: Date): Promise<HoldState | 'unknown'> {
  const { rows } = await patiently(queries, () =>
    sql<{ state: HoldState | 'unknown' }>`select house_settle_v2(${holdKey}, ${to}, ${now}) as state`.execute(queries),
  );
  return rows[0]?.state ?? 'unknown';
}
