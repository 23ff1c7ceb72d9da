import type {
  BookingDocument,
  Extras,
  Order,
  OrderAction,
  OrderTraveller,
  PaymentView,
  Quote,
  RefundView,
} from '#contract/booking';
import { listEvents } from '#domain/events';
import type { Ctx } from '#domain/kernel';
import type { PaymentRow, RefundRow } from '#domain/payments';
import { supplierOf, type BookingDeps } from './deps.ts';
import { editableStates, orderState } from './machine.ts';
import { moneyOf } from './outside.ts';
import type { FlightSupplier } from './ports.ts';
import { findNumber } from './sealed-travellers.ts';
import { cancellationOf, documentValidUntil, priceOf, type Snapshot } from './snapshot.ts';
import { listNotices, type Reader, type Saga } from './store.ts';
import type { NoticeRow } from './tables.ts';
import { timelineOf } from './timeline.ts';

/** An order as its owner sees it. */
export async function viewOrder(
  deps: BookingDeps,
  ctx: Pick<Ctx, 'clock' | 'log' | 'sealer'>,
  db: Reader,
  saga: Saga,
): Promise<Order> {
  const { order, item, snapshot, payments, refunds } = saga;
  const supplier = supplierOf(deps, item.supplier);
  const now = ctx.clock.now();
  const { extras, price } = priceOf(snapshot, JSON.parse(item.extras) as Extras);
  const seller = deps.seller(order.brand);
  const events = await listEvents(db, order.id);
  const notices = await listNotices(db, order.id);
  const firstSeen = { amountMinor: order.first_seen_minor, currency: order.currency };
  const baseMoved = snapshot.base.total.amountMinor !== snapshot.shownBaseMinor;
  return {
    id: order.id,
    reference: order.reference,
    state: orderState(item.state, payments.at(-1)?.state ?? null, item.due_at !== null),
    createdAt: order.created_at.toISOString(),
    dataClass: snapshot.product.dataClass,
    seller,
    items: [
      {
        id: item.id,
        state: item.state,
        product: snapshot.product,
        price,
        extras,
        supplierReference: item.locator,
        hold: holdOf(saga, now),
        cancellation: cancellationOf(supplier, snapshot, price, item.booked_at ?? now),
        documents: JSON.parse(item.documents) as BookingDocument[],
      },
    ],
    travellers: travellersOf(ctx, saga),
    rules: rulesOf(deps, supplier, snapshot),
    contact: { email: order.email, phone: order.phone },
    price,
    priceFirstSeen: firstSeen,
    priceChange: baseMoved
      ? { from: { ...snapshot.base.total, amountMinor: snapshot.shownBaseMinor }, to: snapshot.base.total }
      : null,
    payment: { provider: deps.payments.id, kind: deps.payments.kind, methods: [...deps.payments.methods] },
    payments: payments.map(viewPayment),
    refunds: refunds.map((refund) => viewRefund(refund, payments, seller.name, events)),
    refundPromise: refundPromiseOf(deps, order.brand),
    events: timelineOf(events),
    mail: mailOf(notices),
    actions: actionsOf(saga, now),
  };
}

export function refundPromiseOf({ seller, settings }: BookingDeps, brand: string): Order['refundPromise'] {
  return { by: seller(brand).name, to: 'original_method', days: settings.refundDays };
}

export function rulesOf({ settings }: BookingDeps, supplier: FlightSupplier, { product }: Snapshot): Quote['rules'] {
  const { genders, document, documentDays } = supplier.manifest;
  return {
    genders: [...genders],
    document,
    documentValidUntil: documentValidUntil(product, documentDays),
    adultAge: settings.adultAge,
  };
}

function holdOf({ item }: Saga, now: Date): Order['items'][number]['hold'] {
  if (!item.hold_expires_at || !item.price_until || !['held', 'authorising'].includes(item.state)) return null;
  if (item.hold_expires_at.getTime() <= now.getTime()) return null;
  return {
    expiresAt: item.hold_expires_at.toISOString(),
    priceGuaranteedUntil: item.price_until.toISOString(),
    extendable: item.state === 'held' && item.extensions_left > 0,
  };
}

function travellersOf(ctx: Pick<Ctx, 'log' | 'sealer'>, { order, snapshot, travellers }: Saga): OrderTraveller[] {
  return snapshot.slots.flatMap((slot, index) => {
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
  const { id, method, brand, last4, state, reason, created_at } = payment;
  return {
    id,
    method,
    brand,
    last4,
    state,
    amount: moneyOf(payment),
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
    event.subject === 'refund' && event.to
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
  const latest = notices.at(-1);
  return latest ? { state: latest.state, at: latest.sent_at?.toISOString() ?? null } : { state: 'none', at: null };
}

/** What the owner may do now; the verbs check the same again. */
function actionsOf({ item, payments }: Saga, now: Date): OrderAction[] {
  const { state } = item;
  const expired = item.hold_expires_at !== null && item.hold_expires_at.getTime() <= now.getTime();
  const payment = payments.at(-1);
  const actions: OrderAction[] = [];
  if (editableStates.includes(state)) actions.push('edit');
  if (state === 'draft' || state === 'hold_expired' || (state === 'held' && expired)) actions.push('hold');
  if (state === 'held' && !expired) actions.push('pay');
  if (state === 'held' && !expired && item.extensions_left > 0) actions.push('extendHold');
  if (state === 'authorising' && payment?.state === 'requires_action') actions.push('continuePayment');
  if (state === 'confirmed') actions.push('calendar', 'print', 'resendMail');
  if (state === 'cancelled') actions.push('print', 'resendMail');
  if (state === 'confirmed' && payment?.state === 'captured') actions.push('cancel');
  return actions;
}
