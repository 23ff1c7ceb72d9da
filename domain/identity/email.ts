import { holdsUnseen } from '#contract/core';

/** One address, as browsers judge it, within what mail servers take. */
const EMAIL =
  /^[^\s@<>",;:()[\]\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/** What was typed without the spaces around it; null when it is no address. What cannot be seen, or turns what is read, is in none. */
export function readEmail(text: string): string | null {
  const email = text.normalize('NFC').trim();
  return email.length <= 254 && EMAIL.test(email) && !holdsUnseen(email, 'email') ? email : null;
}

/** Two spellings with one key are one address. Dots and tags count: only the mail server knows what they mean. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** `i•••••@northlight.example`: enough to know one's own. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}${'•'.repeat(5)}${email.slice(at)}`;
}
