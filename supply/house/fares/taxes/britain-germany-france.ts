import {
  ABROAD,
  BACK_CABINS,
  ECONOMY,
  EU,
  EUROPE,
  fee,
  FRONT_CABINS,
  HOME,
  PREMIUM_CABINS,
  readAt,
  recalled,
  rules,
  tax,
  type TaxRow,
} from './row.ts';

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

/**
 * The designated region of the Scottish Highlands and Islands: those who set out there owe nothing, wherever they change:
 * https://caithness-business.co.uk/article/9622, read 2026-11-24; the list of airports is recalled.
 */
const HIGHLANDS_AND_ISLANDS = 'BEB BRR CAL EOI FIE FOA ILY INV KOI LSI LWK NDY NRL PPW SOY SYY TRE WIC WRY'.split(' ');

type Year = Pick<TaxRow, 'from' | 'to' | 'knownTo' | 'source'>;

function duty(band: string, [economyMinor, otherMinor]: readonly [number, number], where: Partial<TaxRow>): TaxRow[] {
  const shared = {
    code: 'GB',
    kind: 'tax',
    per: 'departure',
    exceptAirports: HIGHLANDS_AND_ISLANDS,
    source: APD,
  } as const;
  const name = `Air Passenger Duty, ${band}`;
  return [
    { ...shared, ...where, name, amount: [economyMinor, 'GBP'], cabins: ECONOMY, under: 16 },
    { ...shared, ...where, name, amount: [otherMinor, 'GBP'], cabins: PREMIUM_CABINS },
  ];
}

type Rates = readonly [lowestClass: number, others: number];

/** Under 16 exempt in the lowest class, infants without a seat in any. */
function dutyOfYear(year: Year, a: Rates, b: Rates, c: Rates): TaxRow[] {
  const abroad = { scope: 'international', ...year } as const;
  const far = { ...abroad, exceptCounterparts: [...BAND_A, ...BAND_B_WIDE] };
  return [
    ...duty('band A', a, { ...abroad, counterparts: BAND_A }),
    ...duty('band B', b, { ...far, distanceKm: [0, C_FROM_KM] }),
    ...duty('band B', b, { ...abroad, counterparts: BAND_B_WIDE }),
    ...duty('band C', c, { ...far, distanceKm: [C_FROM_KM, 99_999] }),
  ];
}

const YEAR_2026 = { from: '2026-04-01', to: '2027-03-31', source: APD } as const;
const YEAR_2027 = {
  from: '2027-04-01',
  knownTo: '2028-03-31',
  source: readAt('https://travelweekly.co.uk/news/aviation-sector-criticises-further-rises-in-apd', '2026-11-23'),
} as const;

const HEATHROW = readAt('https://traveluni.com/business-travel-hub/details/id/2947/', DAY);
const HEATHROW_NEAR = readAt(
  'https://www.thetimes.co.uk/article/heathrow-airport-to-raise-passenger-charges-by-up-to-56-per-cent-gtqx9fv7r',
  DAY,
);
const FROM_HEATHROW = { airports: ['LHR'], from: '2021-01-01', knownTo: '2021-12-31' } as const;

export const BRITAIN = rules('GB', [
  ...duty('domestic', [800, 1600], { scope: 'domestic', ...YEAR_2026 }),
  ...dutyOfYear(YEAR_2026, [1500, 3200], [10_200, 24_400], [10_600, 25_300]),
  // The page that names the other bands leaves this one out; it rises by the same share.
  ...duty('domestic', [826, 1652], { scope: 'domestic', ...YEAR_2027, source: recalled('2026-11-23') }),
  ...dutyOfYear(YEAR_2027, [1549, 3304], [10_533, 25_195], [10_946, 26_125]),
  fee('UB', 'Passenger service charge', 1123, 'GBP', HEATHROW_NEAR, { ...FROM_HEATHROW, counterparts: ['GB', 'IE'] }),
  fee('UB', 'Passenger service charge', 1777, 'GBP', HEATHROW, {
    ...FROM_HEATHROW,
    counterparts: EUROPE.filter((country) => country !== 'GB' && country !== 'IE'),
  }),
  fee('UB', 'Passenger service charge', 4700, 'GBP', recalled('2026-11-23'), {
    ...FROM_HEATHROW,
    exceptCounterparts: EUROPE,
  }),
]);

/** In Europe, but not in the Union. */
const OTHER_EUROPE = 'AD AL BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS RU SM TR UA XK'.split(' ');
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

const FRA_SERVICE = readAt(
  'https://airtravelinfo.kr/wiki/index.php?diff=cur&oldid=51931&title=RA%28%EC%84%B8%EA%B8%88%29',
  DAY,
);
const FRA_SECURITY = readAt('https://airtravelinfo.kr/wiki/index.php?title=DE', DAY);
const FRANKFURT = { airports: ['FRA'], from: '2025-01-01', knownTo: '2025-12-31' } as const;
const SERVICE = 'Passenger service charge';

/** The increase of May 2024 was taken back on 1 July 2026: the amounts in the act from before it, which was then cut each year by decree. */
export const GERMANY = rules('DE', [
  ...luftverkehrsteuer({ from: '2024-05-01', to: '2026-06-30', source: LUFTVST }, [1553, 3934, 7083]),
  ...luftverkehrsteuer({ from: '2026-07-01', source: recalled('2026-11-23') }, [1303, 3301, 5943]),
  fee('RD', SERVICE, 4123, 'EUR', FRA_SERVICE, { ...FRANKFURT, ...HOME }),
  fee('RA', SERVICE, 3465, 'EUR', FRA_SERVICE, { ...FRANKFURT, ...ABROAD, counterparts: EU }),
  fee('RA', SERVICE, 4070, 'EUR', FRA_SERVICE, { ...FRANKFURT, counterparts: OTHER_EUROPE }),
  fee('RA', SERVICE, 4371, 'EUR', FRA_SERVICE, {
    ...FRANKFURT,
    ...ABROAD,
    exceptCounterparts: [...EU, ...OTHER_EUROPE],
  }),
  fee('DE', 'Security charge', 1411, 'EUR', FRA_SECURITY, { ...FRANKFURT, ...HOME }),
  fee('DE', 'Security charge', 1186, 'EUR', FRA_SECURITY, { ...FRANKFURT, ...ABROAD }),
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

const CDG_AVIATION = readAt('https://airtravelinfo.kr/wiki/index.php?direction=prev&oldid=47161&title=FR', DAY);
const CDG_SERVICE = readAt('https://airtravelinfo.kr/wiki/index.php?diff=next&oldid=38965&title=QX', DAY);
const SECURITY_FR = readAt('https://legal.tricoteuses.fr/articles/JORFARTI000045432635', DAY);
const FROM_PARIS = { airports: ['CDG'] } as const;
const FAR_FROM_PARIS = { ...FROM_PARIS, exceptCounterparts: EUROPE } as const;

export const FRANCE = rules('FR', [
  ...solidarity('France and Europe', 740, 3000, { counterparts: EUROPE }),
  ...solidarity('intermediate', 1500, 8000, { exceptCounterparts: EUROPE, distanceKm: [0, FAR_KM] }),
  ...solidarity('distant', 4000, 12_000, { exceptCounterparts: EUROPE, distanceKm: [FAR_KM, 99_999] }),
  tax('FR', 'Civil aviation tax', 887, 'EUR', CDG_AVIATION, { ...FAR_FROM_PARIS, under: 2, from: '2023-04-01' }),
  tax('FR', 'Civil aviation tax', 493, 'EUR', recalled('2026-11-23'), {
    ...FROM_PARIS,
    counterparts: EUROPE,
    under: 2,
    from: '2023-04-01',
  }),
  tax('FR4', 'Airport safety and security tax', 1080, 'EUR', SECURITY_FR, { airports: ['CDG', 'ORY'] }),
  fee('QX', SERVICE, 2977, 'EUR', CDG_SERVICE, { ...FAR_FROM_PARIS, from: '2020-04-01' }),
  fee('QX', SERVICE, 1160, 'EUR', recalled('2026-11-23'), { ...FROM_PARIS, counterparts: EUROPE, from: '2020-04-01' }),
]);
