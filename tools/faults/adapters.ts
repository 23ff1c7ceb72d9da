import type { Money } from '#contract/core';
import type { BookingDeps, CancelAsk, Supplier, SupplierCancelQuote, SupplierManifest, Wanted } from '#domain/booking';
import type { PaymentProvider } from '#domain/payments';
import type { Clock } from '#platform/core';
import type { SampleShop } from '../../supply/house/testing/sample-shop.ts';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
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
    hold: 'free',
    idempotency: id === 'keyed' ? 'key' : 'none',
    settleMs: 4_000,
    callTimeoutMs: 2_000,
    genders: ['F', 'M'],
    document: 'optional',
    documentDays: 0,
  };
}

/** Sells things of every kind. Prices are the same at all times; everything else crosses the wire. */
export function wiredSupplier(id: 'keyed' | 'strict', send: Send, clock: Clock): Supplier {
  const price = (wanted: Wanted) => shopOf(wanted.product).goods.price(wanted);
  return {
    manifest: manifestOf(id),
    cancellationSteps: () => [],
    async quote(wanted) {
      const priced = await price(wanted);
      return priced && { ...priced.quote, expiresAt: farOff };
    },
    async reserve({ key, wanted }) {
      const priced = await price(wanted);
      if (!priced) return { outcome: 'gone' };
      if (priced.quote.holdMinutes === null)
        return { outcome: 'repriced', quote: { ...priced.quote, expiresAt: farOff } };
      const answer: { outcome: 'held' | 'sold_out'; ref: string } = await send({
        op: 'reserve',
        key,
        strict: id === 'strict',
        lines: priced.lines,
      });
      if (answer.outcome !== 'held') return { outcome: 'sold_out' };
      const until = new Date(clock.now().getTime() + (priced.quote.holdMinutes ?? 0) * minuteMs);
      return {
        outcome: 'held',
        reservation: { ref: answer.ref, expiresAt: until, priceGuaranteedUntil: until, extensionsLeft: 0 },
      };
    },
    extend: async () => undefined,
    async release({ key }) {
      await send({ op: 'release', key });
    },
    async commit({ key, reservationRef, wanted, total }) {
      const sold = { op: 'commit', key, total, strict: id === 'strict' } as const;
      if (reservationRef !== null) return send({ ...sold, ref: reservationRef });
      return send({ ...sold, lines: (await price(wanted))?.lines ?? [] });
    },
    probe: (key) => send({ op: 'probe', key }),
    retrieve: async () => undefined,
    quoteCancel: async (ask) => refundNow(ask, clock.now()),
    confirmCancel: ({ key, bookingRef, units }) => send({ op: 'cancel', key, ref: bookingRef, units }),
  };
}

/** The way out is that of the goods; it does not change during a run. */
function refundNow(ask: CancelAsk, now: Date): SupplierCancelQuote {
  const { basis, refundMinor, feeMinor, lineRefunds, owedMinor, currency } = shopOf(ask.product).goods.refundAt(
    ask,
    now,
  );
  const money = (amountMinor: number): Money => ({ amountMinor, currency });
  return {
    token: 't',
    expiresAt: farOff,
    basis,
    refund: money(refundMinor),
    fee: money(feeMinor),
    lineRefunds,
    owedThere: owedMinor > 0 ? money(owedMinor) : null,
  };
}

function shopOf({ vertical }: Pick<Wanted['product'], 'vertical'>): SampleShop {
  const found = SAMPLE_SHOPS.find(({ booking }) => booking.vertical === vertical);
  if (!found) throw new TypeError(`Nobody sells ${vertical}`);
  return found;
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

/** Offer ids say all. */
export const wiredOffers: BookingDeps['findOffer'] = async (offerId) =>
  SAMPLE_SHOPS.map(({ find }) => find(offerId)).find((found) => found !== undefined);
