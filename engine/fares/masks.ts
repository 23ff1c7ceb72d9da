import type { ConditionMask, FareKind } from './types.ts';

export const REFUND = 1;
export const CHANGE = 2;
export const MASKS: readonly ConditionMask[] = [0, 1, 2, 3];
export const KINDS: readonly FareKind[] = ['oneWay', 'halfReturn'];
