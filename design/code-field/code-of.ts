export const CODE_LENGTH = 6;
const LONG_LENGTH = 12;

/** The figures of what was typed or pasted, in Latin digits: spaces, dashes and words around them do not count. */
export function codeOf(typed: string): string {
  const digits = typed.normalize('NFKC').match(/\p{Nd}/gu) ?? [];
  return digits.map(latin).join('').slice(0, CODE_LENGTH);
}

/** Groups of a long code as far as it was typed: four signs, four signs, then the rest. */
const LONG = /^(?:[0-9a-z]{1,4}|(?:[0-9a-z]{4}[\s\p{Pd}]*){1,2}[0-9a-z]{1,4})[\s\p{Pd}]*$/iu;
const SIX_ALONE = /(?<![0-9a-z])\d{6}(?![0-9a-z])/iu;

/** Whether what was typed is the beginning of a long code or all of it, and not six figures with words around them. */
export function beginsLong(typed: string): boolean {
  const plain = typed.normalize('NFKC').trim();
  return /[a-z]/i.test(plain) && LONG.test(plain) && !SIX_ALONE.test(plain);
}

/** Whether a code is all there, of six figures or long. */
export function isWhole(typed: string): boolean {
  if (!beginsLong(typed)) return codeOf(typed).length === CODE_LENGTH;
  return typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '').length === LONG_LENGTH;
}

/** Every script has its ten digits in one run, zero first. */
function latin(digit: string): string {
  let at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - 1))) {
    at -= 1;
    value += 1;
  }
  return String(value);
}
