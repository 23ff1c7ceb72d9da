export * as payments from './calls.ts';
export {
  brandName,
  brandOf,
  cardBrands,
  formatCardNumber,
  isCardNumber,
  paymentMethods,
  paymentStatuses,
} from './brand.ts';
export type { CardBrand, PaymentMethod, PaymentStatus } from './brand.ts';
export { methodChoices } from './choices.ts';
export * as paymentMethodCalls from './methods.ts';
export { keptMethodSchema, LABEL_LENGTH, MOST_METHODS } from './kept-method.ts';
export type { KeptMethod } from './kept-method.ts';
export { cardBrandSchema, paymentMethodSchema } from './schemas.ts';
export { paymentTokenShape, readToken, simulatorScenarios, testCards, tokenise } from './simulator.ts';
export type { SimulatorScenario, TestCard, Tokenised } from './simulator.ts';
