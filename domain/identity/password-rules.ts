import type { Ctx } from '#domain/kernel';
import type { PasswordJudge } from '#platform/passwords';
import { findAccount, listEmails } from './account-store.ts';

/** Alone a password has to be this long; no rule about its characters makes up for less. */
export const PASSWORD_LENGTH = 15;
const LONGEST = 200;

export type PasswordFault =
  | 'PASSWORD_MISSING'
  | 'PASSWORD_SHORT'
  | 'PASSWORD_LONG'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_GUESSABLE';

/** What others know of an account, and so may be no password of it: the brand, its addresses and the names of its owner. */
export async function knownOf(ctx: Pick<Ctx, 'db' | 'brand'>, accountId: string): Promise<readonly string[]> {
  const [account, emails] = await Promise.all([
    findAccount(ctx.db.query, accountId),
    listEmails(ctx.db.query, accountId),
  ]);
  const names = [account?.first_name, account?.last_name, account?.display_name];
  return [ctx.brand, ...emails.map(({ email }) => email), ...names.filter((name) => name !== undefined)];
}

/** What is wrong with a new password, or null. Any characters count, spaces too, each as one. */
export async function passwordFault(
  judge: PasswordJudge,
  password: string,
  about: readonly string[],
): Promise<PasswordFault | null> {
  if (password === '') return 'PASSWORD_MISSING';
  const length = Array.from(password.normalize('NFKC')).length;
  if (length > LONGEST) return 'PASSWORD_LONG';
  if (length < PASSWORD_LENGTH) return 'PASSWORD_SHORT';
  const words = about.flatMap((text) => [text, ...text.split(/[@.\s]+/)]);
  const found = await judge.fault(password, words);
  return found && (found === 'common' ? 'PASSWORD_COMMON' : 'PASSWORD_GUESSABLE');
}
