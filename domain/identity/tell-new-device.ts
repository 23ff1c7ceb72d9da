import type { TxCtx } from '#domain/kernel';
import { primaryEmail } from './account-store.ts';
import { askedWhere } from './asked-where.ts';
import type { IdentityDeps } from './deps.ts';
import { wasSignedInHere } from './known-browsers.ts';
import { oweLink } from './proofs.ts';
import { tables } from './tables.ts';

/** Whether an account was signed in anywhere before this sign-in, but never in this browser. Asked before the browser is noted as known. */
export async function isNewDevice(
  { tx }: TxCtx,
  {
    accountId,
    visitorSessionId,
    but,
  }: { readonly accountId: string; readonly visitorSessionId: string; readonly but?: string },
): Promise<boolean> {
  const before = await tables(tx)
    .selectFrom('account_session')
    .select('id')
    .where('account_id', '=', accountId)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .limit(1)
    .executeTakeFirst();
  return before !== undefined && !(await wasSignedInHere(tx, accountId, visitorSessionId));
}

/** Mails the owner of an account; `half`: the first step was right, and nobody is in before the second. */
export async function tellOfNewDevice(
  deps: Pick<IdentityDeps, 'enqueue'>,
  ctx: TxCtx,
  {
    accountId,
    half,
    ...detail
  }: { readonly accountId: string; readonly device: string; readonly method: string; readonly half: boolean },
): Promise<void> {
  const { email, confirmed_at } = await primaryEmail(ctx.tx, accountId);
  if (!confirmed_at) return;
  const where = await askedWhere(ctx, accountId);
  await oweLink(deps, ctx, {
    purpose: 'secure',
    email,
    accountId,
    detail: { ...detail, ...where, ...(half && { half: 'yes' }) },
  });
}
