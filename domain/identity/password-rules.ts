import type { PasswordJudge } from '#platform/passwords';

/** Alone a password has to be this long; no rule about its characters makes up for less. */
export const PASSWORD_LENGTH = 15;
const LONGEST = 200;

export type PasswordFault =
  | 'PASSWORD_MISSING'
  | 'PASSWORD_SHORT'
  | 'PASSWORD_LONG'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_GUESSABLE';

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
