export const CODE_LENGTH = 6;

/** The figures of what was typed or pasted, in Latin digits: spaces, dashes and words around them do not count. */
export function codeOf(typed: string): string {
  const digits = typed.normalize('NFKC').match(/\p{Nd}/gu) ?? [];
  return digits.map(latin).join('').slice(0, CODE_LENGTH);
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
