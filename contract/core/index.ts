export { latin } from './digits.ts';
export { defineCall } from './call.ts';
export type { Api, ApiOptions, Call, InputOf, OutputOf, ParsedInputOf } from './call.ts';
export { ApiError, isApiError } from './errors.ts';
export type { Problem } from './errors.ts';
export { decimalText, minorDigits } from './minor-digits.ts';
export { conditionSchema, dataClassSchema, eachOf, moneySchema } from './money.ts';
export type { Condition, DataClass, Money } from './money.ts';
