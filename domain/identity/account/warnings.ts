import type { Ctx, TxCtx } from '#domain/kernel';
import { FRESH_MS } from '../fresh.ts';
import { detailOf } from '../proofs.ts';
import { type ProofRow, type Reader, tables } from '../tables.ts';

/** Mails with "This was not me" of an account that still count, oldest first. */
async function listWarnings(db: Reader, accountId: string, now: Date): Promise<readonly ProofRow[]> {
  return tables(db)
    .selectFrom('mail_proof')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'link')
    .where('purpose', '=', 'secure')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whose press it is, and from which instant on what was changed is not the owner's. */
export interface Warned {
  readonly email: string;
  readonly emailKey: string;
  readonly since: Date;
  /** When the oldest of its warnings was written, or now where nobody was warned. */
  readonly warnedAt: Date;
}

/**
 * A press counts for all warnings that lie in the same box: whoever reads it could press the oldest as well. What led to a change
 * was proved at most `FRESH_MS` before its mail.
 */
export async function warnedBy(ctx: TxCtx, accountId: string, pressed: ProofRow): Promise<Warned> {
  const open = await listWarnings(ctx.tx, accountId, ctx.clock.now());
  const here = open.filter((each) => each.email_key === pressed.email_key);
  return warnedSince([pressed, ...here], pressed);
}

/** Of who is signed in: all warnings count, and the box that got the oldest. `main` where there is none. */
export async function warnedAtAll(
  ctx: TxCtx,
  accountId: string,
  main: Pick<ProofRow, 'email' | 'email_key'>,
): Promise<Warned> {
  const open = await listWarnings(ctx.tx, accountId, ctx.clock.now());
  const [oldest] = open;
  if (oldest) return warnedSince(open, oldest);
  const now = ctx.clock.now();
  return { email: main.email, emailKey: main.email_key, since: now, warnedAt: now };
}

function warnedSince(rows: readonly ProofRow[], { email, email_key: emailKey }: ProofRow): Warned {
  const oldest = Math.min(...rows.map(({ created_at: at }) => at.getTime()));
  return { email, emailKey, since: new Date(oldest - FRESH_MS), warnedAt: new Date(oldest) };
}

/**
 * The press was made: others of the same box are made with it, and those that came later to other boxes are worth nothing. One that came
 * before stays: who was warned first is the owner, and a stranger whose own box was warned as well may be the one who presses.
 */
export async function spendWarnings(ctx: TxCtx, accountId: string, { emailKey, warnedAt }: Warned): Promise<void> {
  await tables(ctx.tx)
    .updateTable('mail_proof')
    .set({ used_at: ctx.clock.now() })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'link')
    .where('purpose', '=', 'secure')
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('email_key', '=', emailKey), eb('created_at', '>', warnedAt)]))
    .execute();
}

/** When the mail went out that two-step sign-in was turned on, where its press still removes it. */
export async function twoStepWarnedAt(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  accountId: string,
): Promise<Date | null> {
  const open = await listWarnings(db.query, accountId, clock.now());
  return open.findLast((each) => detailOf(each)['about'] === 'twoStepOn')?.created_at ?? null;
}
