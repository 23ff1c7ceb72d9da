export { accounts, balanceOf, postCancel, postCapture, postRefund, postSale, sumOf } from './ledger.ts';
export type { Account, Posting } from './ledger.ts';
export { openPaymentStates, paymentMachine, refundMachine } from './machine.ts';
export type {
  Authorisation,
  AuthoriseAsk,
  CaptureResult,
  PaymentCall,
  PaymentProvider,
  RefundResult,
  RefusalReason,
  SimulatorAnswer,
  SimulatorPages,
  SimulatorSession,
} from './ports.ts';
export { answerSimulatorSession, readSimulatorSession } from './simulator-pages.ts';
export { createPayment, createRefund, post, readMoney, withDates } from './store.ts';
export type { PaymentDraft, PaymentRow, RefundRow } from './store.ts';
export { personalTables } from './personal.ts';
