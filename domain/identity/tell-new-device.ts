import { sql } from 'kysely';
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

/** So long somebody may take for the second step before the owner is told of the first alone. */
const HALF_WAIT_MS = 3 * 60_000;

interface NewDevice {
  readonly accountId: string;
  readonly device: string;
  readonly method: string;
  /** The sign-in whose second step is missing: nobody is in. Left out, it is whole. */
  readonly half?: string | undefined;
}

/** Mails the owner of an account; of half a sign-in later, so that one which is made whole meanwhile is told once. */
export async function tellOfNewDevice(
  deps: Pick<IdentityDeps, 'enqueue'>,
  ctx: TxCtx,
  { accountId, half, ...detail }: NewDevice,
): Promise<void> {
  const { email, confirmed_at } = await primaryEmail(ctx.tx, accountId);
  if (!confirmed_at) return;
  const about = { ...detail, ...(await askedWhere(ctx, accountId)) };
  const draft = { purpose: 'secure', email, accountId } as const;
  if (half === undefined) return oweLink(deps, ctx, { ...draft, detail: about });
  const dueAt = new Date(ctx.clock.now().getTime() + HALF_WAIT_MS);
  await oweLink(deps, ctx, { ...draft, detail: { ...about, half }, dueAt });
}

/** The second step came: a mail about the first that has not gone out does not go out. */
export async function withdrawHalf(ctx: TxCtx, accountId: string, half: string): Promise<void> {
  const now = ctx.clock.now();
  await tables(ctx.tx)
    .updateTable('mail_proof')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'secure')
    .where(sql<boolean>`detail ->> 'half' = ${half}`)
    .where('created_at', '>', new Date(now.getTime() - HALF_WAIT_MS))
    .execute();
}
