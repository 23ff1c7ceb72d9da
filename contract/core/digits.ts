/** Digits are Latin in every language: codes, times and typed fields are, and nobody should have to compare two kinds. */
export function latin(locale: string): string {
  return `${locale}-u-nu-latn`;
}
