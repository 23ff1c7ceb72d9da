export * as booking from './calls.ts';
export * as bookingShapes from './shapes.ts';
export { bookingAddress, paidAddress, simulatorAddress } from './addresses.ts';
export { checkField, identifierPatterns, travellerDefaults } from './fields.ts';
export type { FieldRule } from './fields.ts';
export { documentNumber, emailShape, keptDocumentNumber, personName, phoneShape } from './fields.ts';
export type {
  BagChoice,
  BagOption,
  FlightExtras,
  FlightExtrasOffered,
  SeatChoice,
  SeatOption,
  SeatPreference,
} from './flights/extras.ts';
export { flightExtras } from './flights/flight-extras.ts';
export { extrasOnSale, isSeated, priceWithExtras } from './flights/extras-on-sale.ts';
export type { ExtrasScope } from './flights/extras-on-sale.ts';
export { foundKey } from './found-key.ts';
export { isHeld } from './holding.ts';
export { contactSchema, genderSchema, travellerSchema } from './traveller.ts';
export type {
  Assistance,
  Contact,
  Gender,
  GivenTraveller,
  TravelDocument,
  Traveller,
  TravellerKind,
  TravellerSlot,
} from './traveller.ts';
export { productFare } from './flights/product-fare.ts';
export type { FlightProduct, ProductFare } from './flights/product.ts';
export type { StayProduct } from './stays/product.ts';
export { choiceSchema, extrasSchema, productSchema } from './product.ts';
export type { Choice, Extras, ExtrasOffered, Product } from './product.ts';
export { cartPart } from './cart-part.ts';
export type { CartPart } from './cart-part.ts';
export { daysThere } from './days-there.ts';
export type { Span } from './days-there.ts';
export { quoteSchema } from './quote.ts';
export type {
  CancelStep,
  PaymentOptions,
  PriceChange,
  Quote,
  QuoteItem,
  RefundPromise,
  Seller,
  TravellerRules,
} from './quote.ts';
export { cancelQuoteSchema, knownPersonSchema, orderSchema } from './order.ts';
export type {
  BookingDocument,
  BookingEvent,
  CancelQuote,
  Hold,
  ItemState,
  KnownPerson,
  Order,
  OrderAction,
  OrderItem,
  OrderState,
  OrderTraveller,
  PaymentState,
  PaymentView,
  RefundState,
  RefundView,
} from './order.ts';
export { isTestPaid, paymentStage } from './payment-stage.ts';
export type { PaymentStage } from './payment-stage.ts';
export type { OwnBooking } from './own-booking.ts';
export { REFERENCE_LENGTH, REFERENCE_SIGNS, referenceFault, referenceSigns } from './reference.ts';
