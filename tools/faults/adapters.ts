import type { Money } from '#contract/core';
import type {
  BookingDeps,
  CancelTerms,
  Supplier,
  SupplierCancelQuote,
  SupplierManifest,
  SupplierQuote,
} from '#domain/booking';
import type { FlightRef } from '#domain/search/verticals';
import type { PaymentProvider } from '#domain/payments';
import type { Clock } from '#platform/core';
import { sampleDetail, sampleOffer } from '../../domain/booking/testing/sample.ts';
import type { WireCall } from './world.ts';

export type Send = (call: WireCall) => Promise<never>;

/** The outside was not reached, or did not answer. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export function sendTo(url: string): Send {
  return async (call) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(call) });
    if (!response.ok) throw new NoAnswer(String(response.status));
    return (await response.json()) as never;
  };
}

const minuteMs = 60_000;
const farOff = new Date('2040-01-01');

function manifestOf(id: 'keyed' | 'strict'): SupplierManifest {
  return {
    id,
    name: id,
    dataClass: 'demo',
    bookingModel: 'book',
    hold: { kind: 'free', minutes: 20, extensions: 0 },
    idempotency: id === 'keyed' ? 'key' : 'none',
    settleMs: 4_000,
    callTimeoutMs: 2_000,
    genders: ['F', 'M'],
    document: 'optional',
    documentDays: 0,
  };
}

/** Prices are the same at all times; everything else crosses the wire. */
export function wiredSupplier(id: 'keyed' | 'strict', send: Send, clock: Clock): Supplier {
  return {
    manifest: manifestOf(id),
    cancellationSteps: () => [],
    quote: async ({ ref }) => sampleQuote(flightOf(ref)),
    async reserve({ key, wanted }) {
      const call = { op: 'reserve', key, flight: flightOf(wanted.ref), seats: 1 };
      const answer: { outcome: 'held' | 'sold_out'; ref: string } = await send(call);
      if (answer.outcome !== 'held') return { outcome: 'sold_out' };
      const until = new Date(clock.now().getTime() + 20 * minuteMs);
      return {
        outcome: 'held',
        reservation: { ref: answer.ref, expiresAt: until, priceGuaranteedUntil: until, extensionsLeft: 0 },
      };
    },
    extend: async () => undefined,
    async release({ key }) {
      await send({ op: 'release', key });
    },
    commit: ({ key, reservationRef, total }) =>
      send({ op: 'commit', key, ref: reservationRef, total, strict: id === 'strict' }),
    probe: (key) => send({ op: 'probe', key }),
    retrieve: async () => undefined,
    quoteCancel: async ({ lines }) => halfBack(lines),
    confirmCancel: ({ key, bookingRef }) => send({ op: 'cancel', key, ref: bookingRef }),
  };
}

function flightOf(ref: unknown): string {
  return (ref as FlightRef).offerKey;
}

function sampleQuote(flight: string): SupplierQuote {
  const { offer, fare } = sampleOffer({ flight });
  const { family, familyName, bookingClasses, bags, seat, conditions, milesPercent, price } = fare;
  return {
    price: { total: price.total, lines: price.lines, rates: null },
    product: {
      fare: { family, familyName, bookingClasses, bags, seat, conditions, milesPercent },
      slices: offer.slices,
      tickets: 1,
      totals: offer.totals,
    },
    expiresAt: farOff,
  };
}

/** Half of the fare and all of the rest comes back. */
function halfBack(lines: CancelTerms['lines']): SupplierCancelQuote {
  const lineRefunds = lines.map(({ amountMinor }, index) => (index === 0 ? Math.floor(amountMinor / 2) : amountMinor));
  const refund = lineRefunds.reduce((sum, each) => sum + each, 0);
  const paid = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const money = (amountMinor: number): Money => ({ amountMinor, currency: lines[0]?.currency ?? 'EUR' });
  return {
    token: 't',
    expiresAt: farOff,
    basis: 'less_fee',
    refund: money(refund),
    fee: money(paid - refund),
    lineRefunds,
    owedThere: null,
  };
}

export function wiredProvider(send: Send): PaymentProvider {
  const dated = (result: { expiresAt?: string } | null): never =>
    (result?.expiresAt ? { ...result, expiresAt: new Date(result.expiresAt) } : result) as never;
  return {
    id: 'world',
    kind: 'simulator',
    methods: ['CARD'],
    vault: null,
    createSession: async ({ key, amount, label }) =>
      dated(((await send({ op: 'authorise', key, total: amount, label, token: null })) as { result: never }).result),
    authorise: async ({ key, amount, label, token }) =>
      dated(((await send({ op: 'authorise', key, total: amount, label, token })) as { result: never }).result),
    probe: async (key) =>
      dated(((await send({ op: 'look_up_payment', key })) as { result: never }).result) ?? undefined,
    capture: ({ key, ref, amount }) => send({ op: 'capture', key, ref, total: amount }),
    async void({ key, ref }) {
      await send({ op: 'void', key, ref });
    },
    refund: ({ key, ref, amount }) => send({ op: 'refund', key, ref, total: amount }),
  };
}

/** Offer ids say all: `s1.{supplier}.{flight}`. */
export const wiredOffers: BookingDeps['findOffer'] = async (offerId) => {
  const [, supplier = '', flight = ''] = offerId.split('.');
  const sample = sampleOffer({ flight });
  const fare = { ...sample.fare, id: `${offerId}!light` };
  return sampleDetail({ ...sample, fare, offer: { ...sample.offer, id: offerId, supplier } });
};
