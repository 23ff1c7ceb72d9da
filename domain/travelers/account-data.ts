import type { SavedTraveler } from '#contract/travelers';
import type { Ctx } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import { openReadable } from './sealed-numbers.ts';
import { listRows, tables } from './store.ts';

/** Everything that is known of the account's travellers, numbers in full: for the archive that its owner asked for. */
export async function exportTravelers(
  ctx: Pick<Ctx, 'db' | 'log' | 'sealer'>,
  accountId: string,
): Promise<SavedTraveler[]> {
  const rows = await ctx.db.transact((tx) => listRows(tx, accountId), { accountId });
  return rows.map(({ id, stored, preferred }) => ({
    travelerId: id,
    preferred,
    ...openReadable(ctx, { accountId, id }, stored),
  }));
}

/** Leaves nothing of the account's travellers, in a transaction that sees its rows. */
export async function eraseTravelers(tx: Transaction, accountId: string): Promise<void> {
  await tables(tx).deleteFrom('saved_traveler').where('account_id', '=', accountId).execute();
  await tables(tx).deleteFrom('traveler_list').where('account_id', '=', accountId).execute();
}
