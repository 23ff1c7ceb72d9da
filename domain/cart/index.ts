export { emptyCart, inCart, keepQuote, readCart, readTyped, searchSeparately } from './cart.ts';
export type { CartDeps } from './cart.ts';
export { personalTables } from './personal.ts';
export { purgeCarts } from './purge.ts';
