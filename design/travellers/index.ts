export { plainName } from './party.ts';
export { Travellers } from './travellers.tsx';
export type { Cabin, TravellersProps, TravellersValue, TravellersWords } from './types.ts';
export type { Party } from './party.ts';
