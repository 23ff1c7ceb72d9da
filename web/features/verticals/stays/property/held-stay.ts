import { foundKey, type Quote, type StayProduct } from '#contract/booking';
import { formatStayAddress, type RoomOffer, type StayAddress, type StayDetail } from '#contract/search';
import type { CartFact } from '../../../../facts.ts';
import { tripCurrency } from '../../../cart/held-place.ts';
import { type HeldPart, heldPart, placeOfReplaced } from '../../../cart/replaced.ts';
import { planId } from './choice-address.ts';

/** What is in the cart, where the choice of a room takes its place. */
export interface HeldStay extends HeldPart {
  /** Of the property. */
  readonly name: string;
  /** The type of its rooms and what is eaten, where all are alike. */
  readonly room?: string;
  readonly board?: StayProduct['rooms'][number]['plan']['board'];
  /** Of this offer the plan of each room; empty where another place or other nights are held. */
  readonly picks: readonly string[];
}

/** The currency of the trip that a room of this search would be part of. */
export function heldStayCurrency(cart: CartFact, address: StayAddress): string | undefined {
  return tripCurrency(cart, 'stays', formatStayAddress(address));
}

interface Held {
  readonly held: HeldStay | null;
  /** With what is held at the price that it has in the trip. */
  readonly detail: StayDetail;
}

/** Held is nothing where a room of this offer, found in this search, takes the place of nothing. */
export function heldStay(quote: Quote, detail: StayDetail, search: string): Held {
  const item = quote.items[placeOfReplaced(quote, { vertical: 'stays', offerId: detail.offer.id, search })];
  if (item?.product.vertical !== 'stays') return { held: null, detail };
  const { product } = item;
  const picks = isSameOffer(product, detail) ? product.rooms.map(planId) : [];
  const held = { ...heldPart(quote, item), name: product.property.name, ...likeRooms(product), picks };
  return { held, detail: picks.length > 0 ? withHeld(detail, product) : detail };
}

function likeRooms({ rooms: [first, ...others] }: StayProduct): Pick<HeldStay, 'room' | 'board'> {
  const alike = others.every(({ room, plan }) => room.key === first?.room.key && plan.board === first.plan.board);
  return first && alike ? { room: first.room.name, board: first.plan.board } : {};
}

function isSameOffer({ offerId, checkIn, checkOut, rooms }: StayProduct, { offer, query }: StayDetail): boolean {
  const asked = (needs: readonly StayProduct['rooms'][number]['need'][]): string =>
    JSON.stringify(needs.map(({ adults, children }) => [adults, children]));
  return (
    foundKey(offerId) === offer.key &&
    checkIn === query.checkIn &&
    checkOut === query.checkOut &&
    asked(rooms.map(({ need }) => need)) === asked(query.rooms)
  );
}

/** Chosen again it stays what it is, unless it costs less by now (`isSameThing`). */
function withHeld(detail: StayDetail, { rooms }: StayProduct): StayDetail {
  const sum = (prices: readonly Pick<RoomOffer, 'price'>[]): number =>
    prices.reduce((all, { price }) => all + price.total.amountMinor, 0);
  const now = detail.needs.flatMap(({ offers }, at) => {
    const room = rooms[at];
    return offers.filter((offer) => room && planId(offer) === planId(room));
  });
  const [currency] = new Set(now.map(({ price }) => price.total.currency));
  const held = rooms[0]?.price.total.currency;
  if (now.length < rooms.length || currency !== held || sum(now) < sum(rooms)) return detail;
  return {
    ...detail,
    needs: detail.needs.map((need, at) => ({
      ...need,
      offers: need.offers.map((offer) => {
        const room = rooms[at];
        return room && planId(offer) === planId(room)
          ? { ...offer, price: room.price, cancellation: room.cancellation }
          : offer;
      }),
    })),
  };
}
