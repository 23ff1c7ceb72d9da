import { BACK_CABINS, ECONOMY, ESTIMATE, EUROPE, FRONT_CABINS, PREMIUM_CABINS, readAt, rules } from './row.ts';
import type { TaxRow } from './row.ts';

const DAY = '2026-11-20';
const APD = readAt(
  'https://taxscape.deloitte.com/uk-budget/autumn-budget-2024/measures-autumn-budget-2024/air-passenger-duty.aspx',
  DAY,
);

/** Band A of the duty: Europe and the nearest neighbours. */
const BAND_A = [
  ...EUROPE.filter((country) => country !== 'GB'),
  ...'AL AD BY BA FO GI GL GG IM JE XK LY MA MC MD ME MK DZ RS RU SM TN TR UA SJ'.split(' '),
];
/** Large countries whose capital, not the airport, decides: band B also where the flight is longer. */
const BAND_B_WIDE = ['US', 'CA', 'BR', 'CN', 'IN'];
const C_FROM_KM = 8_851;

function duty(band: string, economyMinor: number, otherMinor: number, where: Partial<TaxRow>): TaxRow[] {
  const shared = { code: 'GB', kind: 'tax', per: 'departure', from: '2026-04-01', source: APD, ...where } as const;
  const name = `Air Passenger Duty, ${band}`;
  return [
    { ...shared, name, amount: [economyMinor, 'GBP'], cabins: ECONOMY, under: 16 },
    { ...shared, name, amount: [otherMinor, 'GBP'], cabins: PREMIUM_CABINS },
  ];
}

/** Rates for journeys from 1 April 2026; under 16 exempt in the lowest class, infants without a seat in any. */
export const BRITAIN = rules('GB', [
  ...duty('domestic', 800, 1600, { scope: 'domestic' }),
  ...duty('band A', 1500, 3200, { scope: 'international', counterparts: BAND_A }),
  ...duty('band B', 10_200, 24_400, {
    scope: 'international',
    exceptCounterparts: [...BAND_A, ...BAND_B_WIDE],
    distanceKm: [0, C_FROM_KM],
  }),
  ...duty('band B', 10_200, 24_400, { scope: 'international', counterparts: BAND_B_WIDE }),
  ...duty('band C', 10_600, 25_300, {
    scope: 'international',
    exceptCounterparts: [...BAND_A, ...BAND_B_WIDE],
    distanceKm: [C_FROM_KM, 99_999],
  }),
  {
    code: 'UB',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [2150, 'GBP'],
    per: 'departure',
    scope: 'international',
    source: ESTIMATE,
  },
  {
    code: 'UB',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [1350, 'GBP'],
    per: 'departure',
    scope: 'domestic',
    source: ESTIMATE,
  },
]);

const LUFTVST = readAt(
  'https://aviation.direct/koalition-senkt-luftverkehrsteuer-forderung-nach-guenstigeren-flugtickets-an-airlines',
  DAY,
);

function luftverkehrsteuer(dates: Pick<TaxRow, 'from' | 'to' | 'source'>, minor: readonly number[]): TaxRow[] {
  const bands = [
    [0, 2_500],
    [2_500, 6_000],
    [6_000, 99_999],
  ] as const;
  return bands.map((distanceKm, band) => ({
    code: 'OY',
    name: 'Aviation tax (Luftverkehrsteuer)',
    kind: 'tax',
    amount: [minor[band]!, 'EUR'],
    per: 'departure',
    distanceKm,
    ...dates,
  }));
}

/** The increase of May 2024 was taken back on 1 July 2026; by how much is taken from what it had been. */
export const GERMANY = rules('DE', [
  ...luftverkehrsteuer({ from: '2024-05-01', to: '2026-06-30', source: LUFTVST }, [1553, 3934, 7083]),
  ...luftverkehrsteuer({ from: '2026-07-01', source: ESTIMATE }, [1303, 3301, 5943]),
  {
    code: 'RA',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [2280, 'EUR'],
    per: 'departure',
    source: ESTIMATE,
  },
  {
    code: 'DE',
    name: 'Security charge',
    kind: 'fee',
    amount: [1000, 'EUR'],
    per: 'boarding',
    maxPerSlice: 1,
    source: ESTIMATE,
  },
]);

const TSBA = readAt('https://macommune.info/voyager-en-avion-le-prix-des-billets-va-augmenter-et-pas-quun-peu', DAY);
const FAR_KM = 5_500;

function solidarity(name: string, backMinor: number, frontMinor: number, where: Partial<TaxRow>): TaxRow[] {
  const shared = {
    code: 'IZ',
    name: `Solidarity tax, ${name}`,
    kind: 'tax',
    per: 'departure',
    from: '2025-03-01',
    source: TSBA,
    ...where,
  } as const;
  return [
    { ...shared, amount: [backMinor, 'EUR'], cabins: BACK_CABINS },
    { ...shared, amount: [frontMinor, 'EUR'], cabins: FRONT_CABINS },
  ];
}

export const FRANCE = rules('FR', [
  ...solidarity('France and Europe', 740, 3000, { counterparts: EUROPE }),
  ...solidarity('intermediate', 1500, 8000, { exceptCounterparts: EUROPE, distanceKm: [0, FAR_KM] }),
  ...solidarity('distant', 4000, 12_000, { exceptCounterparts: EUROPE, distanceKm: [FAR_KM, 99_999] }),
  {
    code: 'FR',
    name: 'Civil aviation tax',
    kind: 'tax',
    amount: [509, 'EUR'],
    per: 'departure',
    counterparts: EUROPE,
    source: ESTIMATE,
  },
  {
    code: 'FR',
    name: 'Civil aviation tax',
    kind: 'tax',
    amount: [916, 'EUR'],
    per: 'departure',
    exceptCounterparts: EUROPE,
    source: ESTIMATE,
  },
  {
    code: 'FR4',
    name: 'Airport safety and security tax',
    kind: 'tax',
    amount: [1150, 'EUR'],
    per: 'departure',
    source: ESTIMATE,
  },
  {
    code: 'QX',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [1780, 'EUR'],
    per: 'departure',
    scope: 'international',
    source: ESTIMATE,
  },
  {
    code: 'QX',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [950, 'EUR'],
    per: 'departure',
    scope: 'domestic',
    source: ESTIMATE,
  },
]);
