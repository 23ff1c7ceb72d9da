export { converter, convertMinor, divideHalfAway, rateOf } from './rates.ts';
export type { CurrencyRate, RateTable } from './rates.ts';
