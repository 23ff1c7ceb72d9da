export { HOUSE_CURRENCIES } from './currencies.ts';
export type { HouseCurrency } from './currencies.ts';
export { houseFareModel } from './model.ts';
export { HOUSE_TAXES } from './taxes/index.ts';
