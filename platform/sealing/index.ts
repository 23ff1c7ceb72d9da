export { createSealer, keyIdsOf, SealError } from './sealer.ts';
