import { redirectDocument } from 'react-router';
import { booking, type Quote } from '#contract/booking';
import { cart, type Typed } from '#contract/cart';
import type { Api } from '#contract/core';
import { askAgain, type Asked } from './ask-again.ts';
import { isSameParty } from './move-typed.ts';
import { addsTo, keptExtras } from './replaced.ts';

interface Exchange {
  readonly before: Quote;
  /** Place of what is replaced. */
  readonly at: number;
  /** The new choice alone. */
  readonly quote: Quote;
  readonly chosen: Asked;
}

interface Next {
  readonly quote: Quote;
  /** Left out where all that was typed stays as it is. */
  readonly typed?: Typed;
}

/**
 * The new choice in the place of the one before, with the bags and seats of that as far as they are sold with it, and with all else
 * that is in the cart; what was typed stays for the same party. Checkout is told what it replaces and how many seats and bags could not be kept.
 */
export async function exchange(api: Api, { before, at, quote, chosen }: Exchange): Promise<Response> {
  const [held, now] = [before.items[at], quote.items[0]];
  if (!held || !now) throw new TypeError('Nothing replaces nothing');
  const { lostSeats, lostBags, ...extras } = keptExtras(held.extras, now.extras);
  const asked = addsTo(now.extras, extras) ? { ...chosen, extras } : chosen;
  const next = await (before.items.length > 1
    ? withOthers(api, before, at, asked)
    : samePlaces(before, asked === chosen ? quote : await api(booking.createQuote, { ...asked, instead: before.id })));
  await api(cart.keep, {
    quoteId: next.quote.id,
    adding: false,
    instead: before.id,
    ...(next.typed && { typed: next.typed }),
  });
  const lost = (lostSeats > 0 ? `&seats=${lostSeats}` : '') + (lostBags > 0 ? `&bags=${lostBags}` : '');
  return redirectDocument(`/checkout/${next.quote.id}?instead=${before.id}&item=${at}${lost}`);
}

function samePlaces(before: Quote, quote: Quote): Next {
  return isSameParty(before.travellers, quote.travellers) ? { quote } : { quote, typed: {} };
}

async function withOthers(api: Api, before: Quote, at: number, asked: Asked): Promise<Next> {
  // What was ordered is not taken apart: all of it is asked for again, in its order.
  if (before.orderId !== null) return samePlaces(before, await askAgain(api, before, { at, asked }));
  const others = await api(booking.removeQuoteItem, { id: before.id, item: at });
  return samePlaces(before, await api(booking.createQuote, { ...asked, joins: others.id, at }));
}
