/** Dated, fixed for the life of a quote. `microPerBase` is how many millionths of one unit of a currency one base unit buys. */
export interface RateTable {
  readonly id: string;
  /** Civil date of the rates, `YYYY-MM-DD`. */
  readonly date: string;
  readonly currencies: ReadonlyMap<string, CurrencyRate>;
}

export interface CurrencyRate {
  readonly exponent: number;
  readonly microPerBase: number;
}

/**
 * `amountMinor` of one currency in minor units of another by the table: exact integer arithmetic, half away from zero.
 * Throws RangeError for a currency that the table lacks.
 */
export function convertMinor(amountMinor: number, from: string, to: string, table: RateTable): number {
  return from === to ? amountMinor : converter(from, to, table)(amountMinor);
}

/** The same for many amounts. */
export function converter(from: string, to: string, table: RateTable): (amountMinor: number) => number {
  if (from === to) return (amountMinor) => amountMinor;
  const source = rateOf(from, table);
  const target = rateOf(to, table);
  const numerator = target.microPerBase * 10 ** target.exponent;
  const denominator = source.microPerBase * 10 ** source.exponent;
  return (amountMinor) => {
    const exact = amountMinor * numerator;
    if (Number.isSafeInteger(exact) && Number.isSafeInteger(denominator)) return divideHalfAway(exact, denominator);
    return Number(bigHalfAway(BigInt(amountMinor) * scaled(target), scaled(source)));
  };
}

export function rateOf(currency: string, table: RateTable): CurrencyRate {
  const rate = table.currencies.get(currency);
  if (!rate) throw new RangeError(`No rate for ${currency} in ${table.id}`);
  return rate;
}

/** numerator / denominator to the nearest integer, halves away from zero; both safe integers, denominator positive. */
export function divideHalfAway(numerator: number, denominator: number): number {
  const negative = numerator < 0;
  const size = negative ? -numerator : numerator;
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  const rounded = rest >= denominator - rest ? whole + 1 : whole;
  return negative && rounded !== 0 ? -rounded : rounded;
}

function bigHalfAway(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

function scaled(rate: CurrencyRate): bigint {
  return BigInt(rate.microPerBase) * 10n ** BigInt(rate.exponent);
}
