import type { Order, OrderItem, OrderTraveller, StayProduct } from '#contract/booking';
import type { Price, PriceLine } from '#contract/search';
import { eur, flightItem, sampleOrder, samplePayment } from './sample-order.ts';

type Room = StayProduct['rooms'][number];

/** Three nights in March; free until the day before at 18:00 by the clocks of the property. */
const FREE_UNTIL = '2027-03-02T10:00:00.000Z';
/** From the first morning on nothing comes back. */
const BEGUN = '2027-03-04T03:00:00.000Z';
const ROOM_MINOR = 30_000;
const TAX_MINOR = 1_200;

const property: StayProduct['property'] = {
  key: 'h-1',
  name: 'The Pilotage',
  lat: 1.27,
  lon: 103.86,
  countryCode: 'SG',
  area: { key: 'a1', name: 'Marina South' },
  zone: 'Asia/Singapore',
  chain: null,
  stars: 4,
  score: { tenths: 89, count: 1_204 },
  amenities: ['wifi', 'pool', 'non_smoking'],
  access: [],
  checkIn: { from: 900, until: 1_440 },
  checkOutUntil: 660,
  checkInAge: 18,
  pets: 'no',
  children: true,
  currency: 'SGD',
  seed: 7,
};

/** Tax is always asked for there; the room itself with the booking or there. */
function roomPrice(payAt: 'now' | 'property'): Price {
  const there = payAt === 'property' ? ({ due: 'property' } as const) : {};
  const lines: PriceLine[] = [
    { kind: 'base', code: 'room', name: '', ...eur(ROOM_MINOR), ...there },
    { kind: 'tax', code: 'CT', name: 'City tax', jurisdiction: 'Singapore', ...eur(TAX_MINOR), due: 'property' },
  ];
  const total = ROOM_MINOR + TAX_MINOR;
  const due = payAt === 'now' ? TAX_MINOR : total;
  return {
    total: eur(total),
    perPerson: eur(total / 2),
    lines,
    atProperty: { amount: eur(due), asked: [{ amountMinor: due + due / 2, currency: 'SGD' }] },
    rates: null,
  };
}

function room(key: string, name: string, payAt: 'now' | 'property'): Room {
  const total = ROOM_MINOR + TAX_MINOR;
  return {
    need: { adults: 2, children: [] },
    room: {
      key,
      name,
      beds: [{ kind: 'queen', count: 1 }],
      sizeM2: 24,
      maxAdults: 2,
      maxChildren: 1,
      maxGuests: 3,
    },
    plan: { key: 'flex', board: 'breakfast', payAt, audience: 'public' },
    price: roomPrice(payAt),
    cancellation: {
      steps: [
        { until: FREE_UNTIL, kept: eur(0), back: eur(total) },
        { until: null, kept: eur(10_000), back: eur(total - 10_000) },
      ],
      freeUntil: FREE_UNTIL,
      noShow: eur(ROOM_MINOR),
    },
  };
}

/** Rooms at The Pilotage, as many as are named. */
export function stayItem(changes: Partial<OrderItem> = {}, rooms = 3, payAt: 'now' | 'property' = 'now'): OrderItem {
  const names = ['Harbour double', 'Step-free double', 'Lantern suite'].slice(0, rooms);
  const each = roomPrice(payAt);
  const [total, there] = [each.total.amountMinor * rooms, (each.atProperty?.amount.amountMinor ?? 0) * rooms];
  const charged = total - there;
  const left = rooms - (changes.cancelledUnits?.length ?? 0);
  return {
    ...flightItem('confirmed'),
    id: 'i2',
    product: {
      vertical: 'stays',
      offerId: 's2.h-1',
      supplier: 'house-stays',
      supplierName: 'Wayfold sample places',
      dataClass: 'demo',
      search: '/stays/SIN/2027-03-03/2027-03-06/2adults',
      property,
      checkIn: '2027-03-03',
      checkOut: '2027-03-06',
      nights: 3,
      rooms: names.map((name, at) => room(`r${at}`, name, payAt)),
    },
    price: { ...each, total: eur(total), atProperty: { amount: eur(there), asked: [] } },
    dueNow: eur(charged),
    extras: null,
    rules: { genders: [], document: 'none', documentValidUntil: '2027-03-06', adultAge: { from: 18, to: 110 } },
    cancellation: [
      { until: FREE_UNTIL, zone: property.zone, refund: eur((charged / rooms) * left), basis: 'full' },
      {
        until: BEGUN,
        zone: property.zone,
        refund: eur(charged === 0 ? 0 : (charged / rooms - 10_000) * left),
        basis: 'less_fee',
      },
      { until: null, zone: property.zone, refund: eur(0), basis: 'nothing' },
    ],
    supplierReference: 'DEMO-ROOM77',
    units: rooms,
    refundsNow: names.map((_, at) => (changes.cancelledUnits?.includes(at) ? null : eur(charged / rooms))),
    ...changes,
  };
}

const GUESTS = [
  ['Mira', 'Anand'],
  ['Tomas', 'Lindqvist'],
  ['Ines', 'Moreau'],
] as const;

function guestsOf(item: number, rooms: number): OrderTraveller[] {
  return GUESTS.slice(0, rooms).map(([givenNames, familyName]) => ({
    item,
    kind: 'guest',
    age: null,
    bornBetween: null,
    givenNames,
    familyName,
    dateOfBirth: null,
    gender: null,
    nationality: null,
    document: null,
    assistance: [],
    knownTraveller: false,
    loyaltyProgramme: null,
    assistanceNote: '',
  }));
}

/** An order of rooms alone. */
export function stayOrder(item = stayItem(), changes: Partial<Order> = {}): Order {
  return sampleOrder('confirmed', {
    items: [item],
    travellers: guestsOf(0, item.units),
    price: item.price,
    priceFirstSeen: item.price.total,
    dueNow: item.dueNow,
    refundNow: item.dueNow,
    payments: [{ ...samplePayment('captured'), amount: item.dueNow, taken: item.dueNow }],
    ...changes,
  });
}

/** Flights and rooms, bought together with one payment. */
export function bothOrder(stay = stayItem(), changes: Partial<Order> = {}): Order {
  const flight = flightItem('confirmed');
  const sum = (a: { amountMinor: number }, b: { amountMinor: number }) => eur(a.amountMinor + b.amountMinor);
  const due = sum(flight.dueNow, stay.dueNow);
  return sampleOrder('confirmed', {
    items: [flight, stay],
    travellers: [...sampleOrder('confirmed').travellers, ...guestsOf(1, stay.units)],
    price: { ...flight.price, total: sum(flight.price.total, stay.price.total) },
    priceFirstSeen: sum(flight.price.total, stay.price.total),
    dueNow: due,
    payments: [{ ...samplePayment('captured'), amount: due, taken: due }],
    ...changes,
  });
}

/** The same of which the rooms were refused: the flights stand and only they are paid for. */
export function partlyOrder(): Order {
  const refused = stayItem({ state: 'rejected', supplierReference: null, cancellable: false });
  const order = bothOrder(refused, { state: 'partly_confirmed' });
  return { ...order, payments: order.payments.map((payment) => ({ ...payment, taken: eur(51_550) })) };
}
