import type { TxCtx } from '#domain/kernel';
import type { MadeKey, UsedKey } from '#platform/passkeys';
import type { Reader } from '../tables.ts';
import { type PasskeyRow, passkeyTables } from './tables.ts';

/** Passkeys of an account, oldest first; of one relying party or of all. */
export async function passkeysOf(
  db: Reader,
  accountId: string,
  rpId: string | null = null,
): Promise<readonly PasskeyRow[]> {
  return passkeyTables(db)
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(rpId !== null, (query) => query.where('rp_id', '=', rpId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function hasPasskey(db: Reader, accountId: string): Promise<boolean> {
  return (await passkeysOf(db, accountId)).length > 0;
}

export async function findPasskey(db: Reader, credentialId: string): Promise<PasskeyRow | undefined> {
  return passkeyTables(db)
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

interface Owned {
  readonly accountId: string;
  readonly rpId: string;
  readonly name: string;
}

/** Undefined where this credential is known already, whoever owns it. */
export async function addPasskey(
  ctx: TxCtx,
  { accountId, rpId, name }: Owned,
  key: MadeKey,
): Promise<PasskeyRow | undefined> {
  return passkeyTables(ctx.tx)
    .insertInto('passkey')
    .values({
      id: ctx.ids.uuid(),
      account_id: accountId,
      credential_id: key.id,
      public_key: key.publicKey,
      counter: key.counter,
      transports: JSON.stringify(key.transports),
      rp_id: rpId,
      name,
      backed_up: key.backedUp,
      created_at: ctx.clock.now(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** False where another answer of the same key has counted meanwhile. */
export async function notePasskeyUse(
  ctx: TxCtx,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  used: UsedKey,
): Promise<boolean> {
  const { numUpdatedRows } = await passkeyTables(ctx.tx)
    .updateTable('passkey')
    .set({ counter: used.counter, backed_up: used.backedUp, last_used_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever opened an account that turned out to be somebody else's keeps no way back. `since`: those that were made from then on. */
export async function removePasskeys(
  { tx }: Pick<TxCtx, 'tx'>,
  accountId: string,
  since: Date | null = null,
): Promise<void> {
  const all = passkeyTables(tx).deleteFrom('passkey').where('account_id', '=', accountId);
  await (since === null ? all : all.where('created_at', '>=', since)).execute();
}
