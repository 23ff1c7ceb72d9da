import type { DataClass, Money } from '#contract/core';
import type {
  BookingDocument,
  CancelStep,
  Contact,
  Extras,
  Gender,
  Product,
  Traveller,
  TravellerSlot,
} from '#contract/booking';
import type { Fare, FlightQuery, FlightOffer, PriceLine } from '#contract/search';

/** A fare as the search showed it: the snapshot that a quote starts from. */
export interface OfferSnapshot {
  readonly offer: FlightOffer;
  readonly fare: Fare;
  readonly query: FlightQuery;
  /** The supplier's own name for the flights and for the fare. */
  readonly offerKey: string;
  readonly fareKey: string;
}

/** The search as booking sees it. Undefined: unknown search, or these flights or this fare are not sold any more. */
export interface OfferSource {
  findOffer(offerId: string, fareId: string): Promise<OfferSnapshot | undefined>;
}

/** What a supplier can do; differences live here, never in optional fields of an offer. */
export interface SupplierManifest {
  readonly id: string;
  readonly name: string;
  readonly dataClass: DataClass;
  readonly bookingModel: 'book' | 'request';
  readonly hold:
    | { readonly kind: 'none' }
    | { readonly kind: 'free'; readonly minutes: number; readonly extensions: number };
  /** `key`: commit may be sent again with the same key. `none`: after a lost reply only a probe is allowed. */
  readonly idempotency: 'key' | 'none';
  /** With `idempotency: 'none'`: a commit not found by probe this long after it was sent was never made. */
  readonly settleMs: number;
  readonly callTimeoutMs: number;
  readonly genders: readonly Gender[];
  readonly document: 'optional' | 'required';
  /** Days a travel document must outlive the last flight. */
  readonly documentDays: number;
}

/** Names flights and a fare at the supplier, for a party. */
export interface ProductRef {
  readonly offerKey: string;
  readonly fareKey: string;
  readonly query: FlightQuery;
  readonly slices: Product['slices'];
}

/** Authoritative answer to 'what does this cost now', without any optional bag or seat. */
export interface SupplierQuote {
  readonly total: Money;
  readonly lines: readonly PriceLine[];
  readonly rates: FlightOffer['price']['rates'];
  readonly fare: Product['fare'];
  readonly slices: Product['slices'];
  readonly tickets: number;
  readonly totals: Product['totals'];
  readonly expiresAt: Date;
}

/** Seats kept: they go back at `expiresAt`; the price may move after `priceGuaranteedUntil`. */
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

export interface Party {
  readonly slots: readonly TravellerSlot[];
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
  readonly reservationRef: string;
  readonly party: Party;
  readonly extras: Extras;
  /** What we take from the payer; the supplier refuses when it would sell at another price. */
  readonly total: Money;
}

export interface SupplierCancelQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly basis: 'full' | 'less_fee' | 'taxes_only' | 'nothing';
  /** Of what was paid for this booking, extras included. */
  readonly refund: Money;
  readonly fee: Money;
  /** Refund per price line, in the order of the lines asked about; they add up to `refund`. */
  readonly lineRefunds: readonly number[];
}

export type CancelResult =
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'refused'; readonly reason: 'terms_changed' | 'not_possible' };

/** What decides the way out of a booking: all that was paid, line by line, under which conditions. */
export interface CancelTerms {
  readonly lines: readonly PriceLine[];
  readonly conditions: Product['fare']['conditions'];
  readonly slices: Product['slices'];
  readonly bookedAt: Date;
  readonly seatedTravellers: number;
}

export interface CancelAsk extends CancelTerms {
  readonly bookingRef: string;
}

/**
 * Sells flights. A call that throws has an unknown outcome. `reserve`, `release` and `confirmCancel` may be repeated with
 * their key; `commit` only where the manifest says so, otherwise `probe` decides. Called outside transactions only.
 */
export interface FlightSupplier {
  readonly manifest: SupplierManifest;
  quote(ref: ProductRef): Promise<SupplierQuote | undefined>;
  reserve(ask: {
    readonly key: string;
    readonly product: ProductRef;
    readonly expected: Money;
  }): Promise<ReserveResult>;
  /** Undefined when it can be kept no longer. */
  extend(ask: { readonly key: string; readonly ref: string }): Promise<Reservation | undefined>;
  /** Gives seats back; nothing to give back is fine. `key` is that of the reserve, for a reply that was lost. */
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
  }): Promise<CancelResult>;
}
