import type { Money } from '#contract/core';
import type { BagOption } from './flights/extras.ts';
import { flightExtras } from './flights/flight-extras.ts';
import type { QuoteItem } from './quote.ts';

/** What pages that sell other choices know of an item of the cart. */
export interface CartPart {
  /** The search in which it was chosen. */
  readonly search: string | null;
  readonly total: Money;
  /** Of flights: the fare. */
  readonly fare?: string;
  /** Where bags were bought with it: how many of a kind somebody has on a flight, included or bought. */
  readonly bags?: Readonly<Record<BagOption['kind'], number>>;
  /** Of flights: how many bags of a kind somebody has on a flight, those of the fare among them. */
  readonly carried?: Readonly<Record<BagOption['kind'], number>>;
  /** Seats that were chosen are part of the total. */
  readonly seats?: true;
  /** Of the total, in its minor units, what bags and seats cost, where they cost something. */
  readonly extrasMinor?: number;
}

export function cartPart({ product, price: { total, lines }, extras }: CartItem): CartPart {
  const { bags } = flightExtras(extras);
  const most = (of: BagOption['kind']): number =>
    Math.max(0, ...bags.map(({ kind, included, bought }) => (kind === of ? included.pieces + bought : 0)));
  const carried = { cabin: most('cabin'), checked: most('checked') };
  const cost = (of: readonly string[]): number =>
    lines.reduce((sum, { kind, amountMinor }) => (of.includes(kind) ? sum + amountMinor : sum), 0);
  const extrasMinor = cost(['bag', 'seat']);
  return {
    search: product.search ?? null,
    total,
    ...(product.vertical === 'flights' && { fare: product.fare.familyName }),
    ...(bags.length > 0 && { carried }),
    ...(bags.some(({ bought }) => bought > 0) && { bags: carried }),
    ...(cost(['seat']) > 0 && { seats: true }),
    ...(extrasMinor > 0 && { extrasMinor }),
  };
}

type CartItem = Pick<QuoteItem, 'product' | 'price' | 'extras'>;
