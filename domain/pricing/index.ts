export { chosenExtras, isSeated, offerExtras, priceWithExtras, withoutExtras } from './extras.ts';
export type { ExtrasScope } from './extras.ts';
