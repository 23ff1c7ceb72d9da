import type { Product, Quote, QuoteItem } from '#contract/booking';
import type { Money } from '#contract/core';

/** The search without its filters and order; a product that does not say it is like no other. */
function searchedIn({ search, offerId }: Pick<Product, 'search' | 'offerId'>): string {
  return search?.split('?')[0] ?? offerId;
}

/**
 * Place of what a choice takes in the cart: of several things the one that was chosen in the same search, else the only one where it
 * is of the kind. -1 where it takes none.
 */
export function placeOfReplaced(
  { items }: Pick<Quote, 'items'>,
  chosen: Pick<Product, 'vertical' | 'search' | 'offerId'>,
): number {
  const [only, ...more] = items;
  if (more.length === 0) return only?.product.vertical === chosen.vertical ? 0 : -1;
  return items.findIndex(({ product }) => searchedIn(product) === searchedIn(chosen));
}

/** What of the trip a choice takes the place of. */
export interface HeldPart {
  readonly quoteId: string;
  /** What it costs in the trip. */
  readonly total: Money;
  /** What all of the trip costs, where more is in it. */
  readonly trip: Money | null;
}

export function heldPart(
  { id, items, price }: Pick<Quote, 'id' | 'items' | 'price'>,
  { price: { total } }: QuoteItem,
): HeldPart {
  return { quoteId: id, total, trip: items.length > 1 ? price.total : null };
}

type Extras = QuoteItem['extras'];

interface Kept {
  readonly bags: { traveller: number; slice: number; kind: Extras['bags'][number]['kind']; bought: number }[];
  readonly seats: { traveller: number; slice: number; preference: Extras['seats'][number]['chosen'] }[];
  /** Seats that were chosen and are not sold with the new choice. */
  readonly lostSeats: number;
  /** Bags that were included or bought and do not come with it: nobody buys one unasked. */
  readonly lostBags: number;
}

/** The bags and seats of what was in the cart that the new choice sells as well; a bag that it includes is not bought. */
export function keptExtras(before: Extras, now: Extras): Kept {
  const bags = now.bags.map(({ traveller, slice, kind, included, bought, sold }) => {
    const had = before.bags.find((bag) => bag.traveller === traveller && bag.slice === slice && bag.kind === kind);
    const more = Math.max(0, included.pieces - (had?.included.pieces ?? 0));
    const wanted = Math.min(sold.prices.length, Math.max(0, (had?.bought ?? 0) - more));
    return { traveller, slice, kind, bought: Math.max(bought, wanted) };
  });
  const chosen = before.seats.filter((seat) => seat.chosen !== 'none');
  const fits = ({ traveller, slice, chosen: wish }: Extras['seats'][number]): boolean =>
    now.seats.some((seat) => seat.traveller === traveller && seat.slice === slice && seat.preferences.includes(wish));
  const seats = chosen
    .filter(fits)
    .map(({ traveller, slice, chosen: preference }) => ({ traveller, slice, preference }));
  const lostBags = before.bags.reduce((lost, { traveller, slice, kind, included, bought }) => {
    const same = (bag: { traveller: number; slice: number; kind: string }): boolean =>
      bag.traveller === traveller && bag.slice === slice && bag.kind === kind;
    const kept = (now.bags.find(same)?.included.pieces ?? 0) + (bags.find(same)?.bought ?? 0);
    return lost + Math.max(0, included.pieces + bought - kept);
  }, 0);
  return { bags, seats, lostSeats: chosen.length - seats.length, lostBags };
}

/** Whether the new choice must be asked for again with what is kept: without that it has its own bags and no seats. */
export function addsTo(now: Extras, { bags, seats }: Pick<Kept, 'bags' | 'seats'>): boolean {
  return seats.length > 0 || bags.some((bag, at) => bag.bought !== now.bags[at]?.bought);
}
