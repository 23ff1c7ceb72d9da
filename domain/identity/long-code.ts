import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { LONG_CODE_LENGTH, LONG_CODE_SIGNS, showLongCode } from '#contract/identity';
import type { Ctx } from '#domain/kernel';
import type { IdentityDeps, Signer } from './deps.ts';
import { emailKey } from './email.ts';
import { type AccountRow, type ProofRow, tables } from './tables.ts';

/** Mails that anybody can have sent and that count as links: each also has a code that is typed in any browser. */
const PURPOSES = ['reset', 'unlock', 'noAccount'] as const;
/** A code counts for an hour, and is called too old for another one. */
const LOOK_BACK_MS = 2 * 3_600_000;

type Named = Pick<ProofRow, 'id' | 'purpose' | 'email_key'>;

/** Sixty bits that follow from the row and a key of the installation. */
function codeFrom(signature: string): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, LONG_CODE_LENGTH);
  return Array.from(bytes, (byte) => LONG_CODE_SIGNS[byte % LONG_CODE_SIGNS.length]).join('');
}

const textOf = ({ id, purpose, email_key }: Named): string => `long:${id}:${purpose}:${email_key}`;

/**
 * The code of a mail as it is shown; null for mails without one. A secured account is opened by the link alone, which sets a new password,
 * and never by what can be read out to somebody.
 */
export function longCodeOf(
  signer: Pick<Signer, 'sign'>,
  row: Named,
  account: Pick<AccountRow, 'status'> | undefined,
): string | null {
  if (!PURPOSES.some((purpose) => purpose === row.purpose)) return null;
  if (account?.status === 'locked' || account?.status === 'disabled') return null;
  return showLongCode(codeFrom(signer.sign(textOf(row))));
}

/**
 * The mail whose long code this is, used and too old ones too. Codes are not counted: they cannot be guessed, so nobody who tries takes
 * anything from their owner. The same work for every address that had as many mails.
 */
export async function findLongCode(
  { signer }: Pick<IdentityDeps, 'signer'>,
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<ProofRow | undefined> {
  const rows = await tables(db.query)
    .selectFrom('mail_proof')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('purpose', 'in', PURPOSES)
    .where('created_at', '>', new Date(clock.now().getTime() - LOOK_BACK_MS))
    .execute();
  const typed = Buffer.from(code);
  const isRight = (row: ProofRow) =>
    signer.signatures(textOf(row)).filter((each) => timingSafeEqual(Buffer.from(codeFrom(each)), typed)).length > 0;
  return rows.filter(isRight)[0];
}

/** Once, by one of all who come at once. The link of the same mail is used with it, and its page does not say that it did more. */
export async function spendLongCode({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await tables(db.query)
    .updateTable('mail_proof')
    .set({ used_at: now, detail: sql`detail || '{"by":"code"}'::jsonb` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
