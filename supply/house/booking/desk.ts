import type { CancelStep, Product } from '#contract/booking';
import type { CancelTerms, SupplierManifest, SupplierQuote, Wanted } from '#domain/booking';
import type { Clock, Database, Ids, Random } from '#platform/core';
import type { Refund } from '../refund-steps.ts';
import type { LimitedLine } from '../stock/index.ts';
import type { Faults } from './faults.ts';

/** What is asked for at today's price, and the stock that it would take. */
export interface PricedGoods {
  readonly quote: SupplierQuote;
  /** Part by part, as the parts can be cancelled alone; what cannot be is one part. */
  readonly lines: readonly (readonly LimitedLine[])[];
}

/** A kind of thing that the house sells: what it costs, and how one gets out of it. */
export interface Goods {
  /** Undefined when it is not sold (any more). `held`: what who asks keeps of the stock, by `stockKey`; it is for sale to them. */
  price(wanted: Wanted, held?: ReadonlyMap<string, number>): Promise<PricedGoods | undefined>;
  /** The same quote that much dearer: for tests, and for an operator who wants to see the pages. */
  raised(quote: SupplierQuote, percent: number): SupplierQuote;
  /** Of what goes with it, in the words of its vertical. */
  extrasMinor(product: Product, extras: unknown): number;
  /** Whether the price of what is held again stands as long as the hold. */
  readonly extendsPrice: boolean;
  cancellationSteps(terms: CancelTerms): CancelStep[];
  refundAt(terms: CancelTerms, at: Date): Refund;
}

export interface HouseDesk {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly manifest: SupplierManifest;
  readonly goods: Goods;
  readonly faults: Faults;
}

/** What every house supplier says of itself; operators with own inventory change name and data class. */
export const demoDesk = {
  dataClass: 'demo',
  bookingModel: 'book',
  hold: 'free',
  idempotency: 'key',
  settleMs: 30_000,
  callTimeoutMs: 10_000,
} as const satisfies Partial<SupplierManifest>;
