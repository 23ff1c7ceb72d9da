import type { FlightProduct, Order, OrderItem, OrderTraveller, StayProduct } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Price, PriceLine } from '#contract/search';

export const eur = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

/** A price of these lines, to the minor unit. */
export function priceOf(lines: readonly PriceLine[], asked?: readonly Money[]): Price {
  const sum = (some: readonly PriceLine[]): Money => eur(some.reduce((all, line) => all + line.amountMinor, 0));
  const there = lines.filter(({ due }) => due === 'property');
  const total = sum(lines);
  return {
    total,
    perPerson: total,
    lines: [...lines],
    rates: null,
    ...(there.length > 0 && { atProperty: { amount: sum(there), asked: [...(asked ?? [sum(there)])] } }),
  };
}

const line = (kind: PriceLine['kind'], code: string, name: string, amountMinor: number): PriceLine => ({
  kind,
  code,
  name,
  ...eur(amountMinor),
});

const airport = (code: string, name: string, city: string, local: string, zone: string, instant: string) => ({
  airport: code,
  airportName: name,
  cityName: city,
  countryCode: 'GB',
  terminal: '2',
  local,
  zone,
  instant,
});

export const flights: FlightProduct = {
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
      segments: [
        {
          marketing: { carrier: 'X-SPC', name: 'Straits Pacific', number: '318' },
          operating: { code: 'X-NRD', name: 'Norders' },
          aircraft: { code: '359', name: 'Airbus A350-900' },
          cabin: 'economy',
          departure: airport('LHR', 'Heathrow', 'London', '2027-03-03T22:05', 'Europe/London', '2027-03-03T22:05:00Z'),
          arrival: airport('SIN', 'Changi', 'Singapore', '2027-03-04T19:15', 'Asia/Singapore', '2027-03-04T11:15:00Z'),
          durationMinutes: 790,
          distanceKm: 10_885,
          dayOffset: 1,
          co2eGrams: 600_000,
        },
      ],
      connections: [],
    },
  ],
  tickets: 1,
  totals: { durationMinutes: 790, stops: 0, co2eGrams: 600_000, co2eVersusRoutePercent: null },
  fare: {
    family: 'light',
    familyName: 'Light',
    bookingClasses: [['K']],
    bags: [],
    seat: 'fee',
    conditions: {
      refund: { status: 'unknown', fee: null, untilHoursBefore: null },
      change: { status: 'unknown', fee: null, untilHoursBefore: null },
      noShow: 'unknown',
    },
    milesPercent: null,
  } as unknown as FlightProduct['fare'],
  passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
  cabin: 'economy',
};

type Room = StayProduct['rooms'][number];

export interface RoomAsk {
  readonly name?: string;
  readonly payAt?: 'now' | 'property';
  readonly roomMinor?: number;
  readonly cityTaxMinor?: number;
}

/** A room for 300.00 with breakfast and a city tax of 9.00 at the property, free to cancel until two days before. */
export function room(ask: RoomAsk = {}): Room {
  const { name = 'Double room', payAt = 'now', roomMinor = 30_000, cityTaxMinor = 900 } = ask;
  const due = payAt === 'property' ? { due: payAt } : {};
  const price = priceOf([
    { ...line('base', 'room', '', roomMinor), ...due },
    ...(cityTaxMinor > 0 ? [{ ...line('tax', 'CITY', 'City tax', cityTaxMinor), due: 'property' as const }] : []),
  ]);
  return {
    need: { adults: 2, children: [7] },
    room: {
      key: 'dbl',
      name,
      beds: [{ kind: 'double', count: 1 }],
      sizeM2: 20,
      maxAdults: 2,
      maxChildren: 1,
      maxGuests: 3,
    },
    plan: { key: 'flex', board: 'breakfast', payAt, audience: 'public' },
    price,
    cancellation: {
      steps: [
        { until: '2027-03-27T17:00:00.000Z', kept: eur(0), back: price.total },
        { until: null, kept: eur(10_000), back: eur(price.total.amountMinor - 10_000) },
      ],
      freeUntil: '2027-03-27T17:00:00.000Z',
      noShow: price.total,
    },
  };
}

/** Three nights in Vienna over the night in which summer time begins. */
export function stay(rooms: readonly Room[] = [room()]): StayProduct {
  return {
    vertical: 'stays',
    offerId: 's2.h',
    supplier: 'house',
    supplierName: 'Wayfold sample stays',
    dataClass: 'demo',
    property: {
      key: 'p1',
      name: 'Harbour House',
      lat: 48.2082,
      lon: 16.3738,
      countryCode: 'AT',
      area: { key: 'c-old', name: 'Old Town' },
      zone: 'Europe/Vienna',
      chain: null,
      stars: 4,
      score: null,
      amenities: ['non_smoking'],
      access: [],
      checkIn: { from: 900, until: 1_320 },
      checkOutUntil: 660,
      checkInAge: 21,
      pets: 'on_request',
      children: true,
      currency: 'EUR',
      seed: 1,
    },
    checkIn: '2027-03-26',
    checkOut: '2027-03-29',
    nights: 3,
    rooms: [...rooms],
  };
}

export function flightItem(changes: Partial<OrderItem> = {}): OrderItem {
  const price = priceOf([line('base', 'FARE', 'Fare', 40_000), line('tax', 'GB', 'Air Passenger Duty', 11_550)]);
  return {
    ...itemOf(flights, price),
    id: 'i-flights',
    supplierReference: 'DEMO-AIR1',
    cancellation: [
      { until: '2026-11-21T09:00:00.000Z', zone: 'Europe/London', refund: price.total, basis: 'full' },
      { until: null, zone: 'Europe/London', refund: eur(0), basis: 'nothing' },
    ],
    ...changes,
  };
}

export function stayItem(rooms: readonly Room[] = [room()], changes: Partial<OrderItem> = {}): OrderItem {
  const price = priceOf(rooms.flatMap((each) => each.price.lines));
  return {
    ...itemOf(stay(rooms), price),
    id: 'i-stay',
    supplierReference: 'DEMO-BED1',
    units: rooms.length,
    ...changes,
  };
}

function itemOf(product: OrderItem['product'], price: Price): OrderItem {
  return {
    id: 'i',
    state: 'confirmed',
    product,
    price,
    dueNow: eur(price.total.amountMinor - (price.atProperty?.amount.amountMinor ?? 0)),
    priceChange: null,
    extras: null,
    rules: { genders: ['F', 'M'], document: 'none', documentValidUntil: '2027-03-29', adultAge: { from: 18, to: 110 } },
    cancellation: [],
    supplierReference: null,
    documents: [],
    cancelledUnits: [],
    units: 1,
    refunded: eur(0),
    cancellable: true,
  };
}

/** Bought together and paid with one card. */
export function orderOf(items: readonly OrderItem[], changes: Partial<Order> = {}): Order {
  const paid = items.filter(({ state }) => ['confirmed', 'cancelling', 'cancelled'].includes(state));
  const due = (some: readonly OrderItem[]): Money => eur(some.reduce((sum, { dueNow }) => sum + dueNow.amountMinor, 0));
  const price = priceOf(items.flatMap((item) => item.price.lines));
  return {
    id: '0199-order',
    reference: 'WF-7K2QX9',
    state: 'confirmed',
    createdAt: '2026-11-20T11:40:00.000Z',
    dataClass: 'demo',
    seller: { name: 'Wayfold Demo Ltd', email: 'help@wayfold.example', phone: null, legalEntity: 'Wayfold Demo Ltd' },
    items: [...items],
    hold: null,
    travellers: items.flatMap((item, place) => peopleOf(item, place)),
    contact: { email: 'mira@example.com', phone: null },
    price,
    dueNow: due(items),
    priceFirstSeen: price.total,
    priceChange: null,
    payment: { provider: 'simulator', methods: ['CARD'], kind: 'simulator' },
    payments:
      due(items).amountMinor === 0
        ? []
        : [
            {
              id: 'p1',
              method: 'CARD',
              brand: 'Visa',
              last4: '4242',
              amount: due(items),
              taken: due(paid),
              state: 'captured',
              reason: null,
              at: '2026-11-20T11:42:00.000Z',
            },
          ],
    refunds: [],
    refundPromise: { by: 'Wayfold Demo Ltd', to: 'original_method', days: 10 },
    events: [],
    mail: { state: 'none', at: null },
    actions: [],
    ...changes,
  };
}

const NAMES = ['Mira', 'Noor', 'Ola', 'Pia'] as const;

function peopleOf({ product }: OrderItem, item: number): OrderTraveller[] {
  const count = product.vertical === 'stays' ? product.rooms.length : 1;
  return Array.from({ length: count }, (_, at) => ({
    item,
    kind: product.vertical === 'stays' ? 'guest' : 'adult',
    age: null,
    bornBetween: null,
    givenNames: NAMES[at] ?? 'Somebody',
    familyName: 'Anand',
    dateOfBirth: null,
    gender: null,
    nationality: null,
    document: null,
    assistance: [],
    knownTraveller: false,
    assistanceNote: '',
    loyaltyProgramme: null,
  }));
}

/** What comes back of an order, on its way. */
export function refund(amountMinor: number): Order['refunds'][number] {
  return {
    id: 'r1',
    state: 'paying',
    amount: eur(amountMinor),
    to: 'original_method',
    brand: 'Visa',
    last4: '4242',
    by: 'Wayfold Demo Ltd',
    requestedAt: '2026-11-22T10:00:00.000Z',
    expectedBy: '2026-12-02T10:00:00.000Z',
    paidAt: null,
    steps: [],
  };
}
