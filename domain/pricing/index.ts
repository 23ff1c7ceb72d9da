export { chosenExtras, isSeated, offerExtras, priceWithExtras, searchedPieces, withoutExtras } from './extras.ts';
export type { ExtrasScope } from './extras.ts';
