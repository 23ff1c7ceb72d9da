export { holdSeats } from './hold.ts';
export type { HoldRequest, LimitedLine, StockLine } from './hold.ts';
export { releaseHold, returnPart, returnSold, sellHold, sweepExpired } from './settle.ts';
export { loadHeld, loadTaken, loadTakenOn, stockKey } from './taken.ts';
export { sweepTimer } from './timer.ts';
