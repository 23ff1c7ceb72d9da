export type {
  Authorisation,
  AuthoriseAsk,
  CaptureResult,
  PaymentCall,
  PaymentProvider,
  RefundResult,
  RefusalReason,
} from './ports.ts';
