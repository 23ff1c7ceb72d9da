import {
  ABROAD,
  BACK_CABINS,
  bothWays,
  ECONOMY,
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
const NARITA = readAt('https://newsonjapan.com/html/newsdesk/article/137513.php', DAY);
const NARITA_SECURITY = readAt('https://airtravelinfo.kr/wiki/index.php?diff=55123&oldid=54796&title=OI', DAY);
const JP_HOME = readAt('https://www.jal.co.jp/jp/en/dom/airport/pfc/', DAY);

function terminal(yen: number, ...airports: readonly string[]): TaxRow[] {
  return bothWays(fee('HJ', 'Passenger facility charge', yen, 'JPY', JP_HOME, { ...HOME, under: 3, airports }));
}

/** The tourist tax tripled on 1 July 2026. */
const JAPAN = rules('JP', [
  tax('TK', 'International tourist tax', 1000, 'JPY', JP_TAX, {
    ...ABROAD,
    under: 2,
    from: '2019-01-07',
    to: '2026-06-30',
  }),
  tax('TK', 'International tourist tax', 3000, 'JPY', JP_TAX, { ...ABROAD, under: 2, from: '2026-07-01' }),
  fee('SW', 'Passenger service facility charge', 2460, 'JPY', NARITA, {
    ...ABROAD,
    airports: ['NRT'],
    under: 2,
    by: 'sale',
    from: '2023-09-01',
  }),
  fee('OI', 'Passenger security charge', 700, 'JPY', NARITA_SECURITY, {
    ...ABROAD,
    airports: ['NRT'],
    under: 2,
    from: '2024-09-01',
  }),
  ...terminal(110, 'FUK'),
  ...terminal(240, 'OKA'),
  ...terminal(290, 'SDJ'),
  ...terminal(340, 'ITM'),
  ...terminal(370, 'CTS', 'HND'),
  ...terminal(440, 'KIX', 'NGO'),
  ...terminal(450, 'NRT'),
]);

const PMC = readAt('http://www.openaustralia.org.au/debates/?id=2024-02-07.17.1', DAY);
const GST_AU = readAt(
  'https://qantas.com/agencyconnect/au/en/policies/ticket/fees-and-taxes/goods-and-services-tax-application.html',
  DAY,
);
const AUSTRALIA = rules('AU', [
  tax('AU', 'Passenger movement charge', 7000, 'AUD', PMC, { ...ABROAD, under: 12, from: '2024-07-01' }),
  share('UO', 'Goods and services tax', 100, GST_AU),
]);

/** Without the goods and services tax, as the page tells it. */
const NZ_LEVY = readAt('https://customs.govt.nz/personal/travel-to-and-from-nz/border-processing-levies', DAY);
const GST_NZ = readAt('https://vat.travel/new-zealand-gst', DAY);
const NEW_ZEALAND = rules('NZ', [
  fee('IA', 'Border processing levy, departure', 362, 'NZD', NZ_LEVY, { ...ABROAD, from: '2024-12-01' }),
  fee('IA', 'Border processing levy, arrival', 2996, 'NZD', NZ_LEVY, { per: 'arrival', ...ABROAD, from: '2024-12-01' }),
  share('NZ2', 'Goods and services tax', 150, GST_NZ),
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
const DELHI = readAt(
  'https://www.newsdrum.in/business/delhi-airportintl-passengers-to-pay-higher-udf-rate-unchanged-for-domestic-passengers-8901554',
  DAY,
);
const SECURITY_IN = readAt(
  'https://www.hindustantimes.com/india-news/dgcahikes-air-security-fee-for-domestic-international-travellers-101617072708058.html',
  DAY,
);

function development(rupees: number, more: Partial<TaxRow>): TaxRow {
  const shared = { airports: ['DEL'], under: 2, from: '2025-04-16' };
  return fee('YM', 'User development fee', rupees * 100, 'INR', DELHI, { ...shared, ...more });
}

const SECURED = { under: 2, by: 'sale', from: '2021-04-01' } as const;
/** Delhi asks those who leave and, less, those who arrive. */
const INDIA = rules('IN', [
  share('K3', 'Goods and services tax', 50, GST_IN, { ...GST_BY_CABIN, cabins: ECONOMY }),
  share('K3', 'Goods and services tax', 180, GST_IN, { ...GST_BY_CABIN, cabins: PREMIUM_CABINS }),
  development(129, HOME),
  development(56, { ...HOME, per: 'arrival' }),
  development(650, { ...ABROAD, cabins: BACK_CABINS }),
  development(275, { ...ABROAD, cabins: BACK_CABINS, per: 'arrival' }),
  development(810, { ...ABROAD, cabins: FRONT_CABINS }),
  development(345, { ...ABROAD, cabins: FRONT_CABINS, per: 'arrival' }),
  fee('P2', 'Aviation security fee', 1200, 'USD', SECURITY_IN, { ...ABROAD, ...SECURED }),
  fee('P2', 'Aviation security fee', 20_000, 'INR', SECURITY_IN, { ...HOME, ...SECURED }),
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
const KR_HOME = readAt('https://www.hankookilbo.com/News/Read/200212190011199488', DAY);
const CN_FUND = readAt('http://covid-19.chinadaily.com.cn/china/2012-04/17/content_15072589.htm', DAY);
const IN_CHINA = { under: 12, from: '2012-04-01' } as const;
const MACAU = readAt('http://macau-airport.com/ja/our-business/airlines/airport-charges', DAY);
const TAIWAN = readAt('https://www.taiwannews.com.tw/ch/news/2485934', DAY);
const EAST_ASIA = [
  ...rules('CN', [
    fee('CN', 'Civil aviation development fund', 7000, 'CNY', CN_FUND, { ...ABROAD, ...IN_CHINA }),
    fee('CN', 'Tourism development fund', 2000, 'CNY', CN_FUND, { ...ABROAD, ...IN_CHINA }),
    fee('CN', 'Civil aviation development fund', 5000, 'CNY', CN_FUND, { ...HOME, ...IN_CHINA }),
  ]),
  ...rules('HK', [
    tax('HK', 'Air passenger departure tax', 20_000, 'HKD', HK_TAX, { under: 12, by: 'sale', from: '2025-10-01' }),
    construction(9000, BACK_CABINS, [0, HK_SHORT_KM]),
    construction(16_000, FRONT_CABINS, [0, HK_SHORT_KM]),
    construction(16_000, BACK_CABINS, [HK_SHORT_KM, 99_999]),
    construction(18_000, FRONT_CABINS, [HK_SHORT_KM, 99_999]),
    fee('I5', 'Security charge', 6500, 'HKD', HK_SECURITY, { by: 'sale', from: '2025-01-01' }),
  ]),
  ...rules('MO', [
    fee('MO', 'Passenger service charge', 11_000, 'MOP', MACAU, { ...ABROAD, under: 2 }),
    fee('MO', 'Security charge', 3000, 'MOP', MACAU, { per: 'boarding', ...ABROAD, under: 2 }),
  ]),
  ...rules('TW', [fee('TW', 'Airport service charge', 50_000, 'TWD', TAIWAN, { ...ABROAD, under: 2 })]),
  ...rules('KR', [
    fee('BP', 'Passenger service charge and eradication fund', 18_000, 'KRW', KR_TOTAL, {
      ...ABROAD,
      under: 2,
      from: '2024-07-01',
    }),
    tax('BP2', 'Departure tax', 7000, 'KRW', KR_TAX, { ...ABROAD, under: 12, from: '2024-07-01' }),
    fee('DA', 'Passenger service charge', 4000, 'KRW', KR_HOME, { ...HOME, airports: ['CJU', 'GMP', 'PUS'] }),
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

const MY_SERVICE = readAt(
  'https://www.malaymail.com/news/malaysia/2024/03/14/transport-minister-new-passenger-service-charge-rates-only-involve-asean-international-destinations/123462',
  DAY,
);
const MY_REST = 'BKI BTU IPH JHB KBR KCH KUA LGK MYY PEN SBW SDK SZB TGG TWU'.split(' ');
const SERVED = { under: 2, from: '2024-06-01' } as const;
const SOEKARNO_HATTA = readAt(
  'https://ekonomi.bisnis.com/read/20180214/98/739033/siap-siap-airport-tax-bandara-soekarno-hatta-segera-naik',
  DAY,
);
const ID_REST = readAt('https://amp.kontan.co.id/news/airport-tax-di-13-bandara-alami-kenaikan-catat-daftarnya', DAY);
const ID_VAT = readAt(
  'https://enforcea.com/index.php/Blog/ada-lagi-insentif-ppn-dtp-untuk-tiket-pesawat-domestik',
  DAY,
);
const HANOI = readAt('https://www.anninhthudo.vn/gia-dich-vu-hang-khong-tag180921.antd', DAY);
const BAMBOO = readAt(
  'https://www.bambooairways.com/vn/vi/bambooairways/news/change-the-value-added-tax-rate-for-air-tickets-and-ancillaries',
  DAY,
);

const SOUTH_EAST_ASIA = [
  ...rules('TH', [
    fee('TS', 'Passenger service charge', 73_000, 'THB', AOT, {
      ...ABROAD,
      under: 2,
      from: '2024-04-01',
      to: '2026-06-19',
    }),
    fee('TS', 'Passenger service charge', 112_000, 'THB', AOT, { ...ABROAD, under: 2, from: '2026-06-20' }),
    fee('TS', 'Passenger service charge', 13_000, 'THB', AOT, { ...HOME, under: 2 }),
  ]),
  ...rules('MY', [
    fee('MY', 'Passenger service charge', 7300, 'MYR', MY_SERVICE, { ...ABROAD, ...SERVED, airports: ['KUL'] }),
    fee('MY', 'Passenger service charge', 5000, 'MYR', MY_SERVICE, { ...ABROAD, ...SERVED, airports: MY_REST }),
    fee('MY', 'Passenger service charge', 1100, 'MYR', MY_SERVICE, { ...HOME, ...SERVED }),
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
    fee('D5', 'Passenger service charge', 23_000_000, 'IDR', SOEKARNO_HATTA, {
      ...ABROAD,
      airports: ['CGK'],
      from: '2018-03-01',
    }),
    fee('D5', 'Passenger service charge', 13_000_000, 'IDR', SOEKARNO_HATTA, { ...HOME, airports: ['CGK'] }),
    fee('D5', 'Passenger service charge', 11_988_000, 'IDR', ID_REST, { ...HOME, airports: ['BPN', 'SUB', 'UPG'] }),
    share('ID', 'Value added tax', 110, ID_VAT),
  ]),
  ...rules('PH', [
    fee('PH', 'Terminal fee', 95_000, 'PHP', NAIA, { ...ABROAD, under: 2, from: '2025-09-14' }),
    fee('PH', 'Terminal fee', 39_000, 'PHP', NAIA, { ...HOME, under: 2, from: '2025-09-14' }),
  ]),
  ...rules('VN', [
    fee('JC', 'Passenger service charge', 2500, 'USD', HANOI, { ...ABROAD, airports: ['HAN'], under: 2 }),
    fee('AX', 'Passenger service charge', 99_000, 'VND', BAMBOO, {
      ...HOME,
      airports: 'CXR DAD DLI HAN HPH SGN VII'.split(' '),
      under: 2,
    }),
    fee('AX', 'Passenger service charge', 79_000, 'VND', BAMBOO, { ...HOME, airports: ['THD', 'UIH'], under: 2 }),
    share('UE', 'Value added tax', 80, BAMBOO, { from: '2024-07-01' }),
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
