import type { DataClass, Money } from '#contract/core';
import type {
  BookingDocument,
  CancelStep,
  Contact,
  Gender,
  Product,
  Traveller,
  TravellerRules,
  TravellerSlot,
} from '#contract/booking';
import type { PlaceOfSale, Price, PriceLine, VoidWindow } from '#contract/search';

/** What a supplier can do; differences live here, never in optional fields of an offer. */
export interface SupplierManifest {
  readonly id: string;
  readonly name: string;
  readonly dataClass: DataClass;
  readonly bookingModel: 'book' | 'request';
  /** Whether it holds at all; for how long is said by each offer. */
  readonly hold: 'none' | 'free';
  /** `key`: commit may be sent again with the same key. `none`: after a lost reply only a probe is allowed. */
  readonly idempotency: 'key' | 'none';
  /** With `idempotency: 'none'`: a commit not found by probe this long after it was sent was never made. */
  readonly settleMs: number;
  readonly callTimeoutMs: number;
  readonly genders: readonly Gender[];
  readonly document: TravellerRules['document'];
  /** Days a travel document must outlive the last flight. */
  readonly documentDays: number;
}

/** What is wanted of a supplier: in its own words as the search of its vertical got them, and as the buyer saw it. */
export interface Wanted {
  /** Of no meaning to booking; survives JSON. */
  readonly ref: unknown;
  readonly product: Product;
  /** Whose prices it was found at; left out, what everybody pays. */
  readonly contracts?: readonly string[] | undefined;
  readonly member?: true | undefined;
  /** As it was told; left out where nothing was. */
  readonly holdMinutes?: number | null | undefined;
  readonly voidWindow?: VoidWindow | null | undefined;
  /** Where it is sold; left out, nobody knows. */
  readonly placeOfSale?: PlaceOfSale | undefined;
}

/** Authoritative answer to 'what does this cost now', without anything that the buyer may add. */
export interface SupplierQuote {
  readonly price: Omit<Price, 'perPerson'>;
  /** The product as it would be sold now, in the parts that may differ from what was shown. */
  readonly product: Partial<Product>;
  readonly expiresAt: Date;
  /** For how long it is held unpaid, once that is asked for; null: not at all, it is booked at once or not. */
  readonly holdMinutes: number | null;
  /** Within what time of its booking all of it is refunded, whatever else its conditions say; undefined: they say all. */
  readonly voidWindow: VoidWindow | null | undefined;
}

/** Seats or rooms kept: they go back at `expiresAt`; the price may move after `priceGuaranteedUntil`. */
export interface Reservation {
  readonly ref: string;
  readonly expiresAt: Date;
  readonly priceGuaranteedUntil: Date;
  readonly extensionsLeft: number;
}

export type ReserveResult =
  | { readonly outcome: 'held'; readonly reservation: Reservation }
  | { readonly outcome: 'sold_out' }
  | { readonly outcome: 'gone' }
  /** Not kept: the price is another one now. */
  | { readonly outcome: 'repriced'; readonly quote: SupplierQuote };

/** A person as one item asks for it. */
export type Slot = Omit<TravellerSlot, 'item'>;

export interface Party {
  readonly slots: readonly Slot[];
  readonly travellers: readonly Traveller[];
  readonly contact: Contact;
}

export interface Committed {
  readonly outcome: 'committed';
  readonly bookingRef: string;
  /** What the traveller tells the supplier; samples start with `DEMO-`. */
  readonly locator: string;
  readonly documents: readonly BookingDocument[];
}

export type CommitRejection = 'sold_out' | 'hold_expired' | 'price_changed' | 'refused';

export type CommitResult =
  | Committed
  /** Taken, not decided: ask again by probe. */
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'rejected'; readonly reason: CommitRejection };

export type ProbeResult = CommitResult | { readonly outcome: 'not_found' } | { readonly outcome: 'unknown' };

export interface CommitAsk {
  readonly key: string;
  /** Null where it is not held: then it is sold at once, or not. */
  readonly reservationRef: string | null;
  readonly wanted: Wanted;
  readonly party: Party;
  /** What goes with it, in the words of its vertical. */
  readonly extras: unknown;
  /** The price that the buyer was told, whoever is paid; the supplier refuses when it would sell at another. */
  readonly total: Money;
}

export interface SupplierCancelQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly basis: 'full' | 'less_fee' | 'taxes_only' | 'nothing';
  /** Of what was charged for these parts of the booking, extras included. */
  readonly refund: Money;
  readonly fee: Money;
  /** Refund per price line, in the order of the lines asked about; they add up to `refund`. */
  readonly lineRefunds: readonly number[];
  /** What the place itself will ask for; null where nothing is. */
  readonly owedThere: Money | null;
}

export type CancelResult =
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'refused'; readonly reason: 'terms_changed' | 'not_possible' };

/** What decides the way out of a booking, or of parts of it: all that was charged for them, line by line. */
export interface CancelTerms {
  readonly product: Product;
  /** Charged lines of these parts; what is due at the place is not among them. */
  readonly lines: readonly PriceLine[];
  readonly slots: readonly Slot[];
  readonly bookedAt: Date;
  /** As it was told; left out where nothing was. */
  readonly voidWindow?: VoidWindow | null | undefined;
  /** Places of the parts in the product. */
  readonly units: readonly number[];
}

export interface CancelAsk extends CancelTerms {
  readonly bookingRef: string;
}

/**
 * Sells something. A call that throws has an unknown outcome. `reserve`, `release` and `confirmCancel` may be repeated with
 * their key; `commit` only where the manifest says so, otherwise `probe` decides. Called outside transactions only.
 */
export interface Supplier {
  readonly manifest: SupplierManifest;
  /** `holding`: the reservation that keeps it for who asks; what it took of the stock is not missing to them. */
  quote(wanted: Wanted, holding?: string): Promise<SupplierQuote | undefined>;
  /** Repeated with its key it keeps once. After an answer other than `held` to a repeated call, booking sends `release`. */
  reserve(ask: { readonly key: string; readonly wanted: Wanted; readonly expected: Money }): Promise<ReserveResult>;
  /** Undefined when it can be kept no longer. */
  extend(ask: { readonly key: string; readonly ref: string }): Promise<Reservation | undefined>;
  /**
   * Gives back what was kept; nothing to give back is fine. `key` is that of the reserve, for a reply that was lost. It is the
   * last word on that key: a reserve that is still on its way and arrives later keeps nothing.
   */
  release(ask: { readonly key: string; readonly ref: string | null }): Promise<void>;
  commit(ask: CommitAsk): Promise<CommitResult>;
  probe(key: string): Promise<ProbeResult>;
  retrieve(
    bookingRef: string,
  ): Promise<{ readonly state: 'confirmed' | 'cancelled'; readonly locator: string } | undefined>;
  /** The way out over time, for the buyer to see before and after buying. A sum, not a call. */
  cancellationSteps(terms: CancelTerms): CancelStep[];
  quoteCancel(ask: CancelAsk): Promise<SupplierCancelQuote | undefined>;
  confirmCancel(ask: {
    readonly key: string;
    readonly bookingRef: string;
    readonly token: string;
    /** Null: all of it, or all that is left. */
    readonly units: readonly number[] | null;
  }): Promise<CancelResult>;
}
