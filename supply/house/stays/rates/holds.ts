import { DAY_HOLD, LONG_HOLD, SHORT_HOLD } from '../../hold-window.ts';

/** By the first word of the key of a plan: where cancelling is free, a room may wait for its payment. */
const HOLDS: Readonly<Record<string, number>> = { flex: DAY_HOLD, member: DAY_HOLD, contract: LONG_HOLD };

/** Minutes for which rooms are held unpaid under a plan of the invented houses. */
export function holdOfPlan(key: string): number {
  return HOLDS[key.split('-')[0] ?? ''] ?? SHORT_HOLD;
}
