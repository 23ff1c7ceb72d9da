const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR = 'CLF UYW';

const DIGITS = new Map<string, number>([
  ...NONE.split(' ').map((code) => [code, 0] as const),
  ...THREE.split(' ').map((code) => [code, 3] as const),
  ...FOUR.split(' ').map((code) => [code, 4] as const),
]);

/** Decimal places of a currency by ISO 4217, where Intl follows other customs for some. */
export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}

/** An amount as a plain decimal number in text, exact: 123456 EUR is `1234.56`. */
export function decimalText(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  if (digits === 0) return String(amountMinor);
  const padded = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const text = `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
  return amountMinor < 0 ? `-${text}` : text;
}
