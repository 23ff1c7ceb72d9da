import type { TxCtx } from '#domain/kernel';
import { listEmails, provenOwner } from '../account-store.ts';
import { tables } from '../tables.ts';
import type { Warned } from './warnings.ts';

/**
 * The address that was warned is the main one again, also where it was taken off meanwhile; what was added since goes. False where
 * somebody else has proved it by now: then it is not given away.
 */
export async function giveBack(ctx: TxCtx, accountId: string, { email, emailKey, since }: Warned): Promise<boolean> {
  const owner = await provenOwner(ctx.tx, emailKey);
  if (owner !== null && owner !== accountId) return false;
  const now = ctx.clock.now();
  const own = (await listEmails(ctx.tx, accountId)).find((each) => each.email_key === emailKey);
  await tables(ctx.tx)
    .deleteFrom('account_email')
    .where('account_id', '=', accountId)
    .where('email_key', '!=', emailKey)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('confirmed_at', '>=', since)]))
    .execute();
  await tables(ctx.tx)
    .updateTable('account_email')
    .set({ is_primary: false })
    .where('account_id', '=', accountId)
    .execute();
  if (own) {
    const confirmed = { confirmed_at: own.confirmed_at ?? now };
    await tables(ctx.tx)
      .updateTable('account_email')
      .set({ is_primary: true, ...confirmed })
      .where('id', '=', own.id)
      .execute();
    return true;
  }
  const row = { id: ctx.ids.uuid(), account_id: accountId, email, email_key: emailKey };
  await tables(ctx.tx)
    .insertInto('account_email')
    .values({ ...row, is_primary: true, created_at: now, confirmed_at: now })
    .execute();
  return true;
}
