export { createSimulator, ReplyLost } from './provider.ts';
export type { SimulatorGiven } from './provider.ts';
