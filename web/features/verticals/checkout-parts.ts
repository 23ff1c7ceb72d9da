import type { ComponentType } from 'react';
import type { Product, RefundPromise } from '#contract/booking';
import type { SumLine } from '#design/sums';
import type { ReviewRow } from '#design/review-list';
import type { Change } from './changes.ts';
import type { ItemOf, Of } from './checkout-words.ts';
import { flightParts } from './flights/checkout/parts.tsx';
import { stayParts } from './stays/checkout/parts.tsx';

/** Codes after which something cannot be bought any more at these terms. */
export type EndCode = 'SOLD_OUT' | 'OFFER_GONE' | 'FARE_GONE' | 'BOOKING_REFUSED';

export interface MapPoint {
  readonly lat: number;
  readonly lon: number;
}

/** What a vertical says of what is bought of it. Heavy, and right without scripts: only islands read this. */
export interface CheckoutParts<P extends Product> {
  /** In the summary: what, when and for whom. */
  readonly Thing: ComponentType<{ readonly product: P; readonly map: readonly MapPoint[] }>;
  /** Everything of it that will be booked; `extras` is where they change. */
  readonly useRows: () => (item: ItemOf<P>, extras: string) => readonly ReviewRow[];
  /** Every line of its price by name, with who levies it; together its total. */
  readonly useLines: () => (item: ItemOf<P>) => readonly SumLine[];
  /** What of another choice differs from the one before, in the order in which a buyer thinks of it; `alone`: it is all of the trip. */
  readonly useChanges: () => (before: ItemOf<P>, now: ItemOf<P>, alone: boolean) => readonly Change[];
  /** What of the things that went with another choice has to be chosen anew; left out where nothing goes with it. */
  readonly useLost?: () => (
    lost: Readonly<Record<string, number>>,
  ) => readonly { readonly title: string; readonly again: string }[];
  /** If you cancel. */
  readonly Cancel: ComponentType<{ readonly item: ItemOf<P>; readonly refundPromise: RefundPromise }>;
  readonly useWords: () => {
    readonly ended: (code: EndCode) => { readonly title: string; readonly text: string };
    readonly back: string;
    /** Of it alone, where it is one of several. */
    readonly price: string;
    readonly others: string;
  };
  /** Where others are sold. */
  readonly searchPath: (product: P) => string;
  /** Where another of the same is chosen. */
  readonly choicePath: (product: P) => string;
  /** The form of the vertical that goes with it, filled in. */
  readonly beside: (product: P) => string;
}

type Parts = { readonly [V in Product['vertical']]: CheckoutParts<Of<V>> };

const PARTS: Parts = { flights: flightParts, stays: stayParts };

export function partsOf<P extends Product>({ vertical }: P): CheckoutParts<P> {
  return PARTS[vertical] as unknown as CheckoutParts<P>;
}
