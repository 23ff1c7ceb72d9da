import type { CancelQuote, ItemState, Order, OrderItem, OrderState } from '#contract/booking';
import type { Segment } from '#contract/search';

export const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const london = {
  airport: 'LHR',
  airportName: 'Heathrow',
  cityName: 'London',
  countryCode: 'GB',
  terminal: '2',
  local: '2027-03-03T22:05',
  zone: 'Europe/London',
  instant: '2027-03-03T22:05:00.000Z',
};
const singapore = {
  airport: 'SIN',
  airportName: 'Changi',
  cityName: 'Singapore',
  countryCode: 'SG',
  terminal: '3',
  local: '2027-03-04T19:15',
  zone: 'Asia/Singapore',
  instant: '2027-03-04T11:15:00.000Z',
};
const segment: Segment = {
  marketing: { carrier: 'X-SPC', name: 'Straits Pacific', number: '318' },
  operating: { code: 'X-SPC', name: 'Straits Pacific' },
  aircraft: { code: '359', name: 'Airbus A350-900' },
  cabin: 'economy',
  departure: london,
  arrival: singapore,
  durationMinutes: 790,
  distanceKm: 10_885,
  dayOffset: 1,
  co2eGrams: 600_000,
};
const price: Order['price'] = {
  total: eur(51_550),
  perPerson: eur(51_550),
  lines: [
    { kind: 'base', code: 'FARE', name: 'Fare', ...eur(40_000) },
    { kind: 'tax', code: 'GB', name: 'Air Passenger Duty', jurisdiction: 'GB', ...eur(11_550) },
  ],
  rates: null,
};
const unknown = { status: 'unknown', fee: null, untilHoursBefore: null } as const;

export const cancelQuote: CancelQuote = {
  id: 'q1',
  orderId: 'o1',
  itemId: 'i1',
  units: [0],
  partial: false,
  reference: 'WF-7K2QX9',
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T12:10:00.000Z',
  state: 'live',
  paid: eur(51_550),
  owedThere: null,
  refund: eur(11_550),
  fee: eur(40_000),
  basis: 'taxes_only',
  lines: [
    { kind: 'base', code: 'FARE', name: 'Fare', paid: eur(40_000), refund: eur(0) },
    { kind: 'tax', code: 'GB', name: 'Air Passenger Duty', paid: eur(11_550), refund: eur(11_550) },
  ],
  to: 'original_method',
  by: 'Wayfold Demo Ltd',
  expectedBy: '2026-11-30T12:00:00.000Z',
};

const actions: Partial<Record<OrderState, Order['actions']>> = {
  draft: ['edit', 'hold'],
  held: ['edit', 'pay'],
  paying: ['continuePayment'],
  expired: ['edit', 'hold'],
  confirmed: ['calendar', 'print', 'resendMail', 'cancel'],
  cancelled: ['print', 'resendMail'],
};

/** One adult from London to Singapore, in whatever state. */
export function sampleOrder(state: OrderState, changes: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    reference: 'WF-7K2QX9',
    state,
    createdAt: '2026-11-20T11:40:00.000Z',
    dataClass: 'demo',
    refundPromise: { by: 'Wayfold Demo Ltd', to: 'original_method', days: 10 },
    seller: { name: 'Wayfold Demo Ltd', email: 'help@wayfold.example', phone: null, legalEntity: 'Wayfold Demo Ltd' },
    items: [flightItem(state)],
    travellers: [
      {
        item: 0,
        kind: 'adult',
        age: null,
        bornBetween: ['1916-03-04', '2009-03-03'],
        givenNames: 'Mira Leela',
        familyName: 'Anand',
        dateOfBirth: '1990-05-17',
        gender: 'F',
        nationality: 'IE',
        document: { type: 'passport', lastTwo: '67', issuedBy: 'IE', expiresOn: '2031-02-02' },
        assistance: ['wheelchair'],
        knownTraveller: false,
        loyaltyProgramme: null,
        assistanceNote: 'From the kerb, please',
      },
    ],
    hold:
      state === 'held'
        ? {
            expiresAt: '2026-11-20T12:30:00.000Z',
            priceGuaranteedUntil: '2026-11-20T12:30:00.000Z',
            extendable: true,
          }
        : null,
    contact: { email: 'mira@example.com', phone: null },
    price,
    dueNow: eur(51_550),
    priceFirstSeen: eur(51_550),
    priceChange: null,
    payment: { provider: 'simulator', methods: ['CARD'], kind: 'simulator' },
    payments: [],
    refunds: [],
    events: [{ at: '2026-11-20T11:40:00.000Z', kind: 'order_created', amount: eur(51_550), item: null }],
    mail: { state: 'sent', at: '2026-11-20T11:42:00.000Z' },
    actions: actions[state] ?? [],
    ...changes,
  };
}

const itemStates: Partial<Record<OrderState, ItemState>> = {
  held: 'held',
  paying: 'authorising',
  booking: 'committing',
  checking: 'commit_unknown',
  confirmed: 'confirmed',
  failed: 'rejected',
  expired: 'hold_expired',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
};

export function flightItem(state: OrderState): OrderItem {
  const booked = ['confirmed', 'cancelling', 'cancelled'].includes(state);
  return {
    id: 'i1',
    state: itemStates[state] ?? 'draft',
    product: {
      vertical: 'flights',
      offerId: 's1.k',
      fareId: 's1.k!L',
      supplier: 'house',
      supplierName: 'Wayfold sample airlines',
      dataClass: 'demo',
      slices: [
        {
          durationMinutes: 790,
          stops: 0,
          dayOffset: 1,
          co2eGrams: 600_000,
          ticketing: { code: 'X-SPC', name: 'Straits Pacific' },
          segments: [segment],
          connections: [],
        },
      ],
      tickets: 1,
      totals: { durationMinutes: 790, stops: 0, co2eGrams: 600_000, co2eVersusRoutePercent: null },
      fare: {
        family: 'light',
        familyName: 'Light',
        bookingClasses: [['K']],
        bags: [
          {
            cabin: { included: { pieces: 1, weightKg: 8 }, sold: { weightKg: null, prices: [] } },
            checked: { included: { pieces: 0, weightKg: null }, sold: { weightKg: 23, prices: [eur(4_800)] } },
          },
        ],
        seat: { choice: 'none', from: null },
        conditions: { refund: unknown, change: unknown },
        milesPercent: null,
      },
      passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
      cabin: 'economy',
    },
    price,
    dueNow: eur(51_550),
    priceChange: null,
    rules: {
      genders: ['F', 'M'],
      document: 'optional',
      documentValidUntil: '2027-03-04',
      adultAge: { from: 18, to: 110 },
    },
    cancelledUnits: [],
    units: 1,
    refunded: eur(0),
    cancellable: state === 'confirmed',
    extras: {
      vertical: 'flights',
      bags: [
        {
          traveller: 0,
          slice: 0,
          kind: 'cabin',
          included: { pieces: 1, weightKg: 8 },
          asked: 1,
          bought: 0,
          sold: { weightKg: null, prices: [] },
        },
        {
          traveller: 0,
          slice: 0,
          kind: 'checked',
          included: { pieces: 0, weightKg: null },
          asked: 1,
          bought: 1,
          sold: { weightKg: 23, prices: [eur(4_800)] },
        },
      ],
      seats: [],
    },
    supplierReference: booked ? 'DEMO-8QJ4TD' : null,
    cancellation: [
      { until: '2026-11-21T11:40:00.000Z', zone: 'Europe/London', refund: eur(51_550), basis: 'full' },
      { until: '2027-03-03T22:05:00.000Z', zone: 'Europe/London', refund: eur(11_550), basis: 'taxes_only' },
      { until: null, zone: 'Europe/London', refund: eur(0), basis: 'nothing' },
    ],
    documents: [],
  };
}

export function samplePayment(state: Order['payments'][number]['state']): Order['payments'][number] {
  return {
    id: 'p1',
    method: 'CARD',
    brand: 'Visa',
    last4: '4242',
    amount: eur(51_550),
    taken: ['captured', 'partially_refunded', 'refunded'].includes(state) ? eur(51_550) : null,
    state,
    reason: null,
    at: '2026-11-20T11:41:00.000Z',
  };
}

export const sampleRefund: Order['refunds'][number] = {
  id: 'r1',
  state: 'paying',
  amount: eur(11_550),
  to: 'original_method',
  brand: 'Visa',
  last4: '4242',
  by: 'Wayfold Demo Ltd',
  requestedAt: '2026-11-20T12:05:00.000Z',
  expectedBy: '2026-11-30T12:05:00.000Z',
  paidAt: null,
  steps: [
    { state: 'confirmed', at: '2026-11-20T12:05:00.000Z' },
    { state: 'paying', at: '2026-11-20T12:05:01.000Z' },
  ],
};
