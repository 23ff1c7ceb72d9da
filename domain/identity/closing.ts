import { WrongState } from '#domain/events';
import { accountOf, type Ctx, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import { primaryEmail } from './account-store.ts';
import type { IdentityDeps } from './deps.ts';
import { oweLink } from './proofs.ts';
import { type AccountRow, type EmailRow, type Reader, tables } from './tables.ts';

/** Between asking for the end of an account and the end of it. */
export const CLOSING_DAYS = 14;
const DAY_MS = 86_400_000;

/** Instant at which the account goes; null where nobody asked for that. */
export function closingAt({ status, status_at: at }: Pick<AccountRow, 'status' | 'status_at'>): Date | null {
  return status === 'closing' && at ? new Date(at.getTime() + CLOSING_DAYS * DAY_MS) : null;
}

/** The account goes after `CLOSING_DAYS`; the mail about it carries the way back. Asked again it changes nothing. */
export function requestClosing(deps: Pick<IdentityDeps, 'enqueue'>) {
  return writeVerb({
    name: 'requestClosing',
    allow: signedIn,
    input: z.object({}),
    async run({ ctx }) {
      const account = await lockAccount(ctx, accountOf(ctx.actor));
      if (account.status === 'closing') return { account: account.id, closingAt: closingAt(account) };
      if (account.status !== 'active') throw new WrongState('account', account.status, 'closing');
      const now = ctx.clock.now();
      await setStatus(ctx, account.id, 'closing');
      const { email } = await primaryEmail(ctx.tx, account.id);
      const at = closingAt({ status: 'closing', status_at: now });
      const day = new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at ?? now);
      await oweLink(deps, ctx, { purpose: 'keep', email, accountId: account.id, detail: { day } });
      return { account: account.id, closingAt: at };
    },
    audit: (_input, { account }) => ({ account }),
  });
}

/** Takes it back. */
export const keepAccount = writeVerb({
  name: 'keepAccount',
  allow: signedIn,
  input: z.object({}),
  async run({ ctx }) {
    const account = await lockAccount(ctx, accountOf(ctx.actor));
    if (account.status === 'closing') await setStatus(ctx, account.id, 'active');
    return { account: account.id };
  },
  audit: (_input, { account }) => ({ account }),
});

export async function listDueClosings({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<readonly string[]> {
  const before = new Date(clock.now().getTime() - CLOSING_DAYS * DAY_MS);
  const rows = await tables(db.query)
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'closing')
    .where('status_at', '<=', before)
    .orderBy('status_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined when its owner took it back meanwhile. Until the end of the transaction nobody else changes it. */
export async function lockDueClosing(ctx: TxCtx, accountId: string): Promise<AccountRow | undefined> {
  const account = await lockRow(ctx.tx, accountId);
  const at = account && closingAt(account);
  return at && at <= ctx.clock.now() ? account : undefined;
}

/** What was proved to be theirs; an address that somebody only typed may be anybody's. */
export async function provenEmails(db: Reader, accountId: string): Promise<readonly EmailRow[]> {
  return tables(db)
    .selectFrom('account_email')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('is_primary', 'desc')
    .execute();
}

async function lockAccount({ tx }: TxCtx, id: string): Promise<AccountRow> {
  const account = await lockRow(tx, id);
  if (!account) throw new WrongState('account', 'gone', 'closing');
  return account;
}

async function lockRow(tx: TxCtx['tx'], id: string): Promise<AccountRow | undefined> {
  return tables(tx).selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function setStatus({ tx, clock }: TxCtx, id: string, status: 'active' | 'closing'): Promise<void> {
  await tables(tx).updateTable('account').set({ status, status_at: clock.now() }).where('id', '=', id).execute();
}
