/** Crockford's base 32: no I, L, O or U. */
export const LONG_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LONG_CODE_LENGTH = 12;

const LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * A code of a mail however it was typed, in groups or not: six digits, or a long code in any case, with O for 0, I and L for 1. Null when it
 * is neither.
 */
export function readMailedCode(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .toUpperCase();
  if (/^[0-9]{6}$/.test(signs)) return signs;
  const long = signs.replace(/[OIL]/g, (sign) => LIKE[sign] ?? sign);
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(long) ? long : null;
}

/** `ABCD-EFGH-JKMN`, as it is shown. */
export function showLongCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
