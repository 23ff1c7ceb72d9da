import type { Order, OrderTraveller, Quote, QuoteItem, StayProduct } from '#contract/booking';
import type { Price } from '#contract/search';
import { PARIS } from '../../verticals/stays/property/testing/sample.ts';
import { flightItem, mira, order, orderItem, quote } from './sample.ts';

type Room = StayProduct['rooms'][number];

const { offer, needs } = PARIS.detail;

/** Of the sample of a property in Paris the plan that is named, for two adults. */
function room(plan: string): Room {
  const found = needs[0]?.offers.find((each) => each.plan.key === plan);
  if (!found) throw new TypeError(`No ${plan}`);
  return { ...found, need: { adults: 2, children: [] } };
}

function joined(prices: readonly Price[]): Price {
  const sum = (of: (price: Price) => number) => prices.reduce((all, price) => all + of(price), 0);
  const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const there = sum(({ atProperty }) => atProperty?.amount.amountMinor ?? 0);
  return {
    total: money(sum(({ total }) => total.amountMinor)),
    perPerson: money(0),
    lines: prices.flatMap(({ lines }) => lines),
    rates: null,
    ...(there > 0 && { atProperty: { amount: money(there), asked: [money(there)] } }),
  };
}

function dueNow({ total, atProperty }: Price) {
  return { ...total, amountMinor: total.amountMinor - (atProperty?.amount.amountMinor ?? 0) };
}

function stayItem(rooms: readonly Room[]): QuoteItem {
  const price = joined(rooms.map((each) => each.price));
  return {
    product: {
      vertical: 'stays',
      offerId: `search.${offer.key}`,
      supplier: 'house',
      supplierName: 'Sample houses',
      dataClass: 'demo',
      search: '/stays/PAR/2027-03-10/2027-03-13/2adults/2adults',
      property: offer.property,
      checkIn: '2027-03-10',
      checkOut: '2027-03-13',
      nights: 3,
      rooms: [...rooms],
    },
    price,
    dueNow: dueNow(price),
    priceChange: null,
    extras: null,
    rules: { genders: [], document: 'none', documentValidUntil: '2027-03-13', adultAge: { from: 18, to: 110 } },
    cancellation: [
      { until: null, zone: 'Europe/Paris', basis: 'nothing', refund: { amountMinor: 0, currency: 'EUR' } },
    ],
  };
}

const guest = (item: number) => ({ item, kind: 'guest', age: null, bornBetween: null }) as const;
const named = (item: number, givenNames: string, familyName: string): OrderTraveller => ({
  ...mira,
  ...guest(item),
  givenNames,
  familyName,
  dateOfBirth: null,
  gender: null,
  document: null,
  assistance: [],
  assistanceNote: '',
});

function quoteOf(items: QuoteItem[], travellers: Quote['travellers']): Quote {
  const price = joined(items.map((item) => item.price));
  return { ...quote, items, travellers, price, dueNow: dueNow(price) };
}

function orderOf({ items, price, dueNow: due }: Quote, travellers: OrderTraveller[]): Order {
  const kept = items.map((item, at) => orderItem(item, `item-${at}`));
  const actions: Order['actions'] = ['edit', 'pay', 'extendHold', ...(items.length > 1 ? ['removeItem' as const] : [])];
  return { ...order, items: kept, price, dueNow: due, priceFirstSeen: price.total, travellers, actions };
}

/** Two rooms, paid with the booking. */
export const stayQuote = quoteOf([stayItem([room('saver'), room('saver')])], [guest(0), guest(0)]);
export const stayOrder = orderOf(stayQuote, [named(0, 'Mira Leela', 'Anand'), named(0, 'Tom', 'Anand')]);

/** A room of which nothing is charged with the booking. */
export const thereQuote = quoteOf([stayItem([room('flex-breakfast')])], [guest(0)]);
export const thereOrder = orderOf(thereQuote, [named(0, 'Mira Leela', 'Anand')]);

/** Flights and a room that is paid at the property. */
export const bothQuote = quoteOf([flightItem, stayItem([room('flex-breakfast')])], [...quote.travellers, guest(1)]);
export const bothOrder = orderOf(bothQuote, [mira, named(1, 'Mira Leela', 'Anand')]);
