export * as cart from './calls.ts';
export { cartSchema } from './cart.ts';
