/** [3-25] */
export const cardBrands = [
  'Amex',
  'MC',
  'Visa',
  'VisaDebit',
  'E',
  'MCDebit',
  'Discover',
  'Diners',
  'CB',
  'JCB',
  'UATP',
  'MAESTRO',
  'UNKNOWN',
] as const;
export type CardBrand = (typeof cardBrands)[number];

/** As printed on the card; names of companies are the same in all languages. */
const BRAND_NAMES: Partial<Record<CardBrand, string>> = {
  Amex: 'American Express',
  MC: 'Mastercard',
  MCDebit: 'Mastercard Debit',
  Visa: 'Visa',
  VisaDebit: 'Visa Debit',
  Discover: 'Discover',
  Diners: 'Diners Club',
  JCB: 'JCB',
  UATP: 'UATP',
  MAESTRO: 'Maestro',
  CB: 'Cartes Bancaires',
  E: 'Electron',
};

export function brandName(brand: CardBrand): string | undefined {
  return BRAND_NAMES[brand];
}

/** [3-25] */
export const paymentMethods = ['CARD', 'GOOGLE_PAY', 'AFFIRM'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** [3-25] */
export const paymentStatuses = ['LOADING', 'SUCCESS', 'ERROR', 'NEUTRAL'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

interface CardRange {
  readonly brand: CardBrand;
  /** Issuer numbers, both ends inclusive, same number of digits. */
  readonly from: number;
  readonly to: number;
  readonly lengths: readonly number[];
}

const standard = [16];
const long = [16, 17, 18, 19];
const diners = [14, 15, 16, 17, 18, 19];

/** Real issuer ranges, narrowest first where two overlap (Discover inside UnionPay's 62). */
const ranges: readonly CardRange[] = [
  { brand: 'Discover', from: 622126, to: 622925, lengths: long },
  { brand: 'MC', from: 2221, to: 2720, lengths: standard },
  { brand: 'MC', from: 51, to: 55, lengths: standard },
  { brand: 'Amex', from: 34, to: 34, lengths: [15] },
  { brand: 'Amex', from: 37, to: 37, lengths: [15] },
  { brand: 'Diners', from: 300, to: 305, lengths: diners },
  { brand: 'Diners', from: 309, to: 309, lengths: diners },
  { brand: 'Diners', from: 36, to: 36, lengths: diners },
  { brand: 'Diners', from: 38, to: 39, lengths: diners },
  { brand: 'JCB', from: 3528, to: 3589, lengths: long },
  { brand: 'Discover', from: 6011, to: 6011, lengths: long },
  { brand: 'Discover', from: 644, to: 649, lengths: long },
  { brand: 'Discover', from: 65, to: 65, lengths: long },
  { brand: 'MAESTRO', from: 5018, to: 5018, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { brand: 'MAESTRO', from: 5020, to: 5020, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { brand: 'MAESTRO', from: 5038, to: 5038, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { brand: 'MAESTRO', from: 6304, to: 6304, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { brand: 'MAESTRO', from: 6759, to: 6763, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { brand: 'UATP', from: 1, to: 1, lengths: [15] },
  { brand: 'Visa', from: 4, to: 4, lengths: [13, 16, 19] },
];

function digitsOf(value: string): string {
  return value.replace(/\D/g, '');
}

/** Can a number starting with `digits` still fall into the range, and does it when as long as the range's ends? */
function matches(range: CardRange, digits: string): boolean {
  const width = String(range.from).length;
  if (width === 6 && digits.length < 3) return false;
  const head = Number(digits.slice(0, width));
  const scale = 10 ** (width - Math.min(width, digits.length));
  return head * scale <= range.to && (head + 1) * scale > range.from;
}

/** [5-13] Brand by leading digits, as soon as they allow only one; UNKNOWN otherwise (UnionPay's 62 too: it has no value in the list). */
export function brandOf(value: string): CardBrand {
  const digits = digitsOf(value);
  if (digits.length < 2 && !/^[14]/.test(digits)) return 'UNKNOWN';
  const candidates = ranges.filter((range) => matches(range, digits));
  return candidates[0]?.brand ?? 'UNKNOWN';
}

/** Digits per group: 4-6-5 Amex, 4-6-4 Diners of 14 digits, 4-5-6 UATP, else fours. */
function groupsOf(brand: CardBrand, length: number): readonly number[] {
  if (brand === 'Amex') return [4, 6, 5];
  if (brand === 'UATP') return [4, 5, 6];
  if (brand === 'Diners' && length <= 14) return [4, 6, 4];
  return [4, 4, 4, 4, 3];
}

/** [5-13] The digits in the groups of their brand, never more than the brand's longest number. */
export function formatCardNumber(value: string): string {
  const all = digitsOf(value);
  const brand = brandOf(all);
  const digits = all.slice(0, longest(brand));
  const parts: string[] = [];
  let at = 0;
  for (const size of groupsOf(brand, digits.length)) {
    if (at >= digits.length) break;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

function longest(brand: CardBrand): number {
  return Math.max(
    ...ranges.filter((range) => range.brand === brand).flatMap((range) => range.lengths),
    brand === 'UNKNOWN' ? 19 : 0,
  );
}

/** ISO/IEC 7812-1 check digit, and a length that the brand issues. */
export function isCardNumber(value: string): boolean {
  const digits = digitsOf(value);
  if (digits.length < 12 || digits.length > 19) return false;
  const range = ranges.find((candidate) => matches(candidate, digits));
  if (range && !range.lengths.includes(digits.length)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
