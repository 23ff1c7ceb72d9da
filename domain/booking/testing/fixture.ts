import { createHmac } from 'node:crypto';
import type { Order } from '#contract/booking';
import type { PaymentMethod } from '#contract/payments';
import type { Actor, Ctx } from '#domain/kernel';
import * as payments from '#domain/payments';
import { FINE } from '#domain/search';
import type { PaymentProvider } from '#domain/payments';
import { defaultTravelerSettings } from '#domain/travelers';
import { fixedClock, testCtx, type FixedClock } from '#platform/testing';
import type { Database } from '#platform/core';
import { createJobRunner, enqueue, type Job } from '#platform/jobs';
import { createProofOfWork } from '#platform/proof-of-work';
import { silentLogger } from '#platform/logger';
import { flightBooking } from '#domain/search/verticals';
import { demoFlights, flightGoods, type PricedOffer } from '#supply/house';
import { createFaultSwitch, createHouseSupplier } from '#supply/house/booking';
import { createSimulator } from '#supply/simulator';
import { bareAccount } from '../../identity/testing/bare-account.ts';
import * as booking from '../index.ts';
import type { BookingDeps, Supplier, SupplierManifest } from '../index.ts';
import { sampleDetail, sampleOffer, sampleTraveller, type SampleAsk, type SampleOffer } from './sample.ts';

export interface FixtureOptions {
  readonly database: Database;
  readonly manifest?: Partial<SupplierManifest>;
  readonly methods?: readonly PaymentMethod[];
  /** False: the payment provider keeps no cards. */
  readonly keeps?: boolean;
  /** Puts something between booking and its payment provider or supplier. */
  readonly aroundPayments?: (provider: PaymentProvider) => PaymentProvider;
  readonly aroundSupplier?: (supplier: Supplier) => Supplier;
  readonly settings?: Partial<BookingDeps['settings']>;
  readonly gates?: BookingDeps['gates'];
  readonly judge?: BookingDeps['judge'];
  readonly payerOf?: BookingDeps['payerOf'];
}

/** A whole booking house over a test database: house desk, simulator, jobs; the clock stands still until moved. */
export function createFixture(options: FixtureOptions) {
  const { database } = options;
  const clock = fixedClock();
  const faults = createFaultSwitch();
  const shown = new Map<string, SampleOffer>();
  const limits = new Map<string, number>();
  const base = testCtx({ db: database, clock, locale: 'en-IE' });
  const simulator = createSimulator({
    database,
    clock,
    ids: base.ids,
    ...(options.methods && { methods: options.methods }),
    ...(options.keeps !== undefined && { keeps: options.keeps }),
  });
  const desk = createHouseSupplier({
    database,
    clock,
    ids: base.ids,
    random: base.random,
    manifest: { ...demoFlights, ...options.manifest },
    faults,
    goods: flightGoods({
      price: async ({ offerKey, query }) =>
        pricedFare(
          shown.get(offerKey),
          query.passengers.adults + query.passengers.children.length,
          limits.get(offerKey) ?? 9,
        ),
    }),
  });
  const deps: BookingDeps = {
    findOffer: async (offerId) => {
      const found = [...shown.values()].find(({ offer }) => offer.id === offerId);
      return found && sampleDetail(found);
    },
    judge: options.judge ?? (async () => FINE),
    verticals: [flightBooking],
    suppliers: [options.aroundSupplier ? options.aroundSupplier(desk) : desk],
    payments: options.aroundPayments ? options.aroundPayments(simulator) : simulator,
    signer: testSigner,
    work: createProofOfWork(testSigner, base.random),
    enqueue,
    seller: () => ({
      name: 'Wayfold Demo Ltd',
      email: 'help@wayfold.example',
      phone: null,
      legalEntity: 'Wayfold Demo Ltd, Dublin',
    }),
    settings: { ...booking.defaultSettings, ...options.settings },
    gates: options.gates ?? booking.defaultGates,
    payerOf: options.payerOf ?? (() => 'card'),
    savedTravelers: defaultTravelerSettings,
  };
  const jobCtx: Ctx = { ...base, actor: { job: 'booking' } };
  return {
    ...verbsOf(deps),
    deps,
    clock,
    faults,
    simulator,
    jobCtx,
    as: (actor: Actor): Ctx => ({ ...base, actor }),
    /** Somebody signed in, with an account of their own. */
    async traveler(accountId = base.ids.uuid()): Promise<Ctx & { readonly accountId: string }> {
      await bareAccount(database, accountId);
      return { ...base, actor: { sessionId: base.ids.uuid(), accountId }, accountId };
    },
    visitor: (): Ctx => ({ ...base, actor: { sessionId: base.ids.uuid() } }),
    sell(ask: SampleAsk, limit = 9): SampleOffer {
      const snapshot = sampleOffer(ask);
      shown.set(ask.flight, snapshot);
      limits.set(ask.flight, limit);
      return snapshot;
    },
    stopSelling: (flight: string) => void shown.delete(flight),
    /** Runs what is due by the fixture's clock. */
    drain: () => drain(database, deps, jobCtx, clock),
  };
}

export type Fixture = ReturnType<typeof createFixture>;

export const testSigner: BookingDeps['signer'] = {
  sign: (text) => createHmac('sha256', 'test').update(text).digest('base64url'),
  verify: (text, signature) => testSigner.sign(text) === signature,
};

function verbsOf(deps: BookingDeps) {
  return {
    createQuote: booking.createQuote(deps),
    readQuote: booking.readQuote(deps),
    createOrder: booking.createOrder(deps),
    readOrder: booking.readOrder(deps),
    updateTravellers: booking.updateTravellers(deps),
    updateExtras: booking.updateExtras(deps),
    giveUpOrder: booking.giveUpOrder(deps),
    replaceQuote: booking.replaceQuote(deps),
    holdOrder: booking.holdOrder(deps),
    extendHold: booking.extendHold(deps),
    payOrder: booking.payOrder(deps),
    continuePayment: booking.continuePayment(deps),
    findOrder: booking.findOrder(deps),
    removeQuoteItem: booking.removeQuoteItem(deps),
    removeItem: booking.removeItem(deps),
    createCancelQuote: booking.createCancelQuote(deps),
    readCancelQuote: booking.readCancelQuote(deps),
    confirmCancel: booking.confirmCancel(deps),
    resendMail: booking.resendMail(deps),
    renewLinks: booking.renewLinks(deps),
    listMethods: payments.listMethods(deps),
    choosableMethods: payments.choosableMethods(deps),
    renameMethod: payments.renameMethod(deps),
    preferMethod: payments.preferMethod(deps),
    removeMethod: payments.removeMethod(deps),
  };
}

async function drain(database: Database, deps: BookingDeps, ctx: Ctx, clock: FixedClock): Promise<number> {
  const vault = { ...deps, timeoutMs: deps.settings.paymentTimeoutMs };
  const by = (job: Job): Ctx => ({ ...ctx, actor: { job: 'booking', ...(job.by && { by: job.by as Actor }) } });
  const handlers = {
    'booking.advance': (job: Job) => booking.advanceJob(deps, by(job))(job),
    [payments.KEEP_TOPIC]: payments.keepJob(vault, ctx),
    [payments.FORGET_TOPIC]: payments.forgetJob(vault, ctx),
  };
  const runner = createJobRunner({ database, clock, log: silentLogger, handlers });
  return runner.drain();
}

function pricedFare(snapshot: SampleOffer | undefined, seats: number, limit: number): PricedOffer | undefined {
  if (!snapshot) return undefined;
  const { offer, fare } = snapshot;
  const { id: _id, rank: _rank, ...rest } = offer;
  const { id: _fareId, ...fareRest } = fare;
  return {
    offer: rest,
    fare: { ...fareRest, key: 'light' },
    seats: [{ product: `XSPC${snapshot.offerKey}`, day: '2027-03-03', kind: 'economy', quantity: seats, limit }],
  };
}

/** A held order of one fresh visitor, or of whoever `ctx` is, and how to pay it. */
export async function heldOrder(fixture: Fixture, ask: SampleAsk, limit?: number, ctx: Ctx = fixture.visitor()) {
  const { offer, fare, query } = fixture.sell(ask, limit);
  const quote = await fixture.createQuote({
    ctx,
    input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id } },
  });
  const people = query.passengers.adults;
  const draft = await fixture.createOrder({
    ctx,
    input: {
      idempotencyKey: ctx.ids.uuid(),
      quoteId: quote.id,
      travellers: Array.from({ length: people }, () => sampleTraveller()),
      contact: { email: 'Mira@Example.com', phone: '+353861234567' },
    },
  });
  const order = await fixture.holdOrder({
    ctx,
    input: { id: draft.id, acceptTotalMinor: draft.price.total.amountMinor },
  });
  return { ctx, quote, draft, order, payWith: payingFor(order, ctx) };
}

/** Several flights in one order, held, and how to pay for them. */
export async function heldTogether(fixture: Fixture, asks: readonly SampleAsk[], ctx: Ctx = fixture.visitor()) {
  const draft = await draftTogether(fixture, asks, ctx);
  const order = await fixture.holdOrder({
    ctx,
    input: { id: draft.id, acceptTotalMinor: draft.price.total.amountMinor },
  });
  return { ctx, draft, order, payWith: payingFor(order, ctx) };
}

/** The same, nothing kept yet. `limits`: seats that a flight has. */
export async function draftTogether(
  fixture: Fixture,
  asks: readonly SampleAsk[],
  ctx: Ctx,
  limits: Readonly<Record<string, number>> = {},
): Promise<Order> {
  let joins: string | undefined;
  let people = 0;
  for (const ask of asks) {
    const { offer, fare } = fixture.sell(ask, limits[ask.flight]);
    const quote = await fixture.createQuote({
      ctx,
      input: { offerId: offer.id, choice: { vertical: 'flights' as const, fareId: fare.id }, joins },
    });
    joins = quote.id;
    people = quote.travellers.length;
  }
  const travellers = Array.from({ length: people }, () => sampleTraveller());
  const contact = { email: 'mira@example.com', phone: null };
  return fixture.createOrder({
    ctx,
    input: { idempotencyKey: ctx.ids.uuid(), quoteId: joins ?? '', travellers, contact },
  });
}

function payingFor(order: Order, ctx: Ctx) {
  return (paymentToken: string | null, idempotencyKey = ctx.ids.uuid()) => ({
    ctx,
    input: {
      id: order.id,
      idempotencyKey,
      method: 'CARD' as const,
      paymentToken,
      totalMinor: order.price.total.amountMinor,
      currency: order.price.total.currency,
      returnPath: `/bookings/${order.id}/paid`,
    },
  });
}
