import type { SavedTraveler } from '#contract/travelers';
import type { Ctx } from '#domain/kernel';
import type { Transaction } from '#platform/core';
import { openReadable } from './sealed-numbers.ts';
import { listRows, tables } from './store.ts';

/** Everything that is known of the account's travellers, numbers in full, but for those it saved for a company: for the archive that its owner asked for. */
export async function exportTravelers(
  ctx: Pick<Ctx, 'db' | 'log' | 'sealer'>,
  accountId: string,
): Promise<SavedTraveler[]> {
  const rows = await ctx.db.transact((tx) => listRows(tx, { accountId, companyId: null }), { accountId });
  return rows.map(({ stored, preferred, ...place }) => ({
    travelerId: place.id,
    preferred,
    ...openReadable(ctx, place, stored),
  }));
}

/** Leaves nothing of the account's own travellers, in a transaction that sees its rows. Those of a company are not among them. */
export async function eraseTravelers(tx: Transaction, accountId: string): Promise<void> {
  await tables(tx).deleteFrom('saved_traveler').where('list_id', '=', accountId).execute();
  await tables(tx).deleteFrom('traveler_list').where('id', '=', accountId).execute();
}
