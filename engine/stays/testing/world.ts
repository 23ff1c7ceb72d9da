import type { StayAsk } from '../ask.ts';
import type {
  CancellationInput,
  DayException,
  PropertyInput,
  RatePlanInput,
  RestrictionInput,
  RoomInput,
  StayTaxRule,
  StayWorld,
} from '../input.ts';

/** Rows that can be read again and again. */
export interface TestWorld extends StayWorld {
  readonly properties: readonly PropertyInput[];
}

/** 1 January 2027, a Friday. */
export const FIRST_DAY = 20_819;
export const DAYS = 70;

const TAX: StayTaxRule = {
  code: 'CITY',
  name: 'City tax',
  kind: 'tax',
  jurisdiction: 'Atoll',
  per: 'person_night',
  amount: 250,
  included: false,
  dueAt: 'property',
  validFrom: 0,
  validTo: 99_999,
  rounding: 'half_up',
  source: { url: 'https://example.com/taxes', on: '2026-01-01' },
};
const PERCENT = { ...TAX, per: 'percent', dueAt: 'now' } as const;

const TAXES: readonly StayTaxRule[] = [
  { ...PERCENT, code: 'VAT', amount: 70_000, base: 'room_and_board', included: true },
  { ...TAX, exemptUnderAge: 16, maxNights: 3, stars: [3, 5] },
  { ...PERCENT, code: 'OCC', amount: 145_000, base: 'room', included: false, rounding: 'up' },
  { ...PERCENT, code: 'GST', amount: 90_000, base: 'with_taxes', included: false, rounding: 'down' },
  { ...TAX, code: 'RESORT', kind: 'fee', per: 'room_night', amount: 3_000, currency: 'USD', dueAt: 'property' },
  { ...TAX, code: 'ENTRY', per: 'person_stay', amount: 1_000, season: [1215, 115] },
  { ...TAX, code: 'LINEN', kind: 'fee', per: 'room_stay', amount: 1_500, included: true, dueAt: 'now' },
  { ...TAX, code: 'BAND', amount: 400, priceBand: [3_000, 9_000], currency: 'EUR' },
  { ...PERCENT, code: 'NEW', amount: 30_000, base: 'with_taxes', included: true, validFrom: FIRST_DAY + 30 },
  {
    ...PERCENT,
    code: 'SVC',
    amount: 100_000,
    base: 'room_and_board',
    included: false,
    kind: 'fee',
    priceBand: [0, 20_000],
  },
];
/** Beside those that chance gives a set. */
const YOUTH: StayTaxRule = {
  ...TAX,
  code: 'YOUTH',
  amount: 301,
  exemptUnderAge: 4,
  reduced: { underAge: 14, amount: 151 },
  afterNights: 2,
};

const CANCELLATIONS: readonly CancellationInput[] = [
  { steps: [{ fee: { kind: 'permille', permille: 1000 } }], noShow: { kind: 'permille', permille: 1000 } },
  {
    steps: [{ hoursBefore: 24, atMinute: 1080, fee: { kind: 'none' } }, { fee: { kind: 'nights', nights: 1 } }],
    noShow: { kind: 'nights', nights: 2 },
  },
  {
    steps: [
      { hoursBefore: 240, fee: { kind: 'none' } },
      { hoursBefore: 48, fee: { kind: 'permille', permille: 500 } },
      { fee: { kind: 'permille', permille: 1000 } },
    ],
    noShow: { kind: 'permille', permille: 1000 },
  },
  { steps: [{ fee: { kind: 'none' } }], noShow: { kind: 'none' } },
];

/** Mulberry32. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A handful of properties on both sides of the antimeridian, with everything that the input knows. */
export function testWorld(seed: number, count = 14): TestWorld {
  const random = chance(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const restrictions = Array.from({ length: 4 }, () => restriction(below));
  const world: StayWorld = {
    firstDay: FIRST_DAY,
    dayCount: DAYS,
    currencies: [
      { code: 'EUR', stepMinor: 100 },
      { code: 'JPY', stepMinor: 10 },
    ],
    zones: ['Pacific/Fiji', 'America/Los_Angeles'],
    chains: [
      { code: 'NRD', name: 'Nord' },
      { code: 'SUD', name: 'Sud' },
    ],
    areas: ['port', 'hill', 'beach'].map((key) => ({ key, name: key.toUpperCase() })),
    amenities: Array.from({ length: 40 }, (_, at) => `amenity_${at}`),
    accessFacts: ['step_free', 'lift', 'roll_in_shower'],
    seasons: [1000, 1350].map((level) => Array.from({ length: 366 }, (_, day) => level + (day % 37) * 7)),
    weekdays: [[1000, 1000, 1000, 1010, 1255, 1300, 900], Array.from({ length: 7 }, () => 1000)],
    leads: [[1500, 1400, 1300, 1000], Array.from({ length: 60 }, (_, day) => 1600 - 7 * day)],
    restrictions,
    cancellations: CANCELLATIONS,
    taxes: [...TAXES, YOUTH],
    incompleteTaxSets: [0, 3],
    taxSets: [
      [],
      ...Array.from({ length: 5 }, (_, set) => {
        const some = TAXES.map((__, at) => at).filter(() => random() < 0.35);
        return set < 2 ? [...some, TAXES.length] : some;
      }),
    ],
  };
  return { ...world, properties: Array.from({ length: count }, (_, at) => property(at, below, random)) };
}

function restriction(below: (limit: number) => number): RestrictionInput {
  const days = (share: number): number[] =>
    Array.from({ length: DAYS }, (_, day) => day).filter(() => below(100) < share);
  return {
    minNights: Array.from({ length: DAYS }, () => 1 + Math.max(0, below(5) - 2)),
    maxNights: Array.from({ length: DAYS }, () => 4 + below(26)),
    closedToArrival: days(10),
    closedToDeparture: days(10),
    stopSell: days(4),
    ...(below(2) === 0 ? { minLeadDays: below(5) } : {}),
    ...(below(3) === 0 ? { maxLeadDays: 20 + below(50) } : {}),
  };
}

function property(at: number, below: (limit: number) => number, random: () => number): PropertyInput {
  const lon = 179.9 + 0.2 * random();
  return {
    key: `house-${at}`,
    name: `House ${at}`,
    lat: -17 + 0.2 * random(),
    lon: lon > 180 ? lon - 360 : lon,
    country: ['FJ', 'TO'][below(2)]!,
    area: below(4) - 1,
    zone: below(2),
    chain: below(3) - 1,
    stars: below(6),
    scoreTenths: below(5) === 0 ? 0 : 50 + below(50),
    scoreCount: below(900),
    amenities: Array.from({ length: 40 }, (_, bit) => bit).filter(() => random() < 0.6),
    accessFacts: [0, 1, 2].filter(() => random() < 0.5),
    checkInFrom: 900,
    checkInUntil: 1440,
    checkOutUntil: 660,
    checkInAge: 18,
    pets: (['yes', 'on_request', 'no'] as const)[below(3)]!,
    children: below(6) > 0,
    currency: below(2),
    taxSet: below(6),
    season: below(2),
    weekday: below(2),
    lead: below(2),
    dataClass: below(3) === 0 ? 'house' : 'demo',
    rooms: Array.from({ length: 1 + below(3) }, (_, room) => roomType(room, below)),
  };
}

function roomType(at: number, below: (limit: number) => number): RoomInput {
  const maxAdults = 1 + below(3);
  const maxChildren = below(3);
  const ratePlans = Array.from({ length: 1 + below(3) }, (_, plan) => ratePlan(plan, below));
  return {
    key: `room-${at}`,
    name: ['Double', 'Twin', 'Suite'][at]!,
    beds: [{ kind: 'double', count: 1 + below(2) }],
    sizeM2: 15 + below(30),
    maxAdults,
    maxChildren,
    maxGuests: maxAdults + below(maxChildren + 1),
    units: below(4),
    baseMinor: 3_000 + 37 * below(400),
    singlePermille: 800 + below(200),
    extraAdultPermille: 250 + below(200),
    childPermille: below(400),
    freeUnderAge: below(7),
    ratePlans,
    closedDays: Array.from({ length: DAYS }, (_, day) => day).filter(() => below(12) === 0),
    exceptions: Array.from({ length: below(3) === 0 ? 25 : 0 }, () => exception(ratePlans, below)),
  };
}

function ratePlan(at: number, below: (limit: number) => number): RatePlanInput {
  const board = (['room_only', 'breakfast', 'half_board', 'all_inclusive'] as const)[below(4)]!;
  return {
    key: `plan-${at}`,
    board,
    cancellation: below(4),
    payAt: below(2) === 0 ? 'now' : 'property',
    audience: (['public', 'public', 'public', 'member', { contract: 'ACME' }] as const)[below(5)]!,
    pricePermille: 850 + below(300),
    boardPerAdultMinor: board === 'room_only' ? 0 : 900 + below(900),
    boardPerChildMinor: board === 'room_only' ? 0 : below(700),
    restriction: below(5) - 1,
  };
}

function exception(plans: readonly RatePlanInput[], below: (limit: number) => number): DayException {
  const day = below(DAYS);
  const plan = plans[below(plans.length)]!.key;
  const kinds: readonly DayException[] = [
    { day, priceMinor: 2_000 + 11 * below(900) },
    { day, ratePlan: plan, priceMinor: 2_000 + 11 * below(900) },
    { day, units: below(3) },
    { day, closed: below(2) === 0 },
    { day, ratePlan: plan, closed: below(2) === 0 },
    { day, minNights: 1 + below(4), maxNights: 3 + below(9) },
    { day, ratePlan: plan, closedToArrival: below(2) === 0, closedToDeparture: below(2) === 0 },
  ];
  return kinds[below(kinds.length)]!;
}

export const RATES: StayAsk['rates'] = {
  id: 'test',
  date: '2026-01-02',
  currencies: new Map([
    ['EUR', { exponent: 2, microPerBase: 1_000_000 }],
    ['USD', { exponent: 2, microPerBase: 1_087_300 }],
    ['JPY', { exponent: 0, microPerBase: 168_400_000 }],
  ]),
};

/** All of the test world, two adults, three nights from its tenth day, asked a week before. */
export const ASK: StayAsk = {
  where: { kind: 'circle', lat: -16.9, lon: 180, km: 60 },
  arrival: FIRST_DAY + 10,
  nights: 3,
  rooms: [{ adults: 2, childAges: [] }],
  saleDay: FIRST_DAY + 3,
  saleInstant: (FIRST_DAY + 3) * 1440 + 600,
  currency: 'EUR',
  rates: RATES,
  member: false,
  contracts: [],
};
