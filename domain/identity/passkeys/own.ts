import type { Passkey } from '#contract/identity';
import { accountOf, Conflict, type Ctx, NotFound, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, hasProvenEmail } from '../account-store.ts';
import { requireFresh } from '../fresh.ts';
import { listLinks } from '../providers/links.ts';
import { type BrowserSession } from '../store.ts';
import { tables } from '../tables.ts';
import { hasOneTimeCodes } from '../two-factor/store.ts';
import type { PasskeyDeps } from './deps.ts';
import { passkeyName } from './register.ts';
import { passkeysOf } from './store.ts';
import { passkeyTables } from './tables.ts';

/** The passkeys of the account that acts. */
export function listPasskeys(deps: Pick<PasskeyDeps, 'siteOf'>) {
  return async (ctx: Ctx): Promise<{ passkeys: Passkey[]; possible: boolean }> => {
    const rows = await passkeysOf(ctx.db.query, accountOf(ctx.actor));
    const here = deps.siteOf(ctx.brand)?.rpId ?? null;
    return {
      possible: here !== null,
      passkeys: rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
        backedUp: row.backed_up,
        host: row.rp_id,
        here: row.rp_id === here,
      })),
    };
  };
}

export const renamePasskey = writeVerb({
  name: 'renamePasskey',
  allow: signedIn,
  input: z.object({ id: z.uuid(), name: z.string() }),
  async run({ ctx, input: { id, name } }) {
    const given = passkeyName(name, '');
    if (given === '') throw new Conflict('PASSKEY_NAME_MISSING', 'A passkey needs a name');
    const { numUpdatedRows } = await passkeyTables(ctx.tx)
      .updateTable('passkey')
      .set({ name: given })
      .where('id', '=', id)
      .where('account_id', '=', accountOf(ctx.actor))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotFound('passkey');
  },
  audit: ({ id }) => ({ passkey: id }),
});

/** Never the last way in, and never the only second factor of somebody who must have one. */
export function removePasskey() {
  const remove = writeVerb({
    name: 'removePasskey',
    allow: signedIn,
    input: z.object({ id: z.uuid() }),
    async run({ ctx, input: { id } }) {
      const accountId = accountOf(ctx.actor);
      // Two at once would each find the other one left.
      await tables(ctx.tx).selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const keys = await passkeysOf(ctx.tx, accountId);
      if (!keys.some((key) => key.id === id)) throw new NotFound('passkey');
      if (keys.length === 1) await refuseLast(ctx, accountId);
      await passkeyTables(ctx.tx).deleteFrom('passkey').where('id', '=', id).execute();
    },
    audit: ({ id }) => ({ passkey: id }),
  });
  return async (ctx: Ctx, id: string, session: BrowserSession | null): Promise<void> => {
    requireFresh(session, ctx.clock.now());
    await remove({ ctx, input: { id } });
  };
}

async function refuseLast({ tx }: TxCtx, accountId: string): Promise<void> {
  const account = await findAccount(tx, accountId);
  const remains =
    Boolean(account?.password_hash) ||
    (await hasProvenEmail(tx, accountId)) ||
    (await listLinks(tx, accountId)).length > 0;
  if (!remains) throw new Conflict('LAST_WAY_IN', 'No other way in is left');
  if (account?.role === 'helpdesk' && !(await hasOneTimeCodes(tx, accountId)))
    throw new Conflict('SECOND_FACTOR_NEEDED', 'This account must keep a second factor');
}
