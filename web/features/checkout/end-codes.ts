import type { EndCode } from '../verticals/checkout-parts.ts';

/** Codes after which something cannot be bought any more at these terms. */
const END_CODES = ['SOLD_OUT', 'OFFER_GONE', 'FARE_GONE', 'BOOKING_REFUSED'] as const satisfies readonly EndCode[];

export function endCode(code: string | null): EndCode | undefined {
  return END_CODES.find((known) => known === code);
}
