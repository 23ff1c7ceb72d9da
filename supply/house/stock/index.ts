export { holdSeats, StockKeyReused } from './hold.ts';
export type { HoldOutcome, HoldRequest, HoldState, LimitedLine, StockLine } from './hold.ts';
export { releaseHold, returnSold, sellHold, sweepExpired } from './settle.ts';
export { loadTaken, stockKey } from './taken.ts';
export type { Taken } from './taken.ts';
export { sweepTimer } from './timer.ts';
