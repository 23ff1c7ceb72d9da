import type { BookingEvent } from '#contract/booking';
import type { RecordedEvent } from '#domain/events';

/** `subject:from>to` or `subject:cause` as people are told it; what is not here is no news to them. */
const told: Readonly<Record<string, BookingEvent['kind']>> = {
  'item:>draft': 'order_created',
  'item:reserving>held': 'held',
  'item:held>hold_expired': 'hold_expired',
  'item:authorising>hold_expired': 'hold_expired',
  'item:committing>commit_unknown': 'checking_with_supplier',
  'item:committing>confirmed': 'booking_confirmed',
  'item:commit_unknown>confirmed': 'booking_confirmed',
  'item:committing>rejected': 'booking_rejected',
  'item:commit_unknown>rejected': 'booking_rejected',
  'item:confirmed>cancelling': 'cancel_requested',
  'item:cancelling>cancelled': 'booking_cancelled',
  'item:supplier.cancelled_part': 'booking_cancelled',
  'item:buyer.drops': 'item_removed',
  'item:supplier.repriced': 'price_changed',
  'item:price.changed': 'price_changed',
  'item:hold.extended': 'hold_extended',
  'payment:authorising>authorised': 'payment_authorised',
  'payment:requires_action>authorised': 'payment_authorised',
  'payment:authorising>failed': 'payment_declined',
  'payment:requires_action>failed': 'payment_declined',
  'payment:capturing>captured': 'payment_taken',
  'payment:capturing>capture_failed': 'payment_delayed',
  'payment:voiding>voided': 'payment_released',
  'refund:>confirmed': 'refund_confirmed',
  'refund:paying>paid': 'refund_paid',
  'notice:mail.sent': 'mail_sent',
  'notice:mail.failed': 'mail_failed',
  'help:help.asked': 'needs_help',
};

/** Which item, and which parts of it, something of an order is about. */
export interface About {
  readonly item: number;
  readonly units?: readonly number[];
}

/**
 * The record of an order in the words of people, oldest first; the same news twice in a row is told once. `about`: by the id
 * of items and refunds.
 */
export function timelineOf(events: readonly RecordedEvent[], about: ReadonlyMap<string, About>): BookingEvent[] {
  const lines: BookingEvent[] = [];
  for (const event of events) {
    const kind =
      told[`${event.subject}:${event.cause}`] ?? told[`${event.subject}:${event.from ?? ''}>${event.to ?? ''}`];
    if (!kind) continue;
    const which = kind === 'order_created' ? undefined : about.get(event.subjectId);
    const item = which?.item ?? null;
    const last = lines.at(-1);
    if (last?.kind === kind && last.item === item && kind !== 'mail_sent') continue;
    const { amountMinor, currency } = event.facts;
    const units = unitsOf(event) ?? which?.units;
    const amount = typeof amountMinor === 'number' && typeof currency === 'string' ? { amountMinor, currency } : null;
    lines.push({
      at: event.at.toISOString(),
      kind,
      amount,
      item,
      ...(units && { units: [...units] }),
    });
  }
  return lines;
}

function unitsOf({ facts }: RecordedEvent): readonly number[] | undefined {
  return typeof facts['units'] === 'string' ? (JSON.parse(facts['units']) as number[]) : undefined;
}
