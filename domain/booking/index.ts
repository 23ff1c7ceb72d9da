export { eraseBookings, revealBookings } from './account-data.ts';
export { orderToken } from './access.ts';
export { advance } from './advance.ts';
export { confirmCancel, createCancelQuote, readCancelQuote } from './cancel-order.ts';
export { createOrder } from './create-order.ts';
export { createQuote, readQuote } from './create-quote.ts';
export { defaultSettings } from './deps.ts';
export type { BookingDeps, BookingSettings, Signer } from './deps.ts';
export { SlowDown } from './errors.ts';
export { findOrder } from './find-order.ts';
export { extendHold, holdOrder } from './hold-order.ts';
export { advanceJob } from './jobs.ts';
export { itemMachine, orderState } from './machine.ts';
export { findNotice, markNoticeFailed, markNoticeSent } from './notices.ts';
export { claimOrders, listOwnOrders } from './own-orders.ts';
export type { ProvenEmails } from './own-orders.ts';
export { continuePayment, payOrder } from './pay-order.ts';
export type { PayOutcome } from './pay-order.ts';
export { purgeJob } from './purge.ts';
export { readersChoice, readOrder, readOrderView } from './read-order.ts';
export { resealJob } from './reseal.ts';
export { resendMail } from './resend-mail.ts';
export { offerSource } from './search-offers.ts';
export { updateExtras, updateTravellers } from './update-order.ts';
export type { NoticeKind, NoticeRow } from './tables.ts';
export type {
  CancelAsk,
  CancelResult,
  CancelTerms,
  CommitAsk,
  CommitRejection,
  CommitResult,
  Committed,
  FlightSupplier,
  OfferSnapshot,
  OfferSource,
  Party,
  ProbeResult,
  ProductRef,
  Reservation,
  ReserveResult,
  SupplierCancelQuote,
  SupplierManifest,
  SupplierQuote,
} from './ports.ts';
export { personalTables } from './personal.ts';
