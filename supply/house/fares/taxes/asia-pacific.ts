import {
  ABROAD,
  BACK_CABINS,
  ECONOMY,
  ESTIMATE,
  fee,
  FRONT_CABINS,
  HOME,
  PREMIUM_CABINS,
  readAt,
  rules,
  share,
  tax,
  type TaxRow,
} from './row.ts';

const DAY = '2026-11-20';
const JP_TAX = readAt(
  'https://www.rysfly.com/blog-detail/qJun/japan-tourist-tax-to-triple-starting-july-2026-check-the-details',
  DAY,
);
/** Tripled on 1 July 2026. */
const JAPAN = rules('JP', [
  tax('TK', 'International tourist tax', 1000, 'JPY', JP_TAX, { ...ABROAD, under: 2, to: '2026-06-30' }),
  tax('TK', 'International tourist tax', 3000, 'JPY', JP_TAX, { ...ABROAD, under: 2, from: '2026-07-01' }),
  fee('SW', 'Passenger service facility charge', 2950, 'JPY', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('OI', 'Passenger security charge', 700, 'JPY', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('SW', 'Passenger service facility charge', 440, 'JPY', ESTIMATE, { ...HOME, under: 3 }),
]);

const PMC = readAt('http://www.openaustralia.org.au/debates/?id=2024-02-07.17.1', DAY);
const AUSTRALIA = rules('AU', [
  tax('AU', 'Passenger movement charge', 7000, 'AUD', PMC, { ...ABROAD, under: 12, from: '2024-07-01' }),
  fee('WY', 'Passenger service charge', 6150, 'AUD', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('QR', 'Passenger service charge', 1890, 'AUD', ESTIMATE, { ...HOME, under: 2 }),
  share('UO', 'Goods and services tax', 100, ESTIMATE),
]);

/** Without the goods and services tax, as the page tells it. */
const NZ_LEVY = readAt('https://customs.govt.nz/personal/travel-to-and-from-nz/border-processing-levies', DAY);
const NEW_ZEALAND = rules('NZ', [
  fee('IA', 'Border processing levy, departure', 362, 'NZD', NZ_LEVY, { ...ABROAD, from: '2024-12-01' }),
  fee('IA', 'Border processing levy, arrival', 2996, 'NZD', NZ_LEVY, { per: 'arrival', ...ABROAD, from: '2024-12-01' }),
  fee('NZ', 'Passenger service charge', 3350, 'NZD', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('NZ', 'Passenger service charge', 1150, 'NZD', ESTIMATE, { ...HOME, under: 2 }),
  share('NZ2', 'Goods and services tax', 150, ESTIMATE),
]);

const CHANGI = readAt(
  'https://changi-airport.mynewsdesk.com/pressreleases/fees-and-levies-at-changi-airport-to-be-revised-from-1-november-2022-3204378',
  DAY,
);
const CHANGI_LEVY = readAt(
  'https://sbr.com.sg/aviation/news/changi-impose-higher-fees-and-new-airport-tax-starting-july-1',
  DAY,
);
const SAF = readAt(
  'https://www.caas.gov.sg/who-we-are/newsroom/Detail/new-SAF-levy-to-apply-from-1-apr-2026-for-flights-departing-from-1-oct-2026',
  DAY,
);
const SOUTH_EAST = 'BN ID KH LA MM MY PH TH TL VN'.split(' ');
const EAST_AND_SOUTH = 'AF AU BD BT CN HK IN JP KP KR LK MN MO MV NP PG PK TW'.split(' ');
const AMERICAS = (
  'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI ' +
  'PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI'
).split(' ');

/** By region of the destination; premium economy pays as economy. */
function safLevy(economyMinor: number, where: Pick<TaxRow, 'counterparts' | 'exceptCounterparts'>): TaxRow[] {
  const shared = { ...ABROAD, ...where, from: '2026-10-01' } as const;
  return [
    fee('SG3', 'Sustainable fuel levy', economyMinor, 'SGD', SAF, { ...shared, cabins: BACK_CABINS }),
    fee('SG3', 'Sustainable fuel levy', economyMinor * 4, 'SGD', SAF, { ...shared, cabins: FRONT_CABINS }),
  ];
}

const SINGAPORE = rules('SG', [
  fee('SG', 'Passenger service and security charge', 4640, 'SGD', CHANGI, { under: 2, from: '2024-04-01' }),
  fee('OP', 'Aviation levy', 800, 'SGD', CHANGI, { under: 2, from: '2022-11-01' }),
  fee('OO', 'Airport development levy', 1080, 'SGD', CHANGI_LEVY, { under: 2, from: '2018-07-01' }),
  fee('OO', 'Airport development levy, transfer', 300, 'SGD', CHANGI_LEVY, {
    per: 'transfer',
    under: 2,
    from: '2018-07-01',
  }),
  ...safLevy(100, { counterparts: SOUTH_EAST }),
  ...safLevy(280, { counterparts: EAST_AND_SOUTH }),
  ...safLevy(640, { exceptCounterparts: [...SOUTH_EAST, ...EAST_AND_SOUTH, ...AMERICAS] }),
  ...safLevy(1040, { counterparts: AMERICAS }),
]);

const GST_IN = readAt(
  'https://www.wionews.com/business-economy/gst-reforms-2025-will-you-be-asked-to-pay-more-for-a-flight-booked-before-september-22-1757073232044',
  DAY,
);
const GST_BY_CABIN = { scope: 'any', by: 'sale', from: '2025-09-22' } as const;
const INDIA = rules('IN', [
  share('K3', 'Goods and services tax', 50, GST_IN, { ...GST_BY_CABIN, cabins: ECONOMY }),
  share('K3', 'Goods and services tax', 180, GST_IN, { ...GST_BY_CABIN, cabins: PREMIUM_CABINS }),
  fee('YM', 'User development fee', 69_000, 'INR', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('YM', 'User development fee', 42_000, 'INR', ESTIMATE, { ...HOME, under: 2 }),
  fee('P2', 'Aviation security fee', 1200, 'USD', ESTIMATE, { ...ABROAD, under: 2 }),
  fee('P2', 'Aviation security fee', 23_600, 'INR', ESTIMATE, { ...HOME, under: 2 }),
]);

const HK_TAX = readAt('https://hongkongbusiness.hk/aviation/news/govt-raise-departure-tax-hike-200', DAY);
const HK_CONSTRUCTION = readAt('https://www.ttgasia.com/?p=6343', DAY);
const HK_SECURITY = readAt(
  'https://frominsideasia.com/hong-kong-airport-passengers-departing-city-to-pay-more-in-security-fees-in-2025/',
  DAY,
);
/** The airport tells short from long by country; a distance stands in for its list. */
const HK_SHORT_KM = 4_000;

function construction(minor: number, cabins: TaxRow['cabins'], distanceKm: TaxRow['distanceKm']): TaxRow {
  return fee('G3', 'Airport construction fee', minor, 'HKD', HK_CONSTRUCTION, { cabins, distanceKm, lapPays: true });
}

const KR_TOTAL = readAt('https://www.asianasabre.co.kr/Airlinemain/BoardView/?BID=81230&CDA=PR&TAB=2', DAY);
const KR_TAX = readAt(
  'https://koreajoongangdaily.joins.com/news/2024-06-28/national/socialAffairs/Govt-to-cut-departure-tax-from-10000-won-to-7000-won/2079015',
  DAY,
);
const EAST_ASIA = [
  ...rules('CN', [
    fee('CN', 'Civil aviation development fund', 2000, 'CNY', ESTIMATE, { ...ABROAD, under: 12 }),
    fee('CN', 'Airport charge', 7000, 'CNY', ESTIMATE, { ...ABROAD, under: 12 }),
    fee('CN', 'Civil aviation development fund', 5000, 'CNY', ESTIMATE, { ...HOME, under: 12 }),
  ]),
  ...rules('HK', [
    tax('HK', 'Air passenger departure tax', 20_000, 'HKD', HK_TAX, { under: 12, by: 'sale', from: '2025-10-01' }),
    construction(9000, BACK_CABINS, [0, HK_SHORT_KM]),
    construction(16_000, FRONT_CABINS, [0, HK_SHORT_KM]),
    construction(16_000, BACK_CABINS, [HK_SHORT_KM, 99_999]),
    construction(18_000, FRONT_CABINS, [HK_SHORT_KM, 99_999]),
    fee('I5', 'Security charge', 6500, 'HKD', HK_SECURITY, { by: 'sale', from: '2025-01-01' }),
  ]),
  ...rules('MO', [fee('MO', 'Passenger service and security charge', 14_000, 'MOP', ESTIMATE, ABROAD)]),
  ...rules('TW', [fee('TW', 'Airport service charge', 50_000, 'TWD', ESTIMATE, { ...ABROAD, under: 2 })]),
  ...rules('KR', [
    fee('BP', 'Passenger service charge and eradication fund', 18_000, 'KRW', KR_TOTAL, {
      ...ABROAD,
      under: 2,
      from: '2024-07-01',
    }),
    tax('BP2', 'Departure tax', 7000, 'KRW', KR_TAX, { ...ABROAD, under: 12, from: '2024-07-01' }),
    fee('BP', 'Passenger service charge', 4000, 'KRW', ESTIMATE, { ...HOME, under: 2 }),
  ]),
];

const AOT = readAt('https://www.nationthailand.com/business/corporate/40062778', DAY);
const MY_LEVY = readAt(
  'https://www.channelnewsasia.com/news/asia/malaysia-departure-levy-outbound-travellers-rm8-rm150-11776074',
  DAY,
);
const ASEAN = [...SOUTH_EAST.filter((country) => country !== 'TL' && country !== 'MY'), 'SG'];
const NAIA = readAt('https://www.sunstar.com.ph/manila/naia-terminal-fees-to-rise-in-september', DAY);
const LEVIED = { ...ABROAD, under: 2, from: '2019-09-01' } as const;

const SOUTH_EAST_ASIA = [
  ...rules('TH', [
    fee('TS', 'Passenger service charge', 73_000, 'THB', AOT, { ...ABROAD, under: 2, to: '2026-06-19' }),
    fee('TS', 'Passenger service charge', 112_000, 'THB', AOT, { ...ABROAD, under: 2, from: '2026-06-20' }),
    fee('TS', 'Passenger service charge', 13_000, 'THB', AOT, { ...HOME, under: 2 }),
  ]),
  ...rules('MY', [
    fee('MY', 'Passenger service charge', 7300, 'MYR', ESTIMATE, { ...ABROAD, under: 2 }),
    fee('MY', 'Passenger service charge', 1100, 'MYR', ESTIMATE, { ...HOME, under: 2 }),
    tax('D8', 'Departure levy', 800, 'MYR', MY_LEVY, { ...LEVIED, counterparts: ASEAN, cabins: ECONOMY }),
    tax('D8', 'Departure levy', 5000, 'MYR', MY_LEVY, { ...LEVIED, counterparts: ASEAN, cabins: PREMIUM_CABINS }),
    tax('D8', 'Departure levy', 2000, 'MYR', MY_LEVY, { ...LEVIED, exceptCounterparts: ASEAN, cabins: ECONOMY }),
    tax('D8', 'Departure levy', 15_000, 'MYR', MY_LEVY, {
      ...LEVIED,
      exceptCounterparts: ASEAN,
      cabins: PREMIUM_CABINS,
    }),
  ]),
  ...rules('ID', [
    fee('D5', 'Passenger service charge', 23_000_000, 'IDR', ESTIMATE, ABROAD),
    fee('D5', 'Passenger service charge', 12_000_000, 'IDR', ESTIMATE, HOME),
    share('ID', 'Value added tax', 110, ESTIMATE),
  ]),
  ...rules('PH', [
    fee('PH', 'Terminal fee', 95_000, 'PHP', NAIA, { ...ABROAD, under: 2, from: '2025-09-14' }),
    fee('PH', 'Terminal fee', 39_000, 'PHP', NAIA, { ...HOME, under: 2, from: '2025-09-14' }),
  ]),
  ...rules('VN', [
    fee('JC', 'Passenger service and security charge', 2300, 'USD', ESTIMATE, { ...ABROAD, under: 2 }),
    fee('AX', 'Passenger service and security charge', 119_000, 'VND', ESTIMATE, { ...HOME, under: 2 }),
    share('UE', 'Value added tax', 80, ESTIMATE),
  ]),
];

export const ASIA_PACIFIC_TAXES = [
  ...JAPAN,
  ...AUSTRALIA,
  ...NEW_ZEALAND,
  ...SINGAPORE,
  ...INDIA,
  ...EAST_ASIA,
  ...SOUTH_EAST_ASIA,
];
