import type { FlightExtrasOffered, Order, OrderTraveller, Quote, QuoteItem } from '#contract/booking';
import type { Slice } from '#contract/search';

const EUR = 'EUR';
const money = (amountMinor: number) => ({ amountMinor, currency: EUR });
const BAG_PRICES = [money(7_500), money(9_000), money(11_000)];

const place = (
  airport: string,
  cityName: string,
  local: string,
  instant: string,
  zone: string,
  countryCode: string,
) => ({
  airport,
  airportName: cityName,
  cityName,
  countryCode,
  terminal: null,
  local,
  zone,
  instant,
});

const slice: Slice = {
  durationMinutes: 775,
  stops: 0,
  dayOffset: 1,
  co2eGrams: 900_000,
  ticketing: { code: 'X-SPC', name: 'Straits Pacific' },
  connections: [],
  segments: [
    {
      marketing: { carrier: 'X-SPC', name: 'Straits Pacific', number: '30' },
      operating: { code: 'X-SPC', name: 'Straits Pacific' },
      aircraft: { code: 'B772', name: 'Boeing 777-200ER' },
      cabin: 'economy',
      departure: place('LHR', 'London', '2027-03-03T14:25', '2027-03-03T14:25:00Z', 'Europe/London', 'GB'),
      arrival: place('SIN', 'Singapore', '2027-03-04T11:20', '2027-03-04T03:20:00Z', 'Asia/Singapore', 'SG'),
      durationMinutes: 775,
      distanceKm: 10_883,
      dayOffset: 1,
      co2eGrams: 900_000,
    },
  ],
};

/** A flight from where this one leads to `cityName`: without one back to where it begins. */
export function flightFrom(out: Slice, cityName?: string): Slice {
  const segments = out.segments.map((segment) => ({
    ...segment,
    departure: segment.arrival,
    arrival: { ...segment.departure, ...(cityName && { cityName }) },
  }));
  return { ...out, segments };
}

export const quoteId = '01a1f941-0185-7992-a826-af6c3e4e82b0';
export const orderId = '01a1f951-ea0b-7ef3-870a-212433c17483';

/** One adult, one way, a fare with a bag to buy. */
export const flightItem: QuoteItem & { readonly extras: FlightExtrasOffered } = {
  product: {
    vertical: 'flights',
    offerId: 'search.house.X-SPC30',
    fareId: 'search.house.X-SPC30!LIGHT',
    supplier: 'house',
    supplierName: 'Sample airlines',
    dataClass: 'demo',
    slices: [slice],
    tickets: 1,
    totals: { durationMinutes: 775, stops: 0, co2eGrams: 900_000, co2eVersusRoutePercent: 1 },
    fare: {
      family: 'LIGHT',
      familyName: 'Light',
      bookingClasses: [['O']],
      bags: [
        {
          cabin: { included: { pieces: 1, weightKg: 8 }, sold: { weightKg: null, prices: [] } },
          checked: { included: { pieces: 0, weightKg: null }, sold: { weightKg: 23, prices: BAG_PRICES } },
        },
      ],
      seat: { choice: 'fee', from: money(1_200) },
      conditions: {
        refund: { status: 'not_allowed', fee: null, untilHoursBefore: null },
        change: { status: 'allowed', fee: money(9_000), untilHoursBefore: 2 },
      },
      milesPercent: null,
    },
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
  },
  price: {
    total: money(60_000),
    perPerson: money(60_000),
    lines: [
      { kind: 'base', code: 'BASE', name: 'Base fare', ...money(40_000) },
      { kind: 'tax', code: 'GB', name: 'Duty', jurisdiction: 'GB', ...money(20_000) },
    ],
    rates: null,
  },
  dueNow: money(60_000),
  priceChange: null,
  extras: {
    vertical: 'flights',
    bags: [
      {
        traveller: 0,
        slice: 0,
        kind: 'checked',
        included: { pieces: 0, weightKg: null },
        asked: 0,
        bought: 0,
        sold: { weightKg: 23, prices: BAG_PRICES },
      },
    ],
    seats: [{ traveller: 0, slice: 0, preferences: ['none', 'window', 'aisle'], unit: money(1_200), chosen: 'none' }],
  },
  rules: {
    genders: ['F', 'M', 'X', 'unspecified'],
    document: 'optional',
    documentValidUntil: '2027-03-04',
    adultAge: { from: 18, to: 110 },
  },
  cancellation: [
    { until: '2026-11-21T14:00:00.000Z', zone: 'Europe/London', basis: 'full', refund: money(60_000) },
    { until: null, zone: 'Europe/London', basis: 'nothing', refund: money(0) },
  ],
};

export const quote: Quote = {
  id: quoteId,
  state: 'live',
  orderId: null,
  replacedBy: null,
  createdAt: '2026-11-20T14:00:00.000Z',
  expiresAt: '2026-11-20T14:30:00.000Z',
  items: [flightItem],
  travellers: [{ item: 0, kind: 'adult', age: null, bornBetween: ['1916-03-04', '2009-03-03'] }],
  price: flightItem.price,
  dueNow: flightItem.dueNow,
  priceChange: null,
  payment: { provider: 'simulator', kind: 'simulator', methods: ['CARD'] },
  seller: { name: 'Wayfold Demo', email: 'bookings@wayfold.example', phone: null, legalEntity: 'Wayfold Demo' },
  refundPromise: { by: 'Wayfold Demo', to: 'original_method', days: 10 },
};

export const mira: OrderTraveller = {
  item: 0,
  kind: 'adult',
  age: null,
  bornBetween: ['1916-03-04', '2009-03-03'],
  givenNames: 'Mira Leela',
  familyName: 'Anand',
  dateOfBirth: '1988-05-14',
  gender: 'F',
  nationality: null,
  document: { type: 'passport', lastTwo: '02', issuedBy: 'IE', expiresOn: '2031-02-02' },
  assistance: ['other'],
  knownTraveller: false,
  loyaltyProgramme: null,
  assistanceNote: 'A quiet seat',
};

export function orderItem(item: QuoteItem, id: string): Order['items'][number] {
  return {
    ...item,
    id,
    state: 'held',
    supplierReference: null,
    documents: [],
    cancelledUnits: [],
    units: 1,
    refunded: { amountMinor: 0, currency: EUR },
    cancellable: false,
  };
}

/** The order made from it, with its seats kept, ready to be paid. */
export const order: Order = {
  id: orderId,
  reference: 'WF-7K2QX9',
  state: 'held',
  createdAt: quote.createdAt,
  dataClass: 'demo',
  seller: quote.seller,
  items: [orderItem(flightItem, 'item')],
  hold: {
    expiresAt: '2999-01-01T14:20:00.000Z',
    priceGuaranteedUntil: '2999-01-01T14:20:00.000Z',
    extendable: true,
  },
  travellers: [mira],
  contact: { email: 'mira@example.com', phone: null },
  price: quote.price,
  dueNow: quote.dueNow,
  priceFirstSeen: quote.price.total,
  priceChange: null,
  payment: quote.payment,
  refundPromise: quote.refundPromise,
  payments: [],
  refunds: [],
  events: [],
  mail: { state: 'none', at: null },
  actions: ['edit', 'pay', 'extendHold'],
};
