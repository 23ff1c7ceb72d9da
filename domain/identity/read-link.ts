import { type MailLink, safeRedir } from '#contract/identity';
import { type Ctx, sessionOf } from '#domain/kernel';
import { type AccountWithEmail, findAccount, provenOwner } from './account-store.ts';
import { provesElsewhere } from './confirm-address.ts';
import type { IdentityDeps } from './deps.ts';
import { linkExpired, linkOver, linkUsed } from './errors.ts';
import { detailOf, findLinkRow, type LinkPurpose } from './proofs.ts';
import { type AccountRow, type ProofRow, type Reader, tables } from './tables.ts';

/** How long the page of a link that was used says what came of it; later it may not be so any more. */
const TELL_MINUTES = 10;

/** What a link of a mail is for. Reading it uses nothing: programs that look at mails follow links too. */
export function readLink(deps: Pick<IdentityDeps, 'signer'>) {
  return async (ctx: Ctx, link: string): Promise<MailLink> => {
    const row = await findLinkRow(deps, ctx, link);
    const state = await stateOf(ctx, row);
    return {
      purpose: row.purpose as LinkPurpose,
      email: row.email,
      state,
      reader: readerOf(row, ctx.actor),
      redir: backOf(row),
      alone: state === 'open' ? await wouldBeAlone(ctx, row) : detailOf(row)['alone'] === 'yes',
      secondStep: secondStepOf(row),
    };
  };
}

/** A link that may be pressed now; throws for any other. */
export async function openLinkRow(deps: Pick<IdentityDeps, 'signer'>, ctx: Ctx, link: string): Promise<ProofRow> {
  const row = await findLinkRow(deps, ctx, link);
  const state = await stateOf(ctx, row);
  if (state === 'open') return row;
  if (state === 'expired') throw linkExpired();
  throw row.used_at ? linkUsed() : linkOver();
}

export const backOf = (row: ProofRow): string => safeRedir(detailOf(row)['redir']);

/** The account of a link and the address that it was sent to, while the account has it. */
export async function findLinkOwner(
  db: Reader,
  row: Pick<ProofRow, 'account_id' | 'email_key'>,
): Promise<AccountWithEmail | undefined> {
  const account = row.account_id === null ? undefined : await findAccount(db, row.account_id);
  const email =
    account &&
    (await tables(db)
      .selectFrom('account_email')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('email_key', '=', row.email_key)
      .executeTakeFirst());
  return account && email && { account, email };
}

/** What the link is good for now, judged by the account as it is and not by the link alone. */
async function stateOf({ db, clock }: Pick<Ctx, 'db' | 'clock'>, row: ProofRow): Promise<MailLink['state']> {
  const now = clock.now();
  const found = await findLinkOwner(db.query, row);
  if (row.used_at) {
    const lately = now.getTime() - row.used_at.getTime() < TELL_MINUTES * 60_000;
    return lately ? await afterUse(db.query, row, found) : 'used';
  }
  const over = await overBefore(db.query, row, found);
  return over ?? (row.expires_at <= now ? 'expired' : 'open');
}

/** Whether what came of it is still so. */
async function afterUse(
  db: Reader,
  row: ProofRow,
  found: AccountWithEmail | undefined,
): Promise<'done' | 'used' | 'settled' | 'void'> {
  const purpose = row.purpose as LinkPurpose;
  if (purpose === 'secure') {
    const account = row.account_id === null ? undefined : await findAccount(db, row.account_id);
    return account && isShut(account) ? 'done' : 'settled';
  }
  // It did what it was for; the address has been taken off the account since.
  if (!found) return purpose === 'addEmail' ? 'void' : 'used';
  if (purpose === 'keep') return found.account.status === 'closing' ? 'used' : 'done';
  // The code of the same mail signs in and sets no password.
  if (purpose === 'reset') return isShut(found.account) || detailOf(row)['by'] === 'code' ? 'used' : 'done';
  return found.email.confirmed_at ? 'done' : 'used';
}

const isShut = ({ status }: Pick<AccountRow, 'status'>): boolean => status === 'locked' || status === 'disabled';

/** What it was for was done by another way, or can no longer be done; null where it can. */
async function overBefore(
  db: Reader,
  row: ProofRow,
  found: AccountWithEmail | undefined,
): Promise<'settled' | 'void' | null> {
  const purpose = row.purpose as LinkPurpose;
  // The address may have been taken off the account meanwhile: that is what its press is for.
  if (purpose === 'secure') return null;
  if (!found) return 'void';
  if (purpose === 'keep') return found.account.status === 'closing' ? null : 'settled';
  if (purpose !== 'confirm' && purpose !== 'addEmail') return null;
  if (found.email.confirmed_at) return 'settled';
  return (await provenOwner(db, row.email_key)) === null ? null : 'void';
}

/** Whether a press here leaves nothing of what the account was opened with. */
async function wouldBeAlone({ db, actor }: Ctx, row: ProofRow): Promise<boolean> {
  if (row.purpose !== 'confirm' || row.account_id === null) return false;
  return provesElsewhere(db.query, row.account_id, sessionOf(actor));
}

function secondStepOf(row: ProofRow): MailLink['secondStep'] {
  const said = detailOf(row)['secondStep'];
  return said === 'removed' || said === 'kept' ? said : null;
}

function readerOf({ account_id: owner }: ProofRow, actor: Ctx['actor']): MailLink['reader'] {
  if (!('accountId' in actor)) return 'nobody';
  return actor.accountId === owner ? 'owner' : 'other';
}
