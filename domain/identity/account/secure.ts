import { type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { primaryEmail } from '../account-store.ts';
import { endSessions } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetBrowsers } from '../known-browsers.ts';
import { oweNotice } from '../proofs.ts';
import { removePasskeys } from '../passkeys/store.ts';
import { removeLinks } from '../providers/links.ts';
import { tables } from '../tables.ts';
import { ownAccount, owns } from './own.ts';

/** Signs every device out and locks the account until its owner sets a new password. */
export async function lockAndTell(
  deps: Pick<IdentityDeps, 'enqueue' | 'revokeLinks'>,
  ctx: TxCtx,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<void> {
  await endSessions(ctx, 'secured', { account_id: accountId });
  await forgetBrowsers(ctx, accountId);
  // Whoever was in may have left a way back in.
  await removeLinks(ctx, accountId);
  await removePasskeys(ctx, accountId);
  await deps.revokeLinks(ctx.tx, accountId);
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'locked', status_at: ctx.clock.now(), password_hash: null, password_at: null })
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .execute();
  await oweNotice(deps, ctx, { purpose: 'secured', email, accountId });
}

/** The same from the account's own page. It takes nothing from an owner that the mail does not give back, so it asks for no proof. */
export function secureAccount(deps: Pick<IdentityDeps, 'enqueue' | 'revokeLinks'>) {
  return writeVerb({
    name: 'secureAccount',
    may: owns,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = ownAccount(ctx);
      const { email } = await primaryEmail(ctx.tx, accountId);
      await lockAndTell(deps, ctx, { accountId, email });
    },
    audit: () => ({}),
  });
}
