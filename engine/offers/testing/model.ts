import type { BookingClass, ConditionRule, FareFamily, FareModel, FareStructure, TaxRule } from '#engine/fares';

const NOT: ConditionRule = { status: 'not_allowed', feeMinor: null, untilHoursBefore: null };
const FREE: ConditionRule = { status: 'allowed', feeMinor: null, untilHoursBefore: 2 };

function family(
  code: string,
  pricePermille: number,
  checked: number,
  refund: ConditionRule,
  change: ConditionRule,
): FareFamily {
  return {
    code,
    name: code,
    pricePermille,
    stepMinor: [pricePermille - 1000, (pricePermille - 1000) * 2, (pricePermille - 1000) * 3],
    bags: {
      cabin: { pieces: checked > 0 ? 1 : 0, weightKg: checked > 0 ? 8 : null },
      checked: { pieces: checked, weightKg: 23 },
    },
    seat: { choice: 'fee', fromMinor: 900 },
    refund,
    change,
    milesPercent: 50,
  };
}

const FAMILIES = [
  family('LIGHT', 1000, 0, NOT, NOT),
  family('STD', 1150, 1, NOT, FREE),
  family('FLEX', 1500, 1, FREE, FREE),
];
const CLASSES: BookingClass[] = [
  { code: 'Q', limitPermille: 400, pricePermille: 700, advanceDays: 14, minStayDays: 6 },
  { code: 'M', limitPermille: 750, pricePermille: 1000, advanceDays: 3, minStayDays: 2 },
  { code: 'Y', limitPermille: 1000, pricePermille: 1800, advanceDays: 0, minStayDays: 0 },
];

export function structure(id: string, returnPermille: number): FareStructure {
  return {
    id,
    curve: [
      { km: 0, a: 25, b: 0.4 },
      { km: 6000, a: 25, b: 0.6 },
    ],
    cabinPermille: [1000, 1700, 3500, 6000],
    stopPermille: [1000, 850, 800],
    interlinePermille: 1050,
    returnPermille,
    classes: { economy: CLASSES, premium: CLASSES, business: CLASSES, first: CLASSES },
    families: { economy: FAMILIES, premium: FAMILIES, business: FAMILIES, first: FAMILIES },
    passengers: { childUntilAge: 11, childPermille: 750, infantInSeatPermille: 750, infantOnLapPermille: 100 },
    bags: {
      cabin: { weightKg: 10, byPiece: [[1200, 1800, 2500]] },
      checked: {
        weightKg: 20,
        byPiece: [
          [2500, 3500, 6000],
          [4000, 5500, 9000],
        ],
      },
    },
  };
}

const TAX: TaxRule = {
  jurisdiction: 'GB',
  code: 'GB',
  name: 'Duty',
  kind: 'tax',
  amount: { kind: 'fixed', minor: 1333, currency: 'GBP' },
  per: 'departure',
  scope: 'any',
  infantsOnLap: 'exempt',
  validBy: 'travel',
  validFrom: 0,
  validTo: 99_999,
  rounding: 'half_up',
  source: { url: 'https://example.com/charges', on: '2026-01-01' },
};
const TAXES: TaxRule[] = [
  { ...TAX, cabins: ['economy'], exemptUnderAge: 16 },
  { ...TAX, cabins: ['premium', 'business', 'first'], amount: { kind: 'fixed', minor: 2667, currency: 'GBP' } },
  {
    ...TAX,
    jurisdiction: 'JP',
    code: 'JP',
    name: 'Share',
    amount: { kind: 'percent', permille: 83 },
    infantsOnLap: 'charged',
  },
  {
    ...TAX,
    jurisdiction: 'KW',
    code: 'KW',
    name: 'Transfer',
    kind: 'fee',
    per: 'transfer',
    amount: { kind: 'fixed', minor: 1501, currency: 'KWD' },
  },
  ...['FR', 'JP', 'KW'].map((jurisdiction): TaxRule => ({
    ...TAX,
    jurisdiction,
    code: 'ANY',
    name: 'Airport',
    kind: 'fee',
    per: 'boarding',
    amount: { kind: 'fixed', minor: 777, currency: 'EUR' },
  })),
];

export function testModel(carriers: number): FareModel {
  const rate = (exponent: number, microPerBase: number) => ({ exponent, microPerBase });
  return {
    id: 'test',
    seed: 7,
    baseCurrency: 'EUR',
    rates: {
      id: 'test-1',
      date: '2026-01-02',
      currencies: new Map([
        ['EUR', rate(2, 1_000_000)],
        ['GBP', rate(2, 861_300)],
        ['JPY', rate(0, 168_400_000)],
        ['KWD', rate(3, 355_100)],
      ]),
    },
    filing: new Map([
      ['GB', 'GBP'],
      ['JP', 'JPY'],
      ['KW', 'KWD'],
    ]),
    filingUnit: new Map([['JPY', 100]]),
    structures: [structure('network', 600), structure('low_cost', 1000)],
    carrierStructure: Uint8Array.from({ length: carriers }, (_, carrier) => (carrier % 3 === 2 ? 1 : 0)),
    carrierLevel: Uint16Array.from({ length: carriers }, (_, carrier) => 900 + 37 * (carrier % 7)),
    taxes: TAXES,
    demand: {
      lead: [
        { days: 0, permille: 1500 },
        { days: 30, permille: 1000 },
      ],
      weekday: [],
      month: [],
      peaks: [],
      noisePermille: 40,
    },
  };
}
