import type { TxCtx } from '#domain/kernel';
import type { AccountWithEmail } from './account-store.ts';
import { endSessions } from './admission.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { forgetNews } from './news/choice.ts';
import { removeLinks } from './providers/links.ts';
import { removePasskeys } from './passkeys/store.ts';
import { PROVED_ELSEWHERE } from './store.ts';
import { type Reader, tables } from './tables.ts';
import { removeTwoFactor } from './two-factor/store.ts';

/**
 * The address is proved. Who proves it in another browser than the one that opened the account may be somebody else than who
 * opened it: then nothing of that one is left, neither password nor session. Answers whether that was so.
 */
export async function proveAddress(
  ctx: TxCtx,
  { account, email }: AccountWithEmail,
  visitorSessionId: string | null,
): Promise<{ readonly elsewhere: boolean }> {
  const elsewhere = await provesElsewhere(ctx.tx, account.id, visitorSessionId);
  if (elsewhere) await dropWaysIn(ctx, account.id);
  await tables(ctx.tx)
    .updateTable('account_email')
    .set({ confirmed_at: ctx.clock.now() })
    .where('id', '=', email.id)
    .where('confirmed_at', 'is', null)
    .execute();
  // Others that were opened with it and never proved it.
  await tables(ctx.tx)
    .deleteFrom('account_email')
    .where('email_key', '=', email.email_key)
    .where('confirmed_at', 'is', null)
    .where('is_primary', '=', false)
    .execute();
  return { elsewhere };
}

/** Whether this browser is another than those in which the account is open. */
export async function provesElsewhere(
  db: Reader,
  accountId: string,
  visitorSessionId: string | null,
): Promise<boolean> {
  const own = await tables(db)
    .selectFrom('account_session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('visitor_session_id', '=', visitorSessionId ?? '00000000-0000-0000-0000-000000000000')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return !own;
}

async function dropWaysIn(ctx: TxCtx, accountId: string): Promise<void> {
  await removeLinks(ctx, accountId);
  await tables(ctx.tx)
    .updateTable('account')
    .set({ password_hash: null, password_at: null, first_name: '', last_name: '', display_name: '' })
    .where('id', '=', accountId)
    .execute();
  await removePasskeys(ctx, accountId);
  await removeTwoFactor(ctx, accountId);
  await forgetNews(ctx.tx, [accountId]);
  await forgetBrowsers(ctx, accountId);
  await endSessions(ctx, PROVED_ELSEWHERE, { account_id: accountId });
}
