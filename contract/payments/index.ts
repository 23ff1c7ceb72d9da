export * as payments from './calls.ts';
export { brandOf, cardBrands, formatCardNumber, isCardNumber, paymentMethods, paymentStatuses } from './brand.ts';
export type { CardBrand, PaymentMethod, PaymentStatus } from './brand.ts';
export { cardBrandSchema, paymentMethodSchema } from './schemas.ts';
export { paymentTokenShape, readToken, simulatorScenarios, testCards, tokenise } from './simulator.ts';
export type { SimulatorScenario, TestCard, Tokenised } from './simulator.ts';
