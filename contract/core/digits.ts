/** Digits are Latin in every language: codes, times and typed fields are, and nobody should have to compare two kinds. */
export function latin(locale: string): string {
  return `${locale}-u-nu-latn`;
}

/**
 * An amount as its language writes it, with the minus sign where language data gives the hyphen, and a currency such as `US$` in its own
 * order: right to left, a dollar after letters would stand before them.
 */
export function writtenAmount(text: string): string {
  const amount = text.replace('-', '\u2212');
  return amount.startsWith('\u200f') ? amount.replace(/(?<=[A-Z])\$/, '$&\u200e') : amount;
}
