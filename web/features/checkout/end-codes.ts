/** Codes after which these flights cannot be bought any more at these terms. */
const END_CODES = ['SOLD_OUT', 'OFFER_GONE', 'FARE_GONE', 'BOOKING_REFUSED'] as const;
export type EndCode = (typeof END_CODES)[number];

export function endCode(code: string | null): EndCode | undefined {
  return END_CODES.find((known) => known === code);
}
