import type { I18n } from '@lingui/core';

/** Every sentence of a mail and of a calendar file that does not depend on what was bought, in the reader's language. */
export type Words = ReturnType<typeof wordsOf>;

export function wordsOf(i18n: I18n) {
  return { ...headWords(i18n), ...stateWords(i18n), ...moneyWords(i18n), ...refundWords(i18n) };
}

function headWords(i18n: I18n) {
  return {
    sampleSubject: i18n._({ id: 'mail.sampleSubject', message: 'Sample, not real travel' }),
    sampleNotice: i18n._({
      id: 'mail.sampleOrder',
      message: 'This is a sample booking. It is not real travel: nothing is reserved anywhere.',
    }),
    sampleEvent: (title: string) =>
      i18n._({ id: 'calendar.sampleEvent', message: 'Sample: {title}', values: { title } }),
    booked: (route: string) => i18n._({ id: 'mail.booked', message: 'Booked: {route}', values: { route } }),
    cancelled: (route: string) => i18n._({ id: 'mail.cancelled', message: 'Cancelled: {route}', values: { route } }),
    notBooked: (route: string) => i18n._({ id: 'mail.notBooked', message: 'Not booked: {route}', values: { route } }),
    partlyBooked: (what: string) =>
      i18n._({ id: 'mail.partlyBooked', message: 'Partly booked: {what}', values: { what } }),
    partlyCancelled: (what: string) =>
      i18n._({ id: 'mail.partlyCancelled', message: 'Partly cancelled: {what}', values: { what } }),
    andMore: (what: string, count: number) =>
      i18n._({ id: 'mail.andMore', message: '{what} and {count} more', values: { what, count } }),
    brandReference: (brand: string) =>
      i18n._({ id: 'mail.brandReference', message: '{brand} reference', values: { brand } }),
    newLink: i18n._({ id: 'mail.newLink', message: 'New link to your booking' }),
    newLinkIntro: i18n._({
      id: 'mail.newLinkIntro',
      message:
        'Links in earlier emails no longer open this booking. Use the one below. The booking itself has not changed.',
    }),
    wasFound: i18n._({ id: 'mail.wasFound', message: 'Your booking was opened' }),
    wasFoundIntro: i18n._({
      id: 'mail.wasFoundIntro',
      message:
        'Your booking was opened with its reference and your email address, in a browser that had not opened it before.',
    }),
    wasFoundNext: i18n._({
      id: 'mail.wasFoundNext',
      message:
        'If this was you, you don’t need to do anything. If not, open the booking, revoke its links there and contact us: the reference is printed on documents such as boarding passes.',
    }),
    open: i18n._({ id: 'mail.open', message: 'Open your booking' }),
    questions: (seller: string, email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller, email } }),
    soldBy: (legalEntity: string) =>
      i18n._({ id: 'mail.soldBy', message: 'Your contract is with {legalEntity}.', values: { legalEntity } }),
  };
}

function stateWords(i18n: I18n) {
  return {
    bookedIntro: (seller: string) =>
      i18n._({ id: 'mail.allBookedIntro', message: 'Everything is booked with {seller}.', values: { seller } }),
    partlyBookedIntro: i18n._({
      id: 'mail.partlyBookedIntro',
      message: 'Part of your trip could not be booked. You are not charged for that part; the rest is booked.',
    }),
    cancelledIntro: i18n._({ id: 'mail.cancelledIntro', message: 'Your booking is cancelled.' }),
    partlyCancelledIntro: i18n._({
      id: 'mail.partlyCancelledIntro',
      message: 'Part of your booking is cancelled. The rest stays booked.',
    }),
    notBookedIntro: i18n._({ id: 'mail.noneBookedIntro', message: 'We could not book your trip.' }),
    nothingTaken: i18n._({
      id: 'mail.nothingTaken',
      message: 'Your card was not charged. Any reserved amount is released.',
    }),
    isBooked: i18n._({ id: 'mail.isBooked', message: 'Booked' }),
    isNotBooked: i18n._({ id: 'mail.isNotBooked', message: 'Not booked, not charged' }),
    isCancelled: i18n._({ id: 'mail.isCancelled', message: 'Cancelled' }),
    isOpen: i18n._({ id: 'mail.isOpen', message: 'Still being checked; we will email you' }),
    stillBooked: i18n._({ id: 'mail.stillBooked', message: 'Still booked' }),
    partOf: (item: string, part: string) =>
      i18n._({ id: 'mail.partOf', message: '{item} – {part}', values: { item, part } }),
  };
}

function moneyWords(i18n: I18n) {
  return {
    price: i18n._({ id: 'mail.price', message: 'Price' }),
    priceThen: i18n._({ id: 'mail.priceThen', message: 'Price when booked' }),
    altogetherThen: i18n._({ id: 'mail.altogetherThen', message: 'Booking total when booked' }),
    altogether: i18n._({ id: 'mail.altogether', message: 'Booking total' }),
    chargedNow: i18n._({ id: 'mail.chargedNow', message: 'Charged with the booking' }),
    dueThere: i18n._({ id: 'mail.dueThere', message: 'Pay at the property' }),
    /** Of what is cancelled, without or with charges for that. */
    noLongerDueThere: i18n._({ id: 'mail.noLongerDueThere', message: 'No longer due at the property' }),
    wasDueThere: i18n._({ id: 'mail.wasDueThere', message: 'Was due at the property' }),
    dueThereFor: (name: string) =>
      i18n._({ id: 'mail.dueThereFor', message: '{name}, pay at the property', values: { name } }),
    askedThere: (amounts: string) =>
      i18n._({
        id: 'mail.askedThere',
        message: 'The property charges {amounts}; the amount in your currency may differ on the day.',
        values: { amounts },
      }),
    total: i18n._({ id: 'mail.total', message: 'Total' }),
    paidWith: (card: string) => i18n._({ id: 'mail.paidWith', message: 'Paid with {card}', values: { card } }),
    paymentPending: (amount: string, card: string) =>
      i18n._({
        id: 'mail.paymentReserved',
        message: 'Your bank has reserved {amount} on {card}; it will be charged shortly.',
        values: { amount, card },
      }),
    testPending: (amount: string, card: string) =>
      i18n._({
        id: 'mail.testPending',
        message: 'The test payment of {amount} with {card} is being recorded.',
        values: { amount, card },
      }),
    paymentDelayed: (amount: string, card: string) =>
      i18n._({
        id: 'mail.paymentDelayed',
        message: 'The payment of {amount} with {card} has not gone through yet and is being tried again.',
        values: { amount, card },
      }),
    testPayment: i18n._({ id: 'paper.testPayment', message: 'Test payment: no card was charged.' }),
    tookPart: (taken: string, reserved: string) =>
      i18n._({
        id: 'mail.tookPart',
        message: 'Your bank had reserved {reserved}; {taken} was charged and the rest is released.',
        values: { taken, reserved },
      }),
    nothingCharged: i18n._({ id: 'mail.nothingCharged', message: 'Nothing was charged.' }),
  };
}

function refundWords(i18n: I18n) {
  return {
    refund: i18n._({ id: 'mail.refund', message: 'Refund' }),
    whoRefunds: (seller: string, card: string, days: number) =>
      i18n._({
        id: 'mail.whoPaysBack',
        message: '{seller} pays the refund to {card} within {days, plural, one {# day} other {# days}}.',
        values: { seller, card, days },
      }),
    refundPaid: (amount: string, seller: string, card: string, when: string) =>
      i18n._({
        id: 'mail.refundPaid',
        message: '{seller} refunded {amount} to {card} on {when}.',
        values: { amount, seller, card, when },
      }),
    refundComing: (amount: string, seller: string, card: string, when: string) =>
      i18n._({
        id: 'mail.refundComing',
        message: '{seller} will refund {amount} to {card} by {when}.',
        values: { amount, seller, card, when },
      }),
    owedThere: (amount: string) =>
      i18n._({
        id: 'mail.owedThere',
        message: 'The property may charge you a cancellation fee of {amount}.',
        values: { amount },
      }),
    stillDueThere: (amount: string) =>
      i18n._({
        id: 'mail.stillDueThere',
        message: 'For the remaining booking, {amount} is payable at the property.',
        values: { amount },
      }),
    card: (brand: string, last4: string) =>
      i18n._({ id: 'mail.card', message: '{brand} ending {last4}', values: { brand, last4 } }),
    yourCard: i18n._({ id: 'mail.yourCard', message: 'the card you paid with' }),
  };
}
