export { createSimulator, ReplyLost } from './provider.ts';
export type { SimulatorGiven } from './provider.ts';
export { personalTables } from './personal.ts';
