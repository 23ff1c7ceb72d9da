import type { I18n } from '@lingui/core';

/** What a receipt and an itinerary say besides the words of mails. */
export function paperWords(i18n: I18n) {
  return {
    receipt: (reference: string) =>
      i18n._({ id: 'paper.receipt', message: 'Receipt {reference}', values: { reference } }),
    itinerary: (reference: string) =>
      i18n._({ id: 'paper.itinerary', message: 'Itinerary {reference}', values: { reference } }),
    page: (page: number, of: number) =>
      i18n._({ id: 'paper.page', message: 'Page {page} of {of}', values: { page, of } }),
    facts: (first: string, second: string) =>
      i18n._({ id: 'mail.facts', message: '{first}, {second}', values: { first, second } }),
    issued: i18n._({ id: 'paper.issued', message: 'Issued on' }),
    booked: i18n._({ id: 'paper.booked', message: 'Booked on' }),
    bookedBy: i18n._({ id: 'paper.bookedBy', message: 'Booked by' }),
    soldBy: i18n._({ id: 'paper.soldBy', message: 'Sold by' }),
    paidInAll: i18n._({ id: 'paper.paidInAll', message: 'Paid' }),
    payments: i18n._({ id: 'paper.payments', message: 'Payments and refunds' }),
    paid: (card: string, day: string) =>
      i18n._({ id: 'paper.paid', message: 'Paid with {card}, {day}', values: { card, day } }),
    refunded: (card: string, day: string) =>
      i18n._({ id: 'paper.refunded', message: 'Refunded to {card}, {day}', values: { card, day } }),
    refunding: (card: string, day: string) =>
      i18n._({ id: 'paper.refunding', message: 'Refund to {card}, by {day}', values: { card, day } }),
    balance: i18n._({ id: 'paper.balance', message: 'Paid after refunds' }),
    localTimes: i18n._({ id: 'paper.localTimes', message: 'All times are local to the airport or the property.' }),
  };
}
