import { redirectDocument } from 'react-router';
import { booking, type Quote, type QuoteItem } from '#contract/booking';
import { cart, type Typed } from '#contract/cart';
import type { Api } from '#contract/core';
import type { Asked } from './ask-again.ts';
import { isSameParty } from './move-typed.ts';
import { quotePath } from '../checkout/paths.ts';
import { choiceOf } from '../verticals/choice-of.ts';
import { keptChoice } from '../verticals/kept-choice.ts';

interface Exchange {
  readonly before: Quote;
  /** Place of what is replaced. */
  readonly at: number;
  /** The new choice alone. */
  readonly quote: Quote;
  readonly chosen: Asked;
  /** In which what was typed is read. */
  readonly locale: string;
}

interface Next {
  readonly quote: Quote;
  /** Left out where all that was typed stays as it is. */
  readonly typed?: Typed;
}

/**
 * The new choice in the place of the one before, with what went with that as far as it is sold with it, and with all else that is in the
 * cart; what was typed stays for the same party. Checkout is told what it replaces and how much of what could not be kept.
 */
export async function exchange(api: Api, { before, at, quote, chosen, locale }: Exchange): Promise<Response> {
  const [held, now] = [before.items[at], quote.items[0]];
  if (!held || !now) throw new TypeError('Nothing replaces nothing');
  const { choice, lost } = keptChoice(held, now, chosen.choice);
  const adds = choice !== chosen.choice;
  const left = Object.entries(lost).filter(([, count]) => count > 0);
  const more = left.map(([what, count]) => `&lost.${what}=${count}`).join('');
  return put(api, { before, at, asked: { ...chosen, choice }, quote: adds ? undefined : quote, locale, more });
}

interface Undoing {
  /** What the cart holds now. */
  readonly before: Quote;
  /** Place of what another choice took. */
  readonly at: number;
  /** What was there before that choice. */
  readonly item: QuoteItem;
  readonly locale: string;
}

/** The choice that was replaced takes its place again with what went with it, at the price that it has now. */
export async function undoExchange(api: Api, { before, at, item, locale }: Undoing): Promise<Response> {
  return put(api, { before, at, asked: choiceOf(item), quote: undefined, locale, more: '&undone=1' });
}

interface Put extends Pick<Exchange, 'before' | 'at' | 'locale'> {
  readonly asked: Asked;
  /** Of what is asked, alone, where there is one already. */
  readonly quote: Quote | undefined;
  /** What the page after is told beside what was replaced. */
  readonly more: string;
}

async function put(api: Api, { before, at, asked, quote, locale, more }: Put): Promise<Response> {
  const next = await (before.items.length > 1
    ? withOthers(api, before, at, asked)
    : samePlaces(before, quote ?? (await api(booking.createQuote, { ...asked, instead: before.id }))));
  const wasHeld = before.orderId !== null && (await isHeld(api, before.orderId));
  await api(cart.keep, {
    quoteId: next.quote.id,
    adding: false,
    instead: before.id,
    ...(next.typed && { typed: next.typed }),
  });
  // Whoever was on the review is there again.
  const review = wasHeld && (await (await import('../checkout/quote-steps.ts')).reviewOf(api, next.quote, locale));
  const told = `instead=${before.id}&at=${at}${more}`;
  return redirectDocument(
    review ? `${review}${review.includes('?') ? '&' : '?'}${told}` : `${quotePath(next.quote.id)}?${told}`,
  );
}

async function isHeld(api: Api, id: string): Promise<boolean> {
  return (await api(booking.getOrder, { id })).hold !== null;
}

function samePlaces(before: Quote, quote: Quote): Next {
  return isSameParty(before.travellers, quote.travellers) ? { quote } : { quote, typed: {} };
}

/** What else is in it stays as it is kept, ordered or not. */
async function withOthers(api: Api, before: Quote, at: number, asked: Asked): Promise<Next> {
  const instead = before.orderId === null ? {} : { instead: before.id };
  return samePlaces(before, await api(booking.createQuote, { ...asked, joins: before.id, replaces: at, ...instead }));
}
