export * as cart from './calls.ts';
export { cartSchema } from './cart.ts';
export type { Typed } from './cart.ts';
