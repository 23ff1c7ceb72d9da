import type { Money } from '#contract/core';
import type { RefusalReason } from '#domain/payments';
import { Conflict, DomainError, Gone } from '#domain/kernel';

/** Nobody paid for it in time, so what it held of people is gone. */
export function purged(): Gone {
  return new Gone('ORDER_PURGED', 'Nobody paid for this booking in time; its data is gone');
}

/** The link was ours and opens nothing any more. */
export function linkEnded(why: 'expired' | 'revoked'): Gone {
  return why === 'expired'
    ? new Gone('BOOKING_LINK_EXPIRED', 'Links of mails end some time after the journey')
    : new Gone('BOOKING_LINK_REVOKED', 'Links that were sent before this booking was secured open it no more');
}

/** 429: the same again, with the number that the challenge asks for, or without it once so many seconds have gone. */
export class WorkRequired extends DomainError {
  override readonly name = 'WorkRequired';
  constructor(challenge: string, retryAfterSeconds: number) {
    const description = 'Solve the challenge and ask again, or wait';
    super(429, [{ code: 'WORK_REQUIRED', description, detail: { challenge, retryAfterSeconds } }]);
  }
}

/** 503: the supplier or payment provider did not answer; nothing is lost, asking again is safe. */
export class Unavailable extends DomainError {
  override readonly name = 'Unavailable';
  constructor(code: 'SUPPLIER_UNAVAILABLE' | 'PAYMENT_UNAVAILABLE', cause?: unknown) {
    super(503, [{ code, description: 'No answer in time; ask again' }], { cause });
  }
}

/** 503: it is being held by an earlier request or another process, whose answer is on its way. */
export class HoldUnderWay extends DomainError {
  override readonly name = 'HoldUnderWay';
  constructor({ lease_until: leaseUntil }: { readonly lease_until: Date | null }, now: Date) {
    const leftMs = (leaseUntil?.getTime() ?? 0) - now.getTime();
    // Suppliers answer long before the time of a call is over.
    const retryAfterSeconds = Math.min(3, Math.max(1, Math.ceil(leftMs / 1_000)));
    const description = 'An earlier request is still holding this; ask again';
    super(503, [{ code: 'HOLD_UNDER_WAY', description, detail: { retryAfterSeconds } }]);
  }
}

/** 402: the payer's bank or the provider said no. The order stays held. */
export class PaymentDeclined extends DomainError {
  override readonly name = 'PaymentDeclined';
  constructor(reason: RefusalReason) {
    super(402, [{ code: 'PAYMENT_DECLINED', description: `Refused: ${reason}`, detail: { reason } }]);
  }
}

/** 409: the key of stored document numbers is lost; they can be given again. */
export class DocumentsUnreadable extends DomainError {
  override readonly name = 'DocumentsUnreadable';
  constructor(cause: unknown) {
    const description = 'Stored document numbers cannot be read any more; send them again';
    super(409, [{ code: 'DOCUMENTS_UNREADABLE', description }], { cause });
  }
}

/** 409: a supplier or a payment has not answered yet, or the seats are still held. */
export class BookingUnderWay extends DomainError {
  override readonly name = 'BookingUnderWay';
  constructor(reference: string) {
    super(409, [{ code: 'BOOKING_UNDER_WAY', description: `Booking ${reference} is still being worked on` }]);
  }
}

/** 429: a mail to the same address is less than a minute old, whoever caused it. */
export class MailJustSent extends DomainError {
  override readonly name = 'MailJustSent';
  constructor(detail: { readonly email: string; readonly sent: boolean; readonly retryAfterSeconds: number }) {
    super(429, [{ code: 'MAIL_JUST_SENT', description: `Ask again in ${detail.retryAfterSeconds} s`, detail }]);
  }
}

export function priceChanged(from: Money, to: Money): Conflict {
  return new Conflict('PRICE_CHANGED', `The price is ${to.amountMinor} ${to.currency} now`, { from, to });
}

/** `detail` says of which item, and of what kind it is. */
export function soldOut(detail: Readonly<Record<string, unknown>> = {}): Conflict {
  return new Conflict('SOLD_OUT', 'Somebody else took the last', detail);
}

/** Until the payment is settled nobody can say what comes back. */
export function paymentPending(): Conflict {
  return new Conflict('PAYMENT_PENDING', 'The payment is not settled yet; ask again once it is');
}

/** Another choice took its place before it was paid for, or it was taken out. */
export function orderReplaced(): Conflict {
  return new Conflict('ORDER_REPLACED', 'Replaced or removed before payment; nothing was charged');
}

/** Another choice took its place before it was ordered: `detail` names that one. */
export function quoteReplaced(by: string): Conflict {
  return new Conflict('QUOTE_REPLACED', 'Replaced by another quote', { by });
}

/** It cannot give way to another choice any more. */
export function orderBegun(): Conflict {
  return new Conflict('ORDER_BEGUN', 'What would be replaced is being paid for or is booked');
}

export function holdExpired(): Conflict {
  return new Conflict('HOLD_EXPIRED', 'It is not held any more');
}
