import type { Order, OrderAction, OrderItem, OrderTraveller, PaymentView, RefundView } from '#contract/booking';
import { listEvents } from '#domain/events';
import type { Ctx } from '#domain/kernel';
import type { PaymentRow, RefundRow } from '#domain/payments';
import { firstExpiry } from './claim.ts';
import type { BookingDeps } from './deps.ts';
import { joinPrices } from './join-prices.ts';
import { editableStates, orderState } from './machine.ts';
import { moneyOf } from './outside.ts';
import { refundOfAll, refundsOf } from './refund-now.ts';
import { findNumber } from './sealed-travellers.ts';
import { isSettled } from './settled.ts';
import { dueNow, isPayable, verticalOf } from './snapshot.ts';
import { joinChanges, slotsOf, viewItem } from './stored-quote.ts';
import { findQuoteRow, listNotices, type Part, type Reader, type Whole } from './store.ts';
import type { ItemRow, NoticeRow, OrderRow } from './tables.ts';
import { type About, timelineOf } from './timeline.ts';
import { paymentOptionsOf, refundPromiseOf } from './view-quote.ts';

/** An order as its owner sees it. */
export async function viewOrder(
  deps: BookingDeps,
  ctx: Pick<Ctx, 'clock' | 'log' | 'sealer'>,
  db: Reader,
  whole: Whole,
): Promise<Order> {
  const { order, parts, payments } = whole;
  const now = ctx.clock.now();
  const items = parts.map((part) => viewOrderItem(deps, part, whole, now));
  const price = joinPrices(items.map((item) => item.price));
  const seller = deps.seller(order.brand);
  const events = await listEvents(db, order.id);
  const notices = await listNotices(db, order.id);
  const refunds = parts
    .flatMap((part, item) =>
      part.refunds.map((refund) => ({ refund, item, units: part.cancelled.get(refund.cancel_quote_id) })),
    )
    .toSorted((a, b) => (a.refund.id < b.refund.id ? -1 : 1));
  const state = stateOf(whole);
  return {
    id: order.id,
    reference: order.reference,
    state,
    createdAt: order.created_at.toISOString(),
    // A sample only where nothing real is in it: among real things each sample is told by itself.
    dataClass: items.map(({ product }) => product.dataClass).find((each) => each !== 'demo') ?? 'demo',
    seller,
    items,
    hold: holdOf(whole, now),
    ...(state === 'draft' && (await quotedUntil(db, order.quote_id, now))),
    ...(state === 'failed' && (await replacedBy(db, order.quote_id))),
    travellers: travellersOf(ctx, whole),
    contact: { email: order.email, phone: order.phone },
    price,
    dueNow: order.payer === 'card' ? dueNow(price) : { ...price.total, amountMinor: 0 },
    priceFirstSeen: { amountMinor: firstSeen(parts), currency: order.currency },
    priceFirstSeenListed: parts.every(({ snapshot }) => snapshot.shownListed),
    priceChange: joinChanges(items),
    payment: paymentOptionsOf(deps),
    payments: payments.map(viewPayment),
    refunds: refunds.map(({ refund, item, units }) => ({
      ...viewRefund(refund, payments, seller.name, events),
      item,
      ...(units && { units: [...units] }),
    })),
    refundPromise: refundPromiseOf(deps, order.brand),
    ...refundOfAll(items, now),
    events: timelineOf(events, aboutOf(parts, refunds)),
    mail: mailOf(notices),
    actions: actionsOf(whole, now),
  };
}

/** What decides the state that a page tells of an order. */
export interface Deciding {
  readonly order: Pick<OrderRow, 'state'>;
  /** In their order, the first one leads. */
  readonly parts: readonly { readonly item: Pick<ItemRow, 'state' | 'due_at'> }[];
  /** The latest last. */
  readonly payments: readonly Pick<PaymentRow, 'state'>[];
}

export function stateOf({ order, parts, payments }: Deciding): Order['state'] {
  const states = parts.map(({ item }) => item.state);
  const unanswered = (parts[0]?.item.due_at ?? null) !== null;
  return orderState(order.state, states, payments.at(-1)?.state ?? null, unanswered);
}

function viewOrderItem(deps: BookingDeps, part: Part, { payments }: Whole, now: Date): OrderItem {
  const { item, snapshot, refunds } = part;
  const cancelledUnits = item.cancelled_units;
  const refunded = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const cancellable = item.state === 'confirmed' && isSettled(payments);
  const stands = { bookedAt: item.booked_at ?? now, cancelledUnits };
  return {
    id: item.id,
    state: item.state,
    ...viewItem(deps, { snapshot, extras: item.extras }, stands),
    supplierReference: item.locator,
    documents: item.documents,
    cancelledUnits,
    units: verticalOf(deps, snapshot.product).units(snapshot.product),
    refunded: { amountMinor: refunded, currency: item.currency },
    ...(item.owed_minor > 0 && { owedThere: { amountMinor: item.owed_minor, currency: item.currency } }),
    cancellable,
    ...(cancellable && { refundsNow: refundsOf(deps, { snapshot, extras: item.extras }, stands, now) }),
  };
}

/** Of an order of one thing everything is about that. */
function aboutOf(
  parts: readonly Part[],
  refunds: readonly { refund: RefundRow; item: number; units: readonly number[] | null | undefined }[],
): ReadonlyMap<string, About> {
  const several = parts.length > 1 ? parts.map((part, item): [string, About] => [part.item.id, { item }]) : [];
  const ofRefunds = refunds.flatMap(({ refund, item, units }): [string, About][] =>
    parts.length > 1 || units ? [[refund.id, { item, ...(units && { units }) }]] : [],
  );
  return new Map([...several, ...ofRefunds]);
}

function firstSeen(parts: readonly Part[]): number {
  return parts.reduce((sum, { snapshot }) => sum + snapshot.shownMinor, 0);
}

function holdOf({ parts }: Whole, now: Date): Order['hold'] {
  const kept = parts.every((part) => isPayable(part) || part.item.state === 'authorising');
  const expiresAt = firstExpiry(parts);
  const guaranteed = parts.flatMap(({ item }) =>
    item.hold_ref !== null && item.price_until ? [item.price_until.getTime()] : [],
  );
  if (!kept || !expiresAt || guaranteed.length === 0 || expiresAt.getTime() <= now.getTime()) return null;
  return {
    expiresAt: expiresAt.toISOString(),
    priceGuaranteedUntil: new Date(Math.min(...guaranteed)).toISOString(),
    extendable: isExtendable(parts),
  };
}

async function quotedUntil(db: Reader, quoteId: string, now: Date): Promise<Pick<Order, 'priceQuotedUntil'>> {
  const until = (await findQuoteRow(db, quoteId))?.expires_at;
  return until && until > now ? { priceQuotedUntil: until.toISOString() } : {};
}

async function replacedBy(db: Reader, quoteId: string): Promise<Pick<Order, 'replacedBy'>> {
  const by = (await findQuoteRow(db, quoteId))?.replaced_by;
  return by ? { replacedBy: by } : {};
}

function isExtendable(parts: readonly Part[]): boolean {
  const held = parts.filter((part) => part.item.state !== 'draft' || !isPayable(part));
  return held.length > 0 && held.every(({ item }) => item.state === 'held' && item.extensions_left > 0);
}

function travellersOf(ctx: Pick<Ctx, 'log' | 'sealer'>, { order, parts, travellers }: Whole): OrderTraveller[] {
  return slotsOf(parts).flatMap((slot, index) => {
    const traveller = travellers[index];
    if (!traveller) return [];
    const { givenNames, familyName, dateOfBirth, gender, nationality, assistance, assistanceNote } = traveller;
    const { document } = traveller;
    const shown = document && {
      type: document.type,
      lastTwo: findNumber(ctx, order.id, index, document)?.slice(-2) ?? null,
      issuedBy: document.issuedBy,
      expiresOn: document.expiresOn,
    };
    return [
      {
        ...slot,
        givenNames,
        familyName,
        dateOfBirth,
        gender,
        nationality,
        assistance,
        assistanceNote,
        document: shown,
        knownTraveller: traveller.sealedKnownTravellerNumber !== null,
        loyaltyProgramme: traveller.loyalty?.programme ?? null,
      },
    ];
  });
}

function viewPayment(payment: PaymentRow): PaymentView {
  const { id, method, brand, last4, state, reason, created_at, taken_minor, currency } = payment;
  return {
    id,
    method,
    brand,
    last4,
    state,
    amount: moneyOf(payment),
    taken: taken_minor === null ? null : { amountMinor: taken_minor, currency },
    reason: reason as PaymentView['reason'],
    at: created_at.toISOString(),
  };
}

function viewRefund(
  refund: RefundRow,
  payments: readonly PaymentRow[],
  by: string,
  events: Awaited<ReturnType<typeof listEvents>>,
): RefundView {
  const payment = payments.find(({ id }) => id === refund.payment_id);
  const steps = events.flatMap((event) =>
    event.subject === 'refund' && event.subjectId === refund.id && event.to
      ? [{ state: event.to as RefundView['state'], at: event.at.toISOString() }]
      : [],
  );
  return {
    id: refund.id,
    state: refund.state,
    amount: moneyOf(refund),
    to: 'original_method',
    brand: payment?.brand ?? null,
    last4: payment?.last4 ?? null,
    by,
    requestedAt: refund.created_at.toISOString(),
    expectedBy: refund.expected_by.toISOString(),
    paidAt: refund.paid_at?.toISOString() ?? null,
    steps,
  };
}

function mailOf(notices: readonly NoticeRow[]): Order['mail'] {
  const latest = notices.findLast(({ kind }) => kind !== 'found');
  return latest ? { state: latest.state, at: latest.sent_at?.toISOString() ?? null } : { state: 'none', at: null };
}

/** What the owner may do now; the verbs check the same again. */
function actionsOf({ parts, payments }: Whole, now: Date): OrderAction[] {
  const states = parts.map(({ item }) => item.state);
  const all = (...some: readonly (typeof states)[number][]): boolean => states.every((state) => some.includes(state));
  const expiresAt = firstExpiry(parts);
  const expired = expiresAt !== null && expiresAt.getTime() <= now.getTime();
  const waiting = states[0] === 'authorising' && payments.at(-1)?.state === 'requires_action';
  const booked = states.includes('confirmed');
  const actions: OrderAction[] = [];
  if (all(...editableStates)) {
    actions.push('edit');
    if (parts.length > 1) actions.push('removeItem');
    if (!parts.every(isPayable) || expired) actions.push('hold');
    else actions.push('pay');
    if (!expired && isExtendable(parts)) actions.push('extendHold');
  }
  if (waiting) actions.push('continuePayment');
  if (booked) actions.push('calendar', 'print', 'resendMail');
  else if (states.includes('cancelled')) actions.push('print', 'resendMail');
  if (booked && isSettled(payments)) actions.push('cancel');
  return actions;
}
