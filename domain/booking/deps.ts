import type { Seller } from '#contract/booking';
import type { SearchDetail } from '#contract/search';
import type { PaymentProvider } from '#domain/payments';
import type { Holding, OfferFacts, Verdict } from '#domain/search';
import type { TravelerSettings } from '#domain/travelers';
import type { Ctx } from '#domain/kernel';
import type { JobDraft, Transaction } from '#platform/core';
import { Unavailable } from './errors.ts';
import type { Gate } from './gates.ts';
import type { Supplier } from './ports.ts';
import type { Payer } from './tables.ts';
import type { BookingVertical } from './vertical.ts';

/** Makes and checks signatures with the installation's rotating keys. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** Work for a browser, so that guessing costs; harder with more bits. */
export interface Work {
  challenge(now: Date, bits: number): string;
  solved(solution: string, now: Date, bits: number): boolean;
}

/** What booking is given by whoever wires the house. */
export interface BookingDeps {
  /** An offer of a live search with all that is sold of it, as whoever acts may see it; undefined: unknown, or not sold any more. */
  readonly findOffer: (
    offerId: string,
    ctx: Pick<Ctx, 'actor' | 'asker'>,
    /** What whoever asks keeps and would give up for it: it counts as free. */
    held?: readonly Holding[],
  ) => Promise<SearchDetail | undefined>;
  /** What is said of a choice to whoever makes it. */
  readonly judge: (facts: OfferFacts, ctx: Pick<Ctx, 'actor' | 'asker'>) => Promise<Verdict>;
  readonly verticals: readonly BookingVertical[];
  readonly suppliers: readonly Supplier[];
  readonly payments: PaymentProvider;
  readonly signer: Signer;
  readonly work: Work;
  /** Adds a job to the transaction, as `enqueue` of the platform does. */
  readonly enqueue: (tx: Transaction, job: JobDraft) => Promise<void>;
  /** Who sells under a brand. */
  readonly seller: (brand: string) => Seller;
  readonly settings: BookingSettings;
  /** Who pays for what is ordered now. */
  readonly payerOf: (ctx: Pick<Ctx, 'actor'>) => Payer;
  /** What every item must pass before it is booked. */
  readonly gates: readonly Gate[];
  /** What is asked of a traveller who is kept for the next booking. */
  readonly savedTravelers: TravelerSettings;
}

export interface BookingSettings {
  readonly quoteMinutes: number;
  /** Items of one order. */
  readonly mostItems: number;
  /** Places in planes and rooms, by people, that a session or an account may hold at a time. */
  readonly mostHeld: number;
  readonly cancelQuoteMinutes: number;
  /** [5-16a] Age bounds of adults. */
  readonly adultAge: { readonly from: number; readonly to: number };
  /** Calendar days within which a provider pays a refund out. */
  readonly refundDays: number;
  /** One call to a payment provider. */
  readonly paymentTimeoutMs: number;
  /** How long after its timeout a call of another process still counts as running. */
  readonly leaseSlackMs: number;
  /** Days without a touch after which an order that nobody paid for loses its names and contact. */
  readonly unpaidKeepDays: number;
  /** The same where a card was tried: its bank may still ask. */
  readonly refusedKeepDays: number;
  /** How long a keyed request of a dead process stays in flight. */
  readonly requestLeaseMs: number;
}

export const defaultSettings: BookingSettings = {
  quoteMinutes: 30,
  mostItems: 4,
  mostHeld: 18,
  cancelQuoteMinutes: 10,
  adultAge: { from: 18, to: 110 },
  refundDays: 10,
  paymentTimeoutMs: 20_000,
  leaseSlackMs: 5_000,
  unpaidKeepDays: 14,
  refusedKeepDays: 180,
  requestLeaseMs: 15_000,
};

export function supplierOf(deps: BookingDeps, id: string): Supplier {
  const found = deps.suppliers.find(({ manifest }) => manifest.id === id);
  if (!found) throw new Unavailable('SUPPLIER_UNAVAILABLE');
  return found;
}

/** Answer or undefined when it failed or took longer than `ms`: then nobody knows whether the effect happened. */
export async function settle<T>(
  ms: number,
  work: () => Promise<T>,
): Promise<{ readonly answer: T } | { readonly failed: unknown }> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Unavailable('SUPPLIER_UNAVAILABLE')), ms);
  try {
    return { answer: await Promise.race([work(), late.promise]) };
  } catch (failed) {
    return { failed };
  } finally {
    clearTimeout(timer);
  }
}
