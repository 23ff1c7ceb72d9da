export { holdStock, holdStates } from './hold.ts';
export type { HoldRequest } from './hold.ts';
export { stockKey } from './lines.ts';
export type { LimitedLine, StockLine } from './lines.ts';
export { releaseHold, returnPart, returnSold, sellHold, sweepExpired } from './settle.ts';
export { loadHeld, loadTaken, loadTakenOn } from './taken.ts';
export { sweepTimer } from './timer.ts';
