export { ReplyLost } from './begin.ts';
export type { SimulatorGiven } from './begin.ts';
export { createSimulator } from './provider.ts';
export { personalTables } from './personal.ts';
