import type { Refusals } from '../refusals.ts';

export const STAY_REFUSALS: Refusals = {
  OFFER_GONE: (i18n) =>
    i18n._({
      id: 'stayBooking.OFFER_GONE',
      message: 'These rooms are no longer available. Nothing was booked and nothing was charged.',
    }),
  FARE_GONE: (i18n) =>
    i18n._({
      id: 'stayBooking.FARE_GONE',
      message: 'These rooms are no longer available on these terms. Choose others.',
    }),
  SOLD_OUT: (i18n) =>
    i18n._({ id: 'stayBooking.SOLD_OUT', message: 'The last rooms were just sold. Nothing was charged.' }),
  PRICE_CHANGED: (i18n, values) =>
    i18n._({
      id: 'stayBooking.PRICE_CHANGED',
      message: 'The property changed the price from {from} to {to}. Nothing was charged.',
      values,
    }),
  HOLD_EXPIRED: (i18n) =>
    i18n._({
      id: 'stayBooking.HOLD_EXPIRED',
      message: 'The rooms are no longer held. Check the price again to hold them; your details are saved.',
    }),
  NOT_EXTENDABLE: (i18n) =>
    i18n._({ id: 'stayBooking.NOT_EXTENDABLE', message: 'The property can’t hold these rooms any longer.' }),
  SUPPLIER_UNAVAILABLE: (i18n) =>
    i18n._({
      id: 'stayBooking.SUPPLIER_UNAVAILABLE',
      message: 'The property isn’t responding. Your details are saved; try again in a moment.',
    }),
  BOOKING_REFUSED: (i18n) =>
    i18n._({ id: 'stayBooking.BOOKING_REFUSED', message: 'The property refused the booking. Nothing was charged.' }),
};
