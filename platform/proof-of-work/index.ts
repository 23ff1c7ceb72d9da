export { createProofOfWork } from './proof-of-work.ts';
export type { ProofOfWork } from './proof-of-work.ts';
