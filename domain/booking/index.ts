export { eraseBookings, revealBookings } from './account-data.ts';
export { linkToken } from './access.ts';
export { orderOfPart } from './owners.ts';
export { renewLinks, revokeLinks } from './links.ts';
export { advance } from './advance.ts';
export { confirmCancel, createCancelQuote, readCancelQuote } from './cancel-order.ts';
export { createOrder } from './create-order.ts';
export { createQuote, quoteFull, readQuote, removeQuoteItem } from './create-quote.ts';
export { defaultSettings } from './deps.ts';
export type { BookingDeps, BookingSettings, Signer, Work } from './deps.ts';
export { MailJustSent } from './errors.ts';
export { defaultGates } from './gates.ts';
export type { Gate } from './gates.ts';
export { findOrder } from './find-order.ts';
export { extendHold } from './extend-hold.ts';
export { giveUpOrder } from './give-up.ts';
export { replaceQuote } from './replace-quote.ts';
export { holdingsOf } from './held-instead.ts';
export { holdOrder } from './hold-order.ts';
export { advanceJob } from './jobs.ts';
export { itemMachine, orderMachine, type OrderStage, stageAfter } from './machine.ts';
export { findNotice, markNoticeFailed, markNoticeSent } from './notices.ts';
export { claimOrders, listOwnOrders } from './own-orders.ts';
export type { ProvenEmails } from './own-orders.ts';
export { continuePayment, payOrder } from './pay-order.ts';
export type { PayOutcome } from './pay-order.ts';
export { purgeJob } from './purge.ts';
export { readersChoice, readOrder, readOrderView } from './read-order.ts';
export { resealJob } from './reseal.ts';
export { resendMail } from './resend-mail.ts';
export { judgedBy, offersOf } from './find-offer.ts';
export { removeItem, updateExtras, updateTravellers } from './update-order.ts';
export type { NoticeKind, NoticeRow } from './tables.ts';
export type {
  CancelAsk,
  CancelResult,
  CancelTerms,
  CommitAsk,
  CommitRejection,
  CommitResult,
  Committed,
  Party,
  ProbeResult,
  Reservation,
  ReserveResult,
  Slot,
  Supplier,
  SupplierCancelQuote,
  SupplierManifest,
  SupplierQuote,
  Wanted,
} from './ports.ts';
export { soldUntil } from './snapshot.ts';
export type { BookingVertical, Priced, Shown, Sold } from './vertical.ts';
export { personalTables } from './personal.ts';
