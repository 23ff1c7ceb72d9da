import type { Extras, ExtrasOffered, OwnBooking, Product, Quote, TravellerRules } from '#contract/booking';
import type { Price, PriceLine, SearchDetail } from '#contract/search';
import type { BookingSettings } from './deps.ts';
import type { Slot, SupplierManifest } from './ports.ts';

/** What the buyer chose of an offer; each vertical reads its own part and refuses what it needs and lacks. */
export interface Choice {
  readonly fareId?: string | undefined;
  readonly rooms?: readonly { readonly room: string; readonly plan: string }[] | undefined;
}

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

/** What is bought, as it is stored with quote and item. */
export interface Sold<P extends Product = Product> {
  readonly product: P;
  readonly ref: unknown;
  readonly slots: readonly Slot[];
  readonly base: Omit<Price, 'perPerson'>;
}

/** A vertical, as far as booking needs it. Sums and facts only: nothing here calls anybody. */
export interface BookingVertical<P extends Product = Product> {
  readonly vertical: P['vertical'];
  /** Undefined when it is not sold (any more). Throws `InvalidInput` where the choice itself is malformed. */
  show(found: SearchDetail, offerId: string, choice: Choice): Shown<P> | undefined;
  /** Who sells it, by the codes that a search is judged by. */
  sellers(product: P): readonly string[];
  /** Whose names are asked, in the order of the form. */
  slots(product: P, adultAge: BookingSettings['adultAge']): Slot[];
  rules(product: P, manifest: SupplierManifest, adultAge: BookingSettings['adultAge']): TravellerRules;
  /** Options with the choice marked, and the price they come to. Throws `InvalidInput` for an extra that is not sold. */
  price(sold: Sold<P>, chosen: Extras): { readonly extras: ExtrasOffered; readonly price: Price };
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
