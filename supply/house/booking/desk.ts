import type { ProductRef, SupplierManifest } from '#domain/booking';
import type { SourceFare, SourceOffer } from '#domain/search/verticals';
import type { Clock, Database, Ids, Random } from '#platform/core';
import type { LimitedLine } from '../stock/index.ts';
import type { Faults } from './faults.ts';

/** A fare at today's price, and the seats that the party would take with the limit of each flight. */
export interface PricedFare {
  readonly offer: SourceOffer;
  readonly fare: SourceFare;
  readonly seats: readonly LimitedLine[];
}

export interface HouseDesk {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly manifest: SupplierManifest;
  /** Undefined when these flights or this fare are not sold (any more) for this query. */
  readonly price: (ref: ProductRef) => Promise<PricedFare | undefined>;
  readonly faults: Faults;
}

/** What a house supplier says of itself; operators with own inventory change name, data class and hold. */
export const demoManifest: SupplierManifest = {
  id: 'house',
  name: 'Wayfold sample airlines',
  dataClass: 'demo',
  bookingModel: 'book',
  hold: { kind: 'free', minutes: 20, extensions: 1 },
  idempotency: 'key',
  settleMs: 30_000,
  callTimeoutMs: 10_000,
  genders: ['F', 'M', 'X', 'unspecified'],
  document: 'optional',
  documentDays: 0,
};

/** How long the price is guaranteed within a hold. */
export const priceMinutes = 15;
