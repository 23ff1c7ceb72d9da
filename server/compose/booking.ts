import { booking as calls, type Order, type Product, type Seller } from '#contract/booking';
import { cart as carts } from '#contract/cart';
import * as booking from '#domain/booking';
import * as cart from '#domain/cart';
import type { Ctx } from '#domain/kernel';
import type { Brand } from '#domain/brands';
import { provenEmails } from '#domain/identity';
import { calendarFile, paperFile, sendNoticeJob } from '#domain/notifications';
import type { Holding, Searches } from '#domain/search';
import { BOOKING_VERTICALS } from '#domain/search/verticals';
import { enqueue } from '#platform/jobs';
import type { Paper } from '#platform/pdf';
import { createProofOfWork } from '#platform/proof-of-work';
import { bind, bindKeyed, handle } from '../http/binding.ts';
import { brandSite, brandSupport } from './brand-site.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { LocalNames } from './local-names.ts';
import type { Part } from './part.ts';
import { paymentMethods } from './payment-methods.ts';
import { PAYMENT_PROVIDERS } from './payment-providers.ts';
import { createSigner } from './signer.ts';
import { travelerSettings } from './travelers.ts';

interface BookingNeeds {
  readonly suppliers: readonly booking.Supplier[];
  readonly searches: Searches;
  readonly localise: LocalNames;
}

/** Booking with its suppliers, its payments, its mail and the jobs that carry an order over any crash. */
export function bookingPart(foundation: Foundation, needs: BookingNeeds): Part {
  const { config, brands, mailer, random, speak } = foundation;
  const siteOf = (id: string) => brandSite(id, foundation);
  const payments = PAYMENT_PROVIDERS[config.payments](foundation);
  const signer = createSigner(config.secretKeys, 'booking');
  const deps: booking.BookingDeps = {
    findOffer: booking.offersOf(needs.searches),
    judge: booking.judgedBy(needs.searches),
    verticals: BOOKING_VERTICALS,
    suppliers: needs.suppliers,
    payments: payments.provider,
    signer,
    work: createProofOfWork(signer, random),
    enqueue,
    seller: (id) => sellerOf(brands.byId(id), foundation),
    gates: booking.defaultGates,
    // Until companies are there everybody pays by card.
    payerOf: () => 'card',
    settings: { ...booking.defaultSettings, unpaidKeepDays: config.unpaidKeepDays, mostHeld: config.mostHeld },
    savedTravelers: travelerSettings(config),
  };
  const methods = paymentMethods(foundation, deps);
  const notices = { ...deps, mailer, speak, site: siteOf, placesIn: needs.localise<Order> };
  return {
    words: { ...BOOKING_WORDS, ...methods.words },
    bindings: [
      ...orderBindings(deps),
      ...cancelBindings(deps),
      ...ownBindings(deps),
      ...cartBindings(deps),
      ...methods.bindings,
      bind(
        calls.calendar,
        calendarFile(notices, (id) => siteOf(id).baseUrl),
      ),
      bind(calls.paper, paperFile({ ...notices, writePaper, look: (id) => siteOf(id).look })),
      ...payments.bindings,
    ],
    jobs: {
      ...methods.jobs,
      'booking.advance': (job) => booking.advanceJob(deps, jobCtx(foundation, 'booking.advance', job))(job),
      'booking.purge': () => booking.purgeJob(deps, jobCtx(foundation, 'booking.purge'))(),
      'booking.reseal': () => booking.resealJob(jobCtx(foundation, 'booking.reseal'))(),
      'cart.purge': () => cart.purgeCarts(jobCtx(foundation, 'cart.purge'))(),
      'booking.notice': (job) => sendNoticeJob(notices, jobCtx(foundation, 'booking.notice', job))(job),
    },
    crons: [
      ...methods.crons,
      { name: 'booking.purge', next: everyMinutes(60), job: { topic: 'booking.purge', key: 'purge', payload: {} } },
      { name: 'cart.purge', next: everyMinutes(60), job: { topic: 'cart.purge', key: 'purge', payload: {} } },
      { name: 'booking.reseal', next: everyMinutes(10), job: { topic: 'booking.reseal', key: 'reseal', payload: {} } },
    ],
  };
}

/** What the order in the cart keeps of a vertical, unpaid: whoever searches would give it up for another. */
export async function heldInCart(ctx: Ctx, vertical: string): Promise<readonly Holding[]> {
  const quoteId = await cart.inCart(ctx);
  const held = quoteId === undefined ? [] : await booking.holdingsOf(ctx, quoteId, vertical);
  return held.map(({ supplier, hold }) => ({ supplier, hold }));
}

function orderBindings(deps: booking.BookingDeps) {
  const [createQuote, readQuote] = [booking.createQuote(deps), booking.readQuote(deps)];
  const [createOrder, readOrder] = [booking.createOrder(deps), booking.readOrder(deps)];
  const [travellers, extras] = [booking.updateTravellers(deps), booking.updateExtras(deps)];
  const [hold, extend] = [booking.holdOrder(deps), booking.extendHold(deps)];
  const [without, remove] = [booking.removeQuoteItem(deps), booking.removeItem(deps)];
  const [pay, goOn] = [booking.payOrder(deps), booking.continuePayment(deps)];
  return [
    bind(calls.createQuote, createQuote),
    bind(calls.getQuote, readQuote),
    bind(calls.removeQuoteItem, without),
    bind(calls.removeItem, remove),
    bindKeyed(calls.createOrder, createOrder),
    bind(calls.getOrder, readOrder),
    bind(calls.updateTravellers, travellers),
    bind(calls.updateExtras, extras),
    bind(calls.holdOrder, hold),
    bind(calls.extendHold, extend),
    bindKeyed(calls.payOrder, pay),
    bind(calls.continuePayment, goOn),
  ];
}

function cancelBindings(deps: booking.BookingDeps) {
  const [find, resend, renew] = [booking.findOrder(deps), booking.resendMail(deps), booking.renewLinks(deps)];
  const [quote, readQuote] = [booking.createCancelQuote(deps), booking.readCancelQuote(deps)];
  const confirm = booking.confirmCancel(deps);
  return [
    handle(calls.find, (ctx, input, { ip }) => find({ ctx, input: { ...input, ip } })),
    bind(calls.createCancelQuote, quote),
    bind(calls.getCancelQuote, readQuote),
    bind(calls.confirmCancel, confirm),
    bind(calls.resendMail, resend),
    bind(calls.renewLinks, renew),
  ];
}

function ownBindings(deps: booking.BookingDeps) {
  const [list, claim] = [booking.listOwnOrders(deps, provenEmails), booking.claimOrders(provenEmails)];
  return [
    handle(calls.own, async (ctx) => ({ items: [...(await list(ctx))] })),
    handle(calls.claim, async (ctx, input) => ({ claimed: (await claim({ ctx, input })).orders.length })),
  ];
}

function cartBindings(deps: booking.BookingDeps) {
  const [quote, order] = [booking.readQuote(deps), booking.readOrder(deps)];
  const [giveUp, replace] = [booking.giveUpOrder(deps), booking.replaceQuote(deps)];
  const cartDeps = {
    readQuote: (ctx: Ctx, id: string) => quote({ ctx, input: { id } }),
    readOrder: (ctx: Ctx, id: string) => order({ ctx, input: { id } }),
    giveUp: (ctx: Ctx, id: string) => giveUp({ ctx, input: { id } }),
    replace: (ctx: Ctx, id: string, by: string) => replace({ ctx, input: { id, by } }),
    soldUntil: (product: Product) => booking.soldUntil(deps, product),
    mostItems: deps.settings.mostItems,
  };
  const [read, keep, empty] = [cart.readCart(cartDeps), cart.keepQuote(cartDeps), cart.emptyCart(cartDeps)];
  return [
    bind(carts.read, read),
    bind(carts.keep, keep),
    bind(carts.empty, empty),
    bind(carts.separate, cart.searchSeparately(cartDeps)),
    bind(carts.typed, cart.readTyped(cartDeps)),
  ];
}

/** Fonts and their library: no start waits for what few ask for. */
async function writePaper(paper: Paper): Promise<Uint8Array> {
  const pdf = await import('#platform/pdf');
  return pdf.writePaper(paper);
}

/** The configuration speaks for the first brand, each other brand for itself. */
function sellerOf(brand: Brand, { brands, config }: Foundation): Seller {
  const { legal } = brand;
  const entity = brand === brands.all[0] ? config.legalEntity : legal.entity;
  const name = entity === null ? `${brand.name} Demo` : brand.name;
  const { email, phone } = brandSupport(brand, brand.locale, { brands, config });
  return { name, email, phone, legalEntity: entity ?? name };
}
