import { BACK_CABINS, ECONOMY, EUROPE, FRONT_CABINS, PREMIUM_CABINS, rules, type TaxRow } from './row.ts';

const APD =
  'https://www.gov.uk/government/publications/rates-and-allowances-excise-duty-air-passenger-duty/rates-and-allowances-excise-duty-air-passenger-duty';
const CAA = 'https://www.caa.co.uk/commercial-industry/airports/economic-regulation/';

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
    source: CAA,
  },
  {
    code: 'UB',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [1350, 'GBP'],
    per: 'departure',
    scope: 'domestic',
    source: CAA,
  },
]);

const LUFTVST = 'https://www.gesetze-im-internet.de/luftvstg/__11.html';
const FRANKFURT = 'https://www.fraport.com/en/business-areas/operations/airport-charges.html';

function luftverkehrsteuer(until: string | undefined, from: string | undefined, minor: readonly number[]): TaxRow[] {
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
    from,
    to: until,
    source: LUFTVST,
  }));
}

/** The increase of May 2024 was taken back on 1 July 2026. */
export const GERMANY = rules('DE', [
  ...luftverkehrsteuer('2026-06-30', undefined, [1553, 3934, 7083]),
  ...luftverkehrsteuer(undefined, '2026-07-01', [1303, 3301, 5943]),
  {
    code: 'RA',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [2280, 'EUR'],
    per: 'departure',
    source: FRANKFURT,
  },
  {
    code: 'DE',
    name: 'Security charge',
    kind: 'fee',
    amount: [1000, 'EUR'],
    per: 'boarding',
    maxPerSlice: 1,
    source: 'https://www.gesetze-im-internet.de/luftsigebv/',
  },
]);

const TSBA = 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000051217094';
const DGAC = 'https://www.ecologie.gouv.fr/politiques-publiques/fiscalite-aeronautique';
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
    source: DGAC,
  },
  {
    code: 'FR',
    name: 'Civil aviation tax',
    kind: 'tax',
    amount: [916, 'EUR'],
    per: 'departure',
    exceptCounterparts: EUROPE,
    source: DGAC,
  },
  {
    code: 'FR4',
    name: 'Airport safety and security tax',
    kind: 'tax',
    amount: [1150, 'EUR'],
    per: 'departure',
    source: DGAC,
  },
  {
    code: 'QX',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [1780, 'EUR'],
    per: 'departure',
    scope: 'international',
    source: 'https://www.parisaeroport.fr/en/professionals/airlines/fees',
  },
  {
    code: 'QX',
    name: 'Passenger service charge',
    kind: 'fee',
    amount: [950, 'EUR'],
    per: 'departure',
    scope: 'domestic',
    source: 'https://www.parisaeroport.fr/en/professionals/airlines/fees',
  },
]);
