import type { Choice, ExtrasOffered, OwnBooking, Product, Quote, TravellerRules } from '#contract/booking';
import type { Price, PriceLine, SearchDetail } from '#contract/search';
import type { BookingSettings } from './deps.ts';
import type { Slot, SupplierManifest } from './ports.ts';

/** A choice as the search showed it: what a quote starts from. */
export interface Shown<P extends Product = Product> {
  /** In the words of the supplier's own search; survives JSON. */
  readonly ref: unknown;
  readonly product: Omit<P, 'supplierName' | 'search'>;
  /** Its total as shown, and that without what the buyer may add or leave. */
  readonly totalMinor: number;
  readonly baseMinor: number;
  /** Whether that total is the one in the list; not so where another fare or other rooms were chosen. */
  readonly listed: boolean;
}

/** What a choice comes to. */
export interface Priced {
  /** Options with what is chosen of them marked. */
  readonly extras: ExtrasOffered;
  /** The same as it is stored, complete: `price` takes it again. Of no meaning to booking; survives JSON. */
  readonly chosen: unknown;
  readonly price: Price;
}

/** What is bought, as it is stored with quote and item. */
export interface Sold<P extends Product = Product> {
  readonly product: P;
  readonly ref: unknown;
  readonly slots: readonly Slot[];
  readonly base: Omit<Price, 'perPerson'>;
}

/** A vertical, as far as booking needs it. Sums and facts only: nothing here calls anybody. */
export interface BookingVertical<P extends Product = Product, C extends Choice = Choice> {
  readonly vertical: P['vertical'];
  /** Undefined when it is not sold (any more). Throws `InvalidInput` where the choice itself is malformed. */
  show(found: SearchDetail, offerId: string, choice: C): Shown<P> | undefined;
  /** Who sells it, by the codes that a search is judged by. */
  sellers(product: P): readonly string[];
  /** Whose names are asked, in the order of the form. */
  slots(product: P, adultAge: BookingSettings['adultAge']): Slot[];
  rules(product: P, manifest: SupplierManifest, adultAge: BookingSettings['adultAge']): TravellerRules;
  /**
   * What goes with it as chosen: by the buyer, or as it was stored, and of before it was sold as it is now as well. Throws `InvalidInput`
   * below the field that says it for an extra that is not sold.
   */
  price(sold: Sold<P>, chosen: unknown, field: string): Priced;
  /** Whose loyalty programmes count. */
  carriers(product: P): readonly { readonly code: string; readonly name: string }[];
  /** It is over when nothing of it is left: a journey with its way back. */
  ends(product: P): Pick<OwnBooking['items'][number], 'begins' | 'ends' | 'over'>;
  /** The moment from which it cannot be bought, whatever its supplier says: it has left, or its first night is over. */
  soldUntil(product: P): Date;
  /** How many travel or stay. */
  people(product: P): number;
  /** How many parts of it can be cancelled alone. */
  units(product: P): number;
  /** What such a part is called. */
  unitName(product: P, unit: number): string;
  /** What is charged with the booking for some of its parts, line by line; for all of them the lines of the price. */
  chargedLines(product: P, price: Quote['price'], units: readonly number[]): readonly PriceLine[];
}
