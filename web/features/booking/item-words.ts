import type { CancellationStep } from '#design/cancellation-bar';
import type { DatedItem } from '#design/dated-list';
import type { IconName } from '#design/icon';
import type { ReviewRow } from '#design/review-list';
import type { SumLine } from '#design/sums';
import type { BookingEvent, CancelQuote, CancelStep, Order } from '#contract/booking';
import type { Money } from '#contract/core';
import type { DayStyle } from '../../format.ts';

export interface NextStep extends DatedItem {
  /** Instant, or empty for what can be done now: of several things the steps stand in this order, wherever their clocks are. */
  readonly at: string;
  /** Where to be then, such as `Heathrow, terminal 2`: only of what somebody has to be there for. */
  readonly place?: string;
}

/** What is said while the money or the outcome of one thing, or of all of an order, is open. */
export interface StateSentences {
  readonly draft: string;
  readonly kept: (until: string) => string;
  readonly notKept: string;
  /** The same while the bank waits for the payer. */
  readonly payingKept: (until: string) => string;
  readonly payingNotKept: string;
  readonly expiredTitle: string;
  readonly booking: (email: string) => string;
  readonly checking: (email: string) => readonly string[];
  readonly cancelling: (email: string) => string;
  readonly failed: string;
}

/** Kinds of events in which whoever sells it is named. */
export type SellerEvent = Extract<
  BookingEvent['kind'],
  | 'price_changed'
  | 'held'
  | 'hold_extended'
  | 'hold_expired'
  | 'checking_with_supplier'
  | 'booking_confirmed'
  | 'booking_rejected'
  | 'cancel_requested'
  | 'booking_cancelled'
>;

export type EventSentences = Readonly<Record<SellerEvent, string>>;

/** Refusals of cancelling that name whoever sells it. */
export interface CancelSentences {
  readonly title: string;
  /** Over what was paid for so many parts of it: `Paid for these rooms`. */
  readonly paid: (parts: number) => string;
  readonly basis: Readonly<Record<CancelQuote['basis'], string>>;
  readonly over: { readonly title: string; readonly text: string };
  readonly silent: { readonly title: string; readonly text: string };
  readonly asking: string;
  /** Where some of its parts may be cancelled without the others: the buttons, and what is said where none is chosen. */
  readonly units?: { readonly chosen: string; readonly all: string; readonly none: string };
}

export interface WayOut {
  readonly text: string;
  /** `Sat 21 Nov, 11:40, London time`. */
  readonly deadline: string;
  /** Everything that was paid comes back. */
  readonly free: boolean;
}

export interface Ladder {
  readonly bar: CancellationStep[];
  /** What holds now. */
  readonly now: CancelStep | undefined;
  /** How to change one's mind, and until when; undefined where that brings nothing. */
  readonly wayOut: WayOut | undefined;
  /** What else there is to know, such as what happens when nobody comes. */
  readonly note: string | undefined;
}

/** What was charged for one thing, and what is asked for there; each adds up. */
export interface MoneyParts {
  readonly charged: readonly SumLine[];
  readonly there: readonly SumLine[];
  /** All of that; undefined where nothing is. */
  readonly thereTotal: Money | undefined;
  /** In whose money the part there is asked for. */
  readonly thereNote: string | undefined;
}

/** All that pages after booking say of one thing that was bought, in the words of its vertical. */
export interface ItemWords {
  readonly icon: IconName;
  /** `London to Singapore`, `The Pilotage`. */
  readonly name: string;
  /** The same as a heading, with the way back: `London to Singapore and back`. */
  readonly title: string;
  /** When it begins, by the clocks of its place. */
  readonly begins: string;
  /** To whoever has just booked: `You are going to Singapore`. */
  readonly headline: string;
  /** On whose clock its instants are told: `Europe/London`, `London time`. */
  readonly zone: string;
  readonly zoneName: string;
  /** `Tue 9 Mar to Tue 23 Mar 2027`. */
  readonly days: string;
  /** `2 adults, 1 child`. */
  readonly party: string;
  readonly reference: { readonly label: string; readonly copy: string };
  /** Says of a sample what is not kept. */
  readonly sample: string;
  /** The same at length, on paper. */
  readonly sampleAtLength: string;
  readonly states: StateSentences;
  readonly events: (amount: string) => EventSentences;
  /** Who is waited for while a refund is agreed. */
  readonly refundWaits: string;
  readonly cancel: CancelSentences;
  readonly ladder: (now: string, style?: DayStyle) => Ladder;
  readonly next: (now: string, order?: Order) => NextStep[];
  /** A part that can be cancelled alone: `Room 2: Double room`. */
  readonly unit: (place: number) => string;
  readonly soldBy: string;
  readonly detailsTitle: string;
  /** On the page extras stand with the trip, on paper with whose they are. */
  readonly details: (order: Order, at: number, onPaper: boolean) => ReviewRow[];
  readonly money: MoneyParts;
  readonly lineName: (line: CancelQuote['lines'][number]) => string;
  /** Where the same is searched again. */
  readonly searchAgain: string;
}
