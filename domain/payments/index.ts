export { accounts, balanceOf, postCancel, postCapture, postRefund, postSale, sumOf } from './ledger.ts';
export type { Account, Posting } from './ledger.ts';
export { openPaymentStates, paymentMachine, refundMachine } from './machine.ts';
export type {
  Authorisation,
  AuthoriseAsk,
  CaptureResult,
  KeepResult,
  KeptCard,
  PaymentCall,
  PaymentProvider,
  RefundResult,
  RefusalReason,
  SimulatorAnswer,
  SimulatorPages,
  SimulatorSession,
  Vault,
} from './ports.ts';
export { answerSimulatorSession, readSimulatorSession } from './simulator-pages.ts';
export { createPayment, createRefund, latestPayments, post, readMoney, withDates } from './store.ts';
export type { PaymentDraft, PaymentRow, RefundRow } from './store.ts';
export { personalTables } from './personal.ts';
export { eraseMethods } from './methods/erase.ts';
export { forgetJob } from './methods/forget-job.ts';
export { KEEP_TOPIC, keepJob } from './methods/keep-job.ts';
export { FORGET_TOPIC } from './methods/leave.ts';
export { choosableMethods, listMethods, preferMethod, removeMethod, renameMethod } from './methods/own.ts';
export { authoriseKept, chooseMethod, noteKeptUse } from './methods/pay-with.ts';
export { resealMethodsJob } from './methods/reseal.ts';
