export { holdSeats } from './hold.ts';
export type { HoldRequest, LimitedLine } from './hold.ts';
export { releaseHold, returnSold, sellHold, sweepExpired } from './settle.ts';
export { loadTaken, loadTakenOn, stockKey } from './taken.ts';
export { sweepTimer } from './timer.ts';
