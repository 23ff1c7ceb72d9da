export { chosenExtras, isSeated, offerExtras, priceWithExtras } from './extras.ts';
export type { ExtrasScope } from './extras.ts';
