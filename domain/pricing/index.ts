export { chosenExtras, offerExtras } from './extras.ts';
