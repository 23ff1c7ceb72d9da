import { accountOf, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { findAccount, primaryEmail } from '../account-store.ts';
import { endSessions } from '../admission.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetBrowsers } from '../known-browsers.ts';
import { oweLink, oweNotice } from '../proofs.ts';
import { removePasskeys } from '../passkeys/store.ts';
import { removeLinks } from '../providers/links.ts';
import { SECURED } from '../store.ts';
import { type AccountRow, tables } from '../tables.ts';
import { removeSecondStep, type SecondStep } from '../two-factor/store.ts';
import { giveBack } from './give-back.ts';
import { spendWarnings, type Warned, warnedAtAll } from './warnings.ts';

type Deps = Pick<IdentityDeps, 'enqueue' | 'revokeLinks'>;

/**
 * Signs every device out and locks the account until its owner sets a new password by mail. Whoever was in may have left a way
 * back in or a door shut: what was changed since then goes, and the address that was warned is the main one again (decision 54).
 */
export async function lockAndTell(
  deps: Deps,
  ctx: TxCtx,
  accountId: string,
  warned: Warned,
): Promise<{ readonly secondStep: SecondStep }> {
  const account = await lockRow(ctx, accountId);
  await endSessions(ctx, SECURED, { account_id: accountId });
  await forgetBrowsers(ctx, accountId);
  await removeLinks(ctx, accountId);
  // Operators must have a second step: of theirs only what is new goes, else the mailbox alone would set up another.
  await removePasskeys(ctx, accountId, account.role === 'helpdesk' ? warned.since : null);
  const secondStep = await removeSecondStep(ctx, accountId, warned.since);
  await deps.revokeLinks(ctx, accountId);
  const back = await giveBack(ctx, accountId, warned);
  await spendWarnings(ctx, accountId, warned);
  await close(ctx, account, warned.since, back);
  const detail: Readonly<Record<string, string>> = secondStep ? { secondStep } : {};
  const mail = { email: warned.email, accountId };
  // The mail carries the way back itself; where the address is somebody else's by now there is none.
  if (back) await oweLink(deps, ctx, { ...mail, purpose: 'reset', detail: { ...detail, about: 'secured' } });
  else await oweNotice(deps, ctx, { ...mail, purpose: 'secured', detail });
  return { secondStep };
}

async function lockRow({ tx }: TxCtx, id: string): Promise<AccountRow> {
  await tables(tx).selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  const account = await findAccount(tx, id);
  if (!account) throw new TypeError('An account that is to be secured is gone');
  return account;
}

/** An end that was asked for since then was not asked for by its owner. Without an address of its own nobody may open it. */
async function close(ctx: TxCtx, { id, status, status_at: at }: AccountRow, since: Date, back: boolean): Promise<void> {
  const keeps = status === 'disabled' || (status === 'closing' && at !== null && at < since);
  const next = keeps ? status : 'locked';
  await tables(ctx.tx)
    .updateTable('account')
    .set({
      password_hash: null,
      password_at: null,
      ...(next !== status && { status: next, status_at: ctx.clock.now() }),
    })
    .where('id', '=', id)
    .execute();
  if (back) return;
  await tables(ctx.tx)
    .updateTable('account')
    .set({ status: 'disabled', status_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** The same from the account's own page. It takes nothing from an owner that the mail does not give back, so it asks for no proof. */
export function secureAccount(deps: Deps) {
  return writeVerb({
    name: 'secureAccount',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const accountId = accountOf(ctx.actor);
      const main = await primaryEmail(ctx.tx, accountId);
      await lockAndTell(deps, ctx, accountId, await warnedAtAll(ctx, accountId, main));
    },
    audit: () => ({}),
  });
}
