/** Every sentence of a mail. A language adds a set of the same shape. */
export interface Words {
  readonly sampleSubject: string;
  readonly sampleNotice: string;
  readonly route: (from: string, to: string, day: string) => string;
  readonly booked: (route: string) => string;
  readonly cancelled: (route: string) => string;
  readonly notBooked: (route: string) => string;
  readonly bookedIntro: (seller: string) => string;
  readonly cancelledIntro: string;
  readonly notBookedIntro: string;
  readonly ourReference: string;
  readonly airlineReference: string;
  readonly open: string;
  readonly flights: string;
  readonly departs: string;
  readonly arrives: string;
  readonly terminal: (name: string) => string;
  readonly operatedBy: (carrier: string) => string;
  readonly localTime: (offset: string) => string;
  readonly travellers: string;
  readonly price: string;
  readonly total: string;
  readonly paidWith: (card: string) => string;
  readonly paymentPending: string;
  readonly ifYouCancel: string;
  readonly until: (when: string, amount: string) => string;
  readonly afterwards: (amount: string) => string;
  readonly unknownRefund: string;
  readonly whoRefunds: (seller: string, card: string, days: number) => string;
  readonly refundPaid: (amount: string, seller: string, card: string, when: string) => string;
  readonly refundComing: (amount: string, seller: string, card: string, when: string) => string;
  readonly noRefund: string;
  readonly questions: (seller: string, email: string) => string;
  readonly card: (brand: string, last4: string) => string;
  readonly yourCard: string;
}

const en: Words = {
  sampleSubject: 'Sample, not real travel',
  sampleNotice:
    'This is a sample booking. It is not real travel: no seat is held at any airline and nothing was charged.',
  route: (from, to, day) => `${from} to ${to}, ${day}`,
  booked: (route) => `Booked: ${route}`,
  cancelled: (route) => `Cancelled: ${route}`,
  notBooked: (route) => `Not booked: ${route}`,
  bookedIntro: (seller) => `Your flights are booked with ${seller}.`,
  cancelledIntro: 'Your booking is cancelled.',
  notBookedIntro:
    'The airline did not confirm your booking. Nothing was taken from your card; a reserved amount is released.',
  ourReference: 'Our reference',
  airlineReference: 'Airline reference',
  open: 'Open your booking',
  flights: 'Flights',
  departs: 'Departs',
  arrives: 'Arrives',
  terminal: (name) => `Terminal ${name}`,
  operatedBy: (carrier) => `operated by ${carrier}`,
  localTime: (offset) => `local time, ${offset}`,
  travellers: 'Travellers',
  price: 'Price',
  total: 'Total',
  paidWith: (card) => `Paid with ${card}`,
  paymentPending: 'Your bank has reserved the amount; it is taken shortly.',
  ifYouCancel: 'If you cancel',
  until: (when, amount) => `Until ${when}: ${amount} back`,
  afterwards: (amount) => `After that: ${amount} back`,
  unknownRefund: 'What comes back is decided by the airline; ask us first.',
  whoRefunds: (seller, card, days) => `${seller} pays it back to ${card} within ${days} days.`,
  refundPaid: (amount, seller, card, when) => `${seller} paid ${amount} back to ${card} on ${when}.`,
  refundComing: (amount, seller, card, when) => `${seller} pays ${amount} back to ${card}, by ${when} at the latest.`,
  noRefund: 'By the conditions of this fare nothing comes back.',
  questions: (seller, email) => `Questions? ${seller}, ${email}`,
  card: (brand, last4) => `${brand} ending ${last4}`,
  yourCard: 'the card you paid with',
};

const languages: Readonly<Record<string, Words>> = { en };

export function wordsOf(locale: string): Words {
  return languages[locale.split('-')[0] ?? ''] ?? en;
}
