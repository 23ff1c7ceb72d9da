import type { Refusals } from '../refusals.ts';

export const FLIGHT_REFUSALS: Refusals = {
  OFFER_GONE: (i18n) =>
    i18n._({
      id: 'booking.OFFER_GONE',
      message: 'These flights are no longer available. Nothing was booked and nothing was charged.',
    }),
  FARE_GONE: (i18n) =>
    i18n._({
      id: 'booking.FARE_GONE',
      message: 'This fare is sold out on these flights. Choose another fare or other flights.',
    }),
  SOLD_OUT: (i18n) =>
    i18n._({ id: 'booking.SOLD_OUT', message: 'The last seats were just sold. Nothing was charged.' }),
  PRICE_CHANGED: (i18n, values) =>
    i18n._({
      id: 'booking.PRICE_CHANGED',
      message: 'The airline changed the price from {from} to {to}. Nothing was charged.',
      values,
    }),
  HOLD_EXPIRED: (i18n) =>
    i18n._({
      id: 'booking.HOLD_EXPIRED',
      message: 'The seats are no longer held. Check the price again to hold them; your details are saved.',
    }),
  NOT_EXTENDABLE: (i18n) =>
    i18n._({ id: 'booking.NOT_EXTENDABLE', message: 'The airline can’t hold these seats any longer.' }),
  SUPPLIER_UNAVAILABLE: (i18n) =>
    i18n._({
      id: 'booking.SUPPLIER_UNAVAILABLE',
      message: 'The airline isn’t responding. Your details are saved; try again in a moment.',
    }),
  GENDER_NOT_OFFERED: (i18n) =>
    i18n._({
      id: 'booking.GENDER_NOT_OFFERED',
      message: 'The airline does not accept this option. Choose another.',
    }),
  BOOKING_REFUSED: (i18n) =>
    i18n._({ id: 'booking.BOOKING_REFUSED', message: 'The airline refused the booking. Nothing was charged.' }),
};
