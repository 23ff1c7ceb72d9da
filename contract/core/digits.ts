/** Digits are Latin in every language: codes, times and typed fields are, and nobody should have to compare two kinds. */
export function latin(locale: string): string {
  return `${locale}-u-nu-latn`;
}

/** Amounts below zero carry the minus sign: language data gives most languages the hyphen. */
export function withMinus(text: string): string {
  return text.replace('-', '\u2212');
}
