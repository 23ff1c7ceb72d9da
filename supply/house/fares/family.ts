import type { ConditionRule, FareFamily, FareVoid } from '#engine/fares';
import { DAY_VOID } from '../void-window.ts';

export const NO: ConditionRule = { status: 'not_allowed', feeMinor: null, untilHoursBefore: null };

export function yes(feeMinor: number | null, untilHoursBefore: number): ConditionRule {
  return { status: 'allowed', feeMinor, untilHoursBefore };
}

interface Family {
  readonly name: string;
  readonly permille: number;
  /** Added by haul, minor units of the euro. */
  readonly step: readonly [number, number, number];
  /** Pieces. */
  readonly cabin: number;
  readonly checked: number;
  readonly kg?: number;
  readonly seat: number | 'included';
  readonly refund: ConditionRule;
  readonly change: ConditionRule;
  readonly miles: number | null;
  /** Minutes for which it is held unpaid; null: not at all. */
  readonly hold: number | null;
  /** Within what time of its sale it can be given back; null: not at all. Left out: within a day. */
  readonly void?: FareVoid | null;
}

export function family(row: Family): FareFamily {
  return {
    code: row.name.toUpperCase().replaceAll(' ', '_'),
    name: row.name,
    pricePermille: row.permille,
    stepMinor: row.step,
    bags: {
      cabin: { pieces: row.cabin, weightKg: row.cabin > 0 ? 8 : null },
      checked: { pieces: row.checked, weightKg: row.checked > 0 ? (row.kg ?? 23) : null },
    },
    seat: {
      choice: row.seat === 'included' ? 'included' : 'fee',
      fromMinor: row.seat === 'included' ? null : row.seat,
    },
    refund: row.refund,
    change: row.change,
    milesPercent: row.miles,
    holdMinutes: row.hold,
    voidWindow: row.void === undefined ? DAY_VOID : row.void,
  };
}

/** The cheapest of a cabin. */
export const step0 = [0, 0, 0] as const;
