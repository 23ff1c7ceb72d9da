export { METROS } from './metros.ts';
export type { Metro } from './metros.ts';
