import type { DataClass } from '#contract/core';
import type { RateTable } from '#engine/rates';
import { StaleRates } from './errors.ts';

const DAY_MS = 86_400_000;

interface RatesNeeds {
  /** The imported ones; undefined where there are none. */
  readonly dated: RateTable | undefined;
  /** Shipped with the demo. */
  readonly demo: RateTable;
  readonly now: Date;
  readonly maxAgeDays: number;
}

/** Whether a table is older than the limit; a table of tomorrow is not. */
export function isStale({ date }: RateTable, now: Date, maxAgeDays: number): boolean {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return today - Date.parse(date) > maxAgeDays * DAY_MS;
}

/**
 * By which rates an offer may be converted. What is invented takes invented rates, which never grow old; what a real supplier
 * sells wants dated ones. Throws StaleRates where these are missing or too old.
 */
export function ratesFor(dataClass: DataClass, { dated, demo, now, maxAgeDays }: RatesNeeds): RateTable {
  if (dataClass !== 'live') return demo;
  if (!dated || isStale(dated, now, maxAgeDays)) throw new StaleRates(dated?.date ?? null, maxAgeDays);
  return dated;
}
