import type { PropertyInput, RatePlanInput, RoomInput, StayWorldInput } from '#engine/stays';
import { seeded } from '../harness/index.ts';

export const FIRST_DAY = 20_819;
export const CITIES = 300;

/** One room type as every peer holds it. */
export interface BenchRoom {
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
  /** Runs of open nights, both ends included. */
  readonly open: readonly (readonly [number, number])[];
}

export interface BenchProperty {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly rooms: readonly BenchRoom[];
}

export interface Shape {
  readonly properties: number;
  readonly nights: number;
  readonly rooms: number;
  readonly plans: number;
}

/** Where people go: cities over 25 by 40 degrees. */
export function cities(): readonly { readonly lat: number; readonly lon: number }[] {
  const random = seeded(11);
  return Array.from({ length: CITIES }, () => ({ lat: 35 + 25 * random(), lon: -10 + 40 * random() }));
}

/** Seeded and synthetic: properties around cities, some eight closed spells a year for each room type. */
export function* benchProperties({ properties, nights, rooms }: Shape): Generator<BenchProperty> {
  const random = seeded(7);
  const places = cities();
  for (let id = 0; id < properties; id++) {
    const city = places[Math.floor(random() ** 2 * places.length)]!;
    const spread = (): number => (random() + random() - 1) * 0.5;
    yield {
      id,
      lat: Math.round((city.lat + spread()) * 1e6) / 1e6,
      lon: Math.round((city.lon + spread()) * 1e6) / 1e6,
      rooms: Array.from({ length: rooms }, (_, at) => {
        const adults = 1 + Math.floor(random() * 3);
        return {
          adults,
          children: at,
          guests: adults + Math.floor(random() * (at + 1)),
          open: openRuns(nights, random),
        };
      }),
    };
  }
}

function openRuns(nights: number, random: () => number): (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = [];
  let from = 0;
  while (from < nights) {
    const to = Math.min(nights - 1, from + 5 + Math.floor(random() * 70));
    runs.push([from, to]);
    from = to + 2 + Math.floor(random() * 12);
  }
  return runs;
}

export function benchWorld(shape: Shape): StayWorldInput {
  return {
    firstDay: FIRST_DAY,
    dayCount: shape.nights,
    currencies: [{ code: 'EUR', stepMinor: 100 }],
    zones: ['Europe/Berlin'],
    chains: [{ code: 'NRD', name: 'Nord' }],
    areas: [{ key: 'centre', name: 'Centre' }],
    amenities: ['pool', 'gym', 'wifi', 'parking'],
    accessFacts: ['step_free', 'lift'],
    seasons: [Array.from({ length: 366 }, (_, day) => 900 + (day % 180) * 3)],
    weekdays: [[1000, 1000, 1000, 1000, 1200, 1250, 950]],
    leads: [Array.from({ length: 90 }, (_, day) => 1200 - 3 * day)],
    restrictions: [{ minNights: Array.from({ length: shape.nights }, (_, day) => (day % 7 === 4 ? 2 : 1)) }],
    cancellations: [
      {
        steps: [{ hoursBefore: 24, fee: { kind: 'none' } }, { fee: { kind: 'nights', nights: 1 } }],
        noShow: { kind: 'nights', nights: 1 },
      },
      { steps: [{ fee: { kind: 'permille', permille: 1000 } }], noShow: { kind: 'permille', permille: 1000 } },
    ],
    taxes: [
      tax({ code: 'VAT', per: 'percent', base: 'room_and_board', amount: 70_000, included: true, dueAt: 'now' }),
      tax({ code: 'CITY', per: 'person_night', amount: 300, included: false, dueAt: 'property' }),
    ],
    taxSets: [[0, 1]],
    incompleteTaxSets: [],
    properties: inputsOf(shape),
  };
}

function tax(given: Pick<StayWorldInput['taxes'][number], 'code' | 'per' | 'amount' | 'included' | 'dueAt' | 'base'>) {
  const source = { url: 'https://example.com/taxes', on: '2026-01-01' };
  return {
    name: given.code,
    kind: 'tax',
    jurisdiction: 'Bench',
    validFrom: 0,
    validTo: 99_999,
    rounding: 'half_up',
    source,
    ...given,
  } as const;
}

function* inputsOf(shape: Shape): Generator<PropertyInput> {
  for (const { id, lat, lon, rooms } of benchProperties(shape)) {
    yield {
      key: `p${id}`,
      name: `House ${id}`,
      lat,
      lon,
      country: 'DE',
      area: 0,
      zone: 0,
      chain: (id % 5) - 4 === 0 ? 0 : -1,
      stars: id % 6,
      scoreTenths: 60 + (id % 40),
      scoreCount: id % 900,
      amenities: [0, 1, 2, 3].filter((bit) => (id >> bit) % 2 === 0),
      accessFacts: [id % 2],
      checkInFrom: 900,
      checkInUntil: 1440,
      checkOutUntil: 660,
      checkInAge: 18,
      pets: 'no',
      children: true,
      currency: 0,
      taxSet: 0,
      season: 0,
      weekday: 0,
      lead: 0,
      dataClass: 'demo',
      rooms: rooms.map((room, at) => roomOf(room, id, at, shape)),
    };
  }
}

function roomOf(
  { adults, children, guests, open }: BenchRoom,
  id: number,
  at: number,
  { nights, plans }: Shape,
): RoomInput {
  const isOpen = new Uint8Array(nights);
  for (const [from, to] of open) isOpen.fill(1, from, to + 1);
  const closedDays: number[] = [];
  for (let day = 0; day < nights; day++) if (isOpen[day] === 0) closedDays.push(day);
  return {
    key: `r${at}`,
    name: ['Double', 'Twin', 'Suite'][at % 3]!,
    beds: BEDS,
    sizeM2: 18 + 6 * at,
    maxAdults: adults,
    maxChildren: children,
    maxGuests: guests,
    units: 1 + (id % 9),
    baseMinor: 6_000 + 1_300 * at + 37 * (id % 211),
    singlePermille: 850,
    extraAdultPermille: 300,
    childPermille: 200,
    freeUnderAge: 4,
    ratePlans: PLANS.slice(0, plans),
    closedDays,
  };
}

const BEDS = [{ kind: 'double', count: 1 }] as const;
const PLAN: RatePlanInput = {
  key: 'flex',
  board: 'room_only',
  cancellation: 0,
  payAt: 'property',
  audience: 'public',
  pricePermille: 1100,
  boardPerAdultMinor: 0,
  boardPerChildMinor: 0,
  restriction: 0,
};
const PLANS: readonly RatePlanInput[] = [
  PLAN,
  { ...PLAN, key: 'saver', cancellation: 1, payAt: 'now', pricePermille: 1000 },
  { ...PLAN, key: 'breakfast', board: 'breakfast', boardPerAdultMinor: 1200, boardPerChildMinor: 600 },
];
