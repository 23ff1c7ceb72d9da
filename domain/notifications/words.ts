import type { I18n } from '@lingui/core';
import type { PriceLine } from '#contract/search';

/** Every sentence of a mail and of a calendar file, in the reader's language. */
export type Words = ReturnType<typeof wordsOf>;

export function wordsOf(i18n: I18n) {
  return { ...headWords(i18n), ...flightWords(i18n), ...moneyWords(i18n), ...calendarWords(i18n) };
}

function headWords(i18n: I18n) {
  return {
    sampleSubject: i18n._({ id: 'mail.sampleSubject', message: 'Sample, not real travel' }),
    sampleNotice: i18n._({
      id: 'mail.sampleNotice',
      message:
        'This is a sample booking. It is not real travel: no seat is held at any airline and nothing was charged.',
    }),
    route: (from: string, to: string, day: string) =>
      i18n._({ id: 'mail.route', message: '{from} to {to}, {day}', values: { from, to, day } }),
    booked: (route: string) => i18n._({ id: 'mail.booked', message: 'Booked: {route}', values: { route } }),
    cancelled: (route: string) => i18n._({ id: 'mail.cancelled', message: 'Cancelled: {route}', values: { route } }),
    notBooked: (route: string) => i18n._({ id: 'mail.notBooked', message: 'Not booked: {route}', values: { route } }),
    bookedIntro: (seller: string) =>
      i18n._({ id: 'mail.bookedIntro', message: 'Your flights are booked with {seller}.', values: { seller } }),
    cancelledIntro: i18n._({ id: 'mail.cancelledIntro', message: 'Your booking is cancelled.' }),
    notBookedIntro: i18n._({
      id: 'mail.notBookedIntro',
      message:
        'The airline did not confirm your booking. Nothing was taken from your card; a reserved amount is released.',
    }),
    ourReference: i18n._({ id: 'mail.ourReference', message: 'Our reference' }),
    airlineReference: i18n._({ id: 'mail.airlineReference', message: 'Airline reference' }),
    open: i18n._({ id: 'mail.open', message: 'Open your booking' }),
    travellers: i18n._({ id: 'mail.travellers', message: 'Travellers' }),
    questions: (seller: string, email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller, email } }),
    soldBy: (legalEntity: string) =>
      i18n._({ id: 'mail.soldBy', message: 'Your contract is with {legalEntity}.', values: { legalEntity } }),
  };
}

function flightWords(i18n: I18n) {
  return {
    flights: i18n._({ id: 'mail.flights', message: 'Flights' }),
    departs: i18n._({ id: 'mail.departs', message: 'Departs' }),
    arrives: i18n._({ id: 'mail.arrives', message: 'Arrives' }),
    terminal: (name: string) => i18n._({ id: 'mail.terminal', message: 'Terminal {name}', values: { name } }),
    airport: (name: string, code: string) =>
      i18n._({ id: 'mail.airport', message: '{name} ({code})', values: { name, code } }),
    facts: (first: string, second: string) =>
      i18n._({ id: 'mail.facts', message: '{first}, {second}', values: { first, second } }),
    operatedBy: (carrier: string) =>
      i18n._({ id: 'mail.operatedBy', message: 'operated by {carrier}', values: { carrier } }),
    localTime: (when: string, offset: string) =>
      i18n._({ id: 'mail.localTime', message: '{when} (local time, {offset})', values: { when, offset } }),
  };
}

function moneyWords(i18n: I18n) {
  return {
    price: i18n._({ id: 'mail.price', message: 'Price' }),
    /** Charges are called as they are filed; everything else in the reader's words. */
    priceLine: ({ kind, code, name }: Pick<PriceLine, 'kind' | 'code' | 'name'>): string => {
      if (kind === 'base') return i18n._({ id: 'mail.baseFare', message: 'Base fare' });
      if (kind === 'seat') return i18n._({ id: 'mail.seatChoice', message: 'Seat choice' });
      if (kind !== 'bag') return name;
      return code.endsWith('CABIN')
        ? i18n._({ id: 'mail.cabinBag', message: 'Cabin bag' })
        : i18n._({ id: 'mail.checkedBag', message: 'Checked bag' });
    },
    total: i18n._({ id: 'mail.total', message: 'Total' }),
    paidWith: (card: string) => i18n._({ id: 'mail.paidWith', message: 'Paid with {card}', values: { card } }),
    paymentPending: i18n._({
      id: 'mail.paymentPending',
      message: 'Your bank has reserved the amount; it is taken shortly.',
    }),
    ifYouCancel: i18n._({ id: 'mail.ifYouCancel', message: 'If you cancel' }),
    refund: i18n._({ id: 'mail.refund', message: 'What comes back' }),
    until: (when: string) => i18n._({ id: 'mail.until', message: 'Until {when}', values: { when } }),
    afterwards: i18n._({ id: 'mail.afterwards', message: 'After that' }),
    back: (amount: string) => i18n._({ id: 'mail.back', message: '{amount} back', values: { amount } }),
    nothingBack: i18n._({ id: 'mail.nothingBack', message: 'Nothing back' }),
    unknownRefund: i18n._({ id: 'mail.unknownRefund', message: 'Decided by the airline; ask us first' }),
    whoRefunds: (seller: string, card: string, days: number) =>
      i18n._({
        id: 'mail.whoRefunds',
        message: '{seller} pays it back to {card} within {days, plural, one {# day} other {# days}}.',
        values: { seller, card, days },
      }),
    refundPaid: (amount: string, seller: string, card: string, when: string) =>
      i18n._({
        id: 'mail.refundPaid',
        message: '{seller} paid {amount} back to {card} on {when}.',
        values: { amount, seller, card, when },
      }),
    refundComing: (amount: string, seller: string, card: string, when: string) =>
      i18n._({
        id: 'mail.refundComing',
        message: '{seller} pays {amount} back to {card}, by {when} at the latest.',
        values: { amount, seller, card, when },
      }),
    noRefund: i18n._({ id: 'mail.noRefund', message: 'By the conditions of this fare nothing comes back.' }),
    card: (brand: string, last4: string) =>
      i18n._({ id: 'mail.card', message: '{brand} ending {last4}', values: { brand, last4 } }),
    yourCard: i18n._({ id: 'mail.yourCard', message: 'the card you paid with' }),
  };
}

function calendarWords(i18n: I18n) {
  return {
    sampleFlight: (flight: string) =>
      i18n._({ id: 'calendar.sample', message: 'Sample: {flight}', values: { flight } }),
    flightTitle: (number: string, from: string, to: string) =>
      i18n._({ id: 'calendar.flight', message: '{number} {from} to {to}', values: { number, from, to } }),
    flightBy: (marketing: string, operating: string) =>
      i18n._({
        id: 'calendar.operated',
        message: '{marketing}, operated by {operating}.',
        values: { marketing, operating },
      }),
    bothReferences: (ours: string, theirs: string) =>
      i18n._({
        id: 'calendar.references',
        message: 'Reference {ours}, airline reference {theirs}.',
        values: { ours, theirs },
      }),
    bothTimes: (departure: string, departureZone: string, arrival: string, arrivalZone: string) =>
      i18n._({
        id: 'calendar.times',
        message: 'Departs {departure} {departureZone}, arrives {arrival} {arrivalZone}.',
        values: { departure, departureZone, arrival, arrivalZone },
      }),
  };
}
