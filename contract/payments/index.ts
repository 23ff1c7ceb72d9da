export * as payments from './calls.ts';
export { brandOf, cardBrands, formatCardNumber, isCardNumber, paymentMethods, paymentStatuses } from './brand.ts';
export type { CardBrand, PaymentMethod, PaymentStatus } from './brand.ts';
export * as paymentMethodCalls from './methods.ts';
export { LABEL_LENGTH, MOST_METHODS } from './methods.ts';
export type { KeptMethod } from './methods.ts';
export { cardBrandSchema, paymentMethodSchema } from './schemas.ts';
export { paymentTokenShape, readToken, simulatorScenarios, testCards, tokenise } from './simulator.ts';
export type { SimulatorScenario, TestCard, Tokenised } from './simulator.ts';
