import { setTimeout as sleep } from 'node:timers/promises';
import type { Order, Quote } from '#contract/booking';
import { tokenise } from '#contract/payments';
import type { RoomOffer, StayDetail, StayResults } from '#contract/search';
import { inDays, unlessGone, type Visitor } from './book.ts';

export interface StayOptions {
  readonly place?: string;
  /** How many rooms, for two adults each. */
  readonly rooms?: number;
  readonly pay?: RoomOffer['plan']['payAt'];
  /** Days from today. */
  readonly arriveIn?: number;
  readonly nights?: number;
  /** A quote to which the rooms are added. */
  readonly joins?: string;
}

const BOOKING = '/i/api/booking/v1';
const SETTLES_MS = 30_000;
const LOOK_EVERY_MS = 200;
const NAMES = ['Mira Anand', 'Tomas Lindqvist', 'Ines Moreau'];

/** Rooms that can be cancelled for nothing until a day, of the first property that has enough of one type. */
export async function quoteStay(visitor: Visitor, options: StayOptions = {}): Promise<Quote> {
  const { place = 'PAR', rooms = 1, pay = 'now', arriveIn = 90, nights = 3, joins } = options;
  const { id } = await visitor.post<{ id: string }>('/i/api/search/v1/stays', {
    place,
    checkIn: inDays(arriveIn),
    checkOut: inDays(arriveIn + nights),
    rooms: Array.from({ length: rooms }, () => ({ adults: 2, children: [] })),
    currency: 'EUR',
  });
  const { offers } = await visitor.get<StayResults>(`/i/api/search/v1/${id}?sort=price&limit=40&waitMs=5000`);
  for (const offer of offers) {
    const path = `/i/api/search/v1/${id}/offers/${encodeURIComponent(offer.id)}`;
    const { needs } = await visitor.get<StayDetail>(path);
    const found = needs[0]?.offers.find(
      ({ plan, left, cancellation }) => plan.payAt === pay && left >= rooms && cancellation.freeUntil !== null,
    );
    if (found) {
      const pick = { room: found.room.key, plan: found.plan.key };
      const body = {
        offerId: offer.id,
        choice: { vertical: 'stays', rooms: needs.map(() => pick) },
        ...(joins && { joins }),
      };
      const quote = await visitor.post<Quote>(`${BOOKING}/quotes`, body).catch(unlessGone);
      if (quote) return quote;
    }
  }
  throw new TypeError('No property sells such rooms');
}

const PASSENGER = { dateOfBirth: '1990-05-17', gender: 'F', nationality: 'IE' };

/** From a quote of anything to an order that is confirmed and paid, through the API alone. */
export async function bookQuote(visitor: Visitor, quote: Quote, email = 'mira.anand@example.com'): Promise<Order> {
  const travellers = quote.travellers.map(({ kind }, at) => {
    const [givenNames, familyName] = (NAMES[at % NAMES.length] ?? '').split(' ');
    return { givenNames, familyName, ...(kind === 'guest' ? {} : PASSENGER) };
  });
  const body = { quoteId: quote.id, travellers, contact: { email, phone: null } };
  const order = await visitor.post<Order>(`${BOOKING}/orders`, body, crypto.randomUUID());
  const acceptTotalMinor = order.price.total.amountMinor;
  const held = await visitor.post<Order>(`${BOOKING}/orders/${order.id}/hold`, { acceptTotalMinor });
  const card = tokenise('4242424242424242');
  if (!card.ok) throw new TypeError('Not a published test number');
  const { amountMinor: totalMinor, currency } = held.price.total;
  await visitor.post(
    `${BOOKING}/orders/${held.id}/pay`,
    {
      method: 'CARD',
      paymentToken: held.dueNow.amountMinor === 0 ? null : card.token,
      totalMinor,
      currency,
      returnPath: `/bookings/${held.id}/paid`,
    },
    crypto.randomUUID(),
  );
  return settled(visitor, held.id);
}

/** The order once it is confirmed. Also used outside of Vitest, by benchmarks. */
async function settled(visitor: Visitor, id: string): Promise<Order> {
  const until = performance.now() + SETTLES_MS;
  while (performance.now() < until) {
    const order = await visitor.get<Order>(`${BOOKING}/orders/${id}`);
    if (order.actions.includes('cancel')) return order;
    await sleep(LOOK_EVERY_MS);
  }
  throw new TypeError(`Order ${id} was not confirmed`);
}
