export { createSealer, SealError } from './sealer.ts';
