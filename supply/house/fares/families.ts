import type { ConditionRule, FareFamily } from '#engine/fares';
import type { Cabin } from '#engine/timetable';

const NO: ConditionRule = { status: 'not_allowed', feeMinor: null, untilHoursBefore: null };

function yes(feeMinor: number | null, untilHoursBefore: number): ConditionRule {
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
}

function family(row: Family): FareFamily {
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
  };
}

const step0 = [0, 0, 0] as const;
const PREMIUM = [
  family({
    name: 'Premium',
    permille: 1000,
    step: step0,
    cabin: 1,
    checked: 2,
    seat: 3500,
    refund: NO,
    change: yes(9000, 2),
    miles: 100,
  }),
  family({
    name: 'Premium Flex',
    permille: 1220,
    step: [3000, 5000, 9000],
    cabin: 1,
    checked: 2,
    seat: 'included',
    refund: yes(15_000, 24),
    change: yes(null, 2),
    miles: 125,
  }),
  family({
    name: 'Premium Full',
    permille: 1480,
    step: [6000, 9000, 18_000],
    cabin: 1,
    checked: 2,
    seat: 'included',
    refund: yes(null, 2),
    change: yes(null, 1),
    miles: 150,
  }),
];
const BUSINESS = [
  family({
    name: 'Business Saver',
    permille: 1000,
    step: step0,
    cabin: 2,
    checked: 2,
    kg: 32,
    seat: 'included',
    refund: NO,
    change: yes(15_000, 4),
    miles: 150,
  }),
  family({
    name: 'Business',
    permille: 1160,
    step: [5000, 9000, 20_000],
    cabin: 2,
    checked: 2,
    kg: 32,
    seat: 'included',
    refund: yes(25_000, 24),
    change: yes(null, 2),
    miles: 175,
  }),
  family({
    name: 'Business Flex',
    permille: 1380,
    step: [9000, 16_000, 40_000],
    cabin: 2,
    checked: 3,
    kg: 32,
    seat: 'included',
    refund: yes(null, 2),
    change: yes(null, 1),
    miles: 200,
  }),
];
const FIRST = [
  family({
    name: 'First',
    permille: 1000,
    step: step0,
    cabin: 2,
    checked: 3,
    kg: 32,
    seat: 'included',
    refund: yes(40_000, 24),
    change: yes(null, 2),
    miles: 200,
  }),
  family({
    name: 'First Flex',
    permille: 1200,
    step: [20_000, 30_000, 60_000],
    cabin: 2,
    checked: 3,
    kg: 32,
    seat: 'included',
    refund: yes(null, 2),
    change: yes(null, 1),
    miles: 250,
  }),
];

type Families = Readonly<Record<Cabin, readonly FareFamily[]>>;

export const NETWORK_FAMILIES: Families = {
  economy: [
    family({
      name: 'Light',
      permille: 1000,
      step: step0,
      cabin: 1,
      checked: 0,
      seat: 1200,
      refund: NO,
      change: NO,
      miles: 25,
    }),
    family({
      name: 'Standard',
      permille: 1080,
      step: [1600, 2200, 4500],
      cabin: 1,
      checked: 1,
      seat: 1000,
      refund: NO,
      change: yes(7000, 2),
      miles: 50,
    }),
    family({
      name: 'Plus',
      permille: 1240,
      step: [3500, 4500, 8500],
      cabin: 1,
      checked: 1,
      seat: 'included',
      refund: yes(9000, 24),
      change: yes(null, 2),
      miles: 100,
    }),
    family({
      name: 'Flex',
      permille: 1520,
      step: [5500, 7500, 15_000],
      cabin: 1,
      checked: 2,
      seat: 'included',
      refund: yes(null, 2),
      change: yes(null, 1),
      miles: 125,
    }),
  ],
  premium: PREMIUM,
  business: BUSINESS,
  first: FIRST,
};

export const LOW_COST_FAMILIES: Families = {
  economy: [
    family({
      name: 'Basic',
      permille: 1000,
      step: step0,
      cabin: 0,
      checked: 0,
      seat: 700,
      refund: NO,
      change: yes(5500, 3),
      miles: null,
    }),
    family({
      name: 'Value',
      permille: 1060,
      step: [1500, 2300, 3900],
      cabin: 1,
      checked: 0,
      seat: 'included',
      refund: NO,
      change: yes(5500, 3),
      miles: null,
    }),
    family({
      name: 'Bundle',
      permille: 1160,
      step: [3400, 4900, 8400],
      cabin: 1,
      checked: 1,
      kg: 20,
      seat: 'included',
      refund: NO,
      change: yes(null, 3),
      miles: null,
    }),
    family({
      name: 'Max',
      permille: 1450,
      step: [6500, 8500, 14_500],
      cabin: 1,
      checked: 1,
      kg: 20,
      seat: 'included',
      refund: yes(null, 24),
      change: yes(null, 2),
      miles: null,
    }),
  ],
  premium: PREMIUM,
  business: BUSINESS,
  first: FIRST,
};

/** Small carriers do not always publish their refund terms: what is not known is not shown as no. */
export const REGIONAL_FAMILIES: Families = {
  economy: [
    family({
      name: 'Local',
      permille: 1000,
      step: step0,
      cabin: 1,
      checked: 0,
      seat: 600,
      refund: NO,
      change: { status: 'unknown', feeMinor: null, untilHoursBefore: null },
      miles: null,
    }),
    family({
      name: 'Comfort',
      permille: 1120,
      step: [1800, 2600, 4500],
      cabin: 1,
      checked: 1,
      seat: 'included',
      refund: { status: 'unknown', feeMinor: null, untilHoursBefore: null },
      change: yes(4000, 2),
      miles: 50,
    }),
    family({
      name: 'Free',
      permille: 1480,
      step: [4800, 6800, 12_500],
      cabin: 1,
      checked: 1,
      seat: 'included',
      refund: yes(null, 2),
      change: yes(null, 1),
      miles: 100,
    }),
  ],
  premium: PREMIUM,
  business: BUSINESS,
  first: FIRST,
};
