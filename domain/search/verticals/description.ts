import type { OrderItem, OrderTraveller, Product } from '#contract/booking';
import type { Money } from '#contract/core';
import type { PriceLine } from '#contract/search';
import type { Speech } from '#platform/words';

/** What is to be told of one item of an order. */
export interface ItemAsked<P extends Product = Product> {
  readonly item: OrderItem;
  readonly product: P;
  /** Whose names stand in it, in the order of its slots. */
  readonly people: readonly OrderTraveller[];
  /** Our reference of the order. */
  readonly reference: string;
  readonly seller: string;
  readonly speech: Speech;
  /** There it is said once that all times are local: none of them says how far it is from UTC. */
  readonly onPaper?: boolean;
}

/** One end of a flight or a stay: the clock there, and where that is. */
interface DescribedEnd {
  readonly time: string;
  readonly lines: readonly string[];
}

/** A flight or a stay from end to end, for papers that draw it. */
export interface DescribedSpan {
  /** `Out, Tue 26 Jan 2027`. */
  readonly title: string;
  /** What lies before it, such as a layover. */
  readonly before: string | null;
  readonly begins: DescribedEnd;
  readonly ends: DescribedEnd;
  /** How long it lasts. */
  readonly lasts: string;
  /** Two at most: what it is, and its reference. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** Words under a heading: lines, then names with values, then a list. */
export interface DescriptionSection {
  readonly title: string | null;
  /** Of what the rows are amounts, where that needs saying. */
  readonly head?: string;
  readonly lines: readonly string[];
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly items?: readonly string[];
  /** The rows are amounts; what the lines say comes after them. */
  readonly sums?: true;
  /** The same as lines and rows say. */
  readonly span?: DescribedSpan;
}

/** Wall clock, its zone, and the instant that they are. */
export interface LocalMoment {
  readonly local: string;
  readonly zone: string;
  readonly instant: string;
}

/** Something for a calendar. */
export interface DescribedEvent {
  readonly summary: string;
  readonly begins: LocalMoment;
  readonly ends: LocalMoment;
  readonly place: string;
  readonly at?: { readonly lat: number; readonly lon: number };
  readonly notes: readonly string[];
  /** Nobody has time for anything else meanwhile. */
  readonly busy: boolean;
}

/** All that mails and calendars say of an item and that depends on what it is. */
export interface ItemDescription {
  /** Beside others: `London to Singapore`. */
  readonly name: string;
  /** With its days. */
  readonly title: string;
  /** Over a paper about it: `London to Singapore and back`, its first and last day there, and for whom it is. */
  readonly heading: string;
  readonly days: readonly [first: string, last: string];
  readonly party: string;
  /** What whoever has it should know before changing a part of it. */
  readonly warning: { readonly title: string; readonly text: string } | null;
  /** The first sentence of a mail about this alone. */
  readonly booked: string;
  readonly notBooked: string;
  /** What the supplier's own reference is called. */
  readonly reference: string;
  readonly sections: readonly DescriptionSection[];
  /** Under which conditions, where no section says so. */
  readonly conditions?: DescriptionSection;
  /** What can be cancelled alone, in the order of its places; empty where nothing can. */
  readonly parts: readonly string[];
  /** Lines of the price by what they are called. */
  readonly lineName: (line: PriceLine) => string;
  /** What cancelling costs or brings back until when. */
  readonly cancelling: readonly DescriptionSection[];
  /** After cancelling: why nothing comes back. */
  readonly nothingBack: string;
  /** For whom it is priced, such as a company; empty where for everybody. */
  readonly pricedFor: string;
  /** What the place still asks for when a part of it was cancelled; null where all of it is as it was booked. */
  readonly stillDueThere: Money | null;
  readonly events: readonly DescribedEvent[];
}

/** Whether a part of the item is booked no more. */
export function isPartGone({ state, cancelledUnits }: OrderItem, place: number): boolean {
  return state === 'cancelled' || cancelledUnits.includes(place);
}
