import { ECONOMY, PREMIUM_CABINS, rules, type TaxRow } from './row.ts';

function fee(
  code: string,
  name: string,
  minor: number,
  currency: string,
  source: string,
  more: Partial<TaxRow> = {},
): TaxRow {
  return { code, name, kind: 'fee', amount: [minor, currency], per: 'departure', source, ...more };
}

function tax(
  code: string,
  name: string,
  minor: number,
  currency: string,
  source: string,
  more: Partial<TaxRow> = {},
): TaxRow {
  return { ...fee(code, name, minor, currency, source, more), kind: 'tax' };
}

function share(code: string, name: string, permille: number, source: string, more: Partial<TaxRow> = {}): TaxRow {
  return {
    code,
    name,
    kind: 'tax',
    amount: permille,
    per: 'departure',
    scope: 'domestic',
    lapPays: true,
    source,
    ...more,
  };
}

const ABROAD = { scope: 'international' } as const;
const HOME = { scope: 'domestic' } as const;

const NTA = 'https://www.nta.go.jp/english/taxes/consumption_tax/itt/index.htm';
const JP_FEES = 'https://www.narita-airport.jp/en/airport-guide/in/psfc/';
/** Tripled on 1 July 2026. */
const JAPAN = rules('JP', [
  tax('TK', 'International tourist tax', 1000, 'JPY', NTA, { ...ABROAD, under: 2, to: '2026-06-30' }),
  tax('TK', 'International tourist tax', 3000, 'JPY', NTA, { ...ABROAD, under: 2, from: '2026-07-01' }),
  fee('SW', 'Passenger service facility charge', 2950, 'JPY', JP_FEES, { ...ABROAD, under: 2 }),
  fee('OI', 'Passenger security charge', 700, 'JPY', JP_FEES, { ...ABROAD, under: 2 }),
  fee('SW', 'Passenger service facility charge', 440, 'JPY', JP_FEES, { ...HOME, under: 3 }),
]);

const PMC =
  'https://www.abf.gov.au/entering-and-leaving-australia/crossing-the-border/passenger-movement/passenger-movement-charge';
const AU_FEES = 'https://www.sydneyairport.com.au/corporate/partner-with-us/aviation/fees-and-charges';
const AUSTRALIA = rules('AU', [
  tax('AU', 'Passenger movement charge', 7000, 'AUD', PMC, { ...ABROAD, under: 12, from: '2024-07-01' }),
  fee('WY', 'Passenger service charge', 6150, 'AUD', AU_FEES, { ...ABROAD, under: 2 }),
  fee('QR', 'Passenger service charge', 1890, 'AUD', AU_FEES, { ...HOME, under: 2 }),
  share(
    'UO',
    'Goods and services tax',
    100,
    'https://www.ato.gov.au/businesses-and-organisations/gst-excise-and-indirect-taxes/gst',
  ),
]);

const NZ_LEVY =
  'https://www.customs.govt.nz/business/international-trade/goods-management-fees/border-processing-levy/';
const NEW_ZEALAND = rules('NZ', [
  fee('IA', 'Border processing levy', 2100, 'NZD', NZ_LEVY, { ...ABROAD, under: 2 }),
  fee('NZ', 'Passenger service charge', 3350, 'NZD', 'https://corporate.aucklandairport.co.nz/', {
    ...ABROAD,
    under: 2,
  }),
  fee('NZ', 'Passenger service charge', 1150, 'NZD', 'https://corporate.aucklandairport.co.nz/', { ...HOME, under: 2 }),
  share('NZ2', 'Goods and services tax', 150, 'https://www.ird.govt.nz/gst'),
]);

const CAAS = 'https://www.caas.gov.sg/operations-safety/economic-regulation/airport-charges';
const SAF = 'https://www.caas.gov.sg/operations-safety/sustainability/saf-levy';

function safLevy(economyMinor: number, distanceKm: readonly [number, number]): TaxRow[] {
  const where = { ...ABROAD, distanceKm, from: '2026-10-01' } as const;
  return [
    fee('SG3', 'Sustainable fuel levy', economyMinor, 'SGD', SAF, { ...where, cabins: ECONOMY }),
    fee('SG3', 'Sustainable fuel levy', economyMinor * 4, 'SGD', SAF, { ...where, cabins: PREMIUM_CABINS }),
  ];
}

const SINGAPORE = rules('SG', [
  fee('SG', 'Passenger service and security charge', 4640, 'SGD', CAAS, { under: 2 }),
  fee('OP', 'Aviation levy', 800, 'SGD', CAAS, { under: 2 }),
  fee('OO', 'Airport development levy', 1080, 'SGD', CAAS, { under: 2 }),
  fee('OO', 'Airport development levy, transfer', 300, 'SGD', CAAS, { per: 'transfer', under: 2 }),
  ...safLevy(100, [0, 2_900]),
  ...safLevy(280, [2_900, 6_500]),
  ...safLevy(640, [6_500, 12_500]),
  ...safLevy(1040, [12_500, 99_999]),
]);

const CUSTOMS_IN = 'https://cbic-gst.gov.in/gst-goods-services-rates.html';
const DGCA_IN = 'https://aera.gov.in/';
const INDIA = rules('IN', [
  share('K3', 'Goods and services tax', 50, CUSTOMS_IN, { scope: 'any', cabins: ECONOMY }),
  share('K3', 'Goods and services tax', 180, CUSTOMS_IN, { scope: 'any', cabins: PREMIUM_CABINS, from: '2025-09-22' }),
  fee('YM', 'User development fee', 69_000, 'INR', DGCA_IN, { ...ABROAD, under: 2 }),
  fee('YM', 'User development fee', 42_000, 'INR', DGCA_IN, { ...HOME, under: 2 }),
  fee('P2', 'Aviation security fee', 1200, 'USD', DGCA_IN, { ...ABROAD, under: 2 }),
  fee('P2', 'Aviation security fee', 23_600, 'INR', DGCA_IN, { ...HOME, under: 2 }),
]);

const CAAC = 'http://www.caac.gov.cn/en/SY/';
const AOT = 'https://www.airportthai.co.th/en/airport-charges/';
const EAST_ASIA = [
  ...rules('CN', [
    fee('CN', 'Civil aviation development fund', 2000, 'CNY', CAAC, { ...ABROAD, under: 12 }),
    fee('CN', 'Airport charge', 7000, 'CNY', CAAC, { ...ABROAD, under: 12 }),
    fee('CN', 'Civil aviation development fund', 5000, 'CNY', CAAC, { ...HOME, under: 12 }),
  ]),
  ...rules('HK', [
    tax('HK', 'Air passenger departure tax', 20_000, 'HKD', 'https://www.cad.gov.hk/english/apdt.html', {
      under: 12,
      from: '2025-10-01',
    }),
    fee(
      'G3',
      'Airport construction and service charge',
      19_000,
      'HKD',
      'https://www.hongkongairport.com/en/transport/charges/',
    ),
    fee('I5', 'Security charge', 6500, 'HKD', 'https://www.hongkongairport.com/en/transport/charges/'),
  ]),
  ...rules('MO', [
    fee('MO', 'Passenger service and security charge', 14_000, 'MOP', 'https://www.macau-airport.com/', ABROAD),
  ]),
  ...rules('TW', [
    fee('TW', 'Airport service charge', 50_000, 'TWD', 'https://www.caa.gov.tw/', { ...ABROAD, under: 2 }),
  ]),
  ...rules('KR', [
    fee('BP', 'Passenger service charge', 21_000, 'KRW', 'https://www.airport.kr/', { ...ABROAD, under: 2 }),
    tax('BP2', 'Departure tax', 7000, 'KRW', 'https://www.mcst.go.kr/english/', {
      ...ABROAD,
      under: 12,
      from: '2024-07-01',
    }),
    fee('BP', 'Passenger service charge', 4000, 'KRW', 'https://www.airport.kr/', { ...HOME, under: 2 }),
  ]),
];

const SOUTH_EAST_ASIA = [
  ...rules('TH', [
    fee('TS', 'Passenger service charge', 73_000, 'THB', AOT, { ...ABROAD, under: 2, to: '2026-06-19' }),
    fee('TS', 'Passenger service charge', 112_000, 'THB', AOT, { ...ABROAD, under: 2, from: '2026-06-20' }),
    fee('TS', 'Passenger service charge', 13_000, 'THB', AOT, { ...HOME, under: 2 }),
  ]),
  ...rules('MY', [
    fee('MY', 'Passenger service charge', 7300, 'MYR', 'https://www.mavcom.my/en/industry/aviation-services-charges/', {
      ...ABROAD,
      under: 2,
    }),
    fee('MY', 'Passenger service charge', 1100, 'MYR', 'https://www.mavcom.my/en/industry/aviation-services-charges/', {
      ...HOME,
      under: 2,
    }),
    tax('D8', 'Departure levy', 2000, 'MYR', 'https://www.customs.gov.my/en/', {
      ...ABROAD,
      under: 2,
      cabins: ECONOMY,
    }),
    tax('D8', 'Departure levy', 15_000, 'MYR', 'https://www.customs.gov.my/en/', {
      ...ABROAD,
      under: 2,
      cabins: PREMIUM_CABINS,
    }),
  ]),
  ...rules('ID', [
    fee('D5', 'Passenger service charge', 23_000_000, 'IDR', 'https://www.angkasapura1.co.id/', ABROAD),
    fee('D5', 'Passenger service charge', 12_000_000, 'IDR', 'https://www.angkasapura1.co.id/', HOME),
    share('ID', 'Value added tax', 110, 'https://www.pajak.go.id/en'),
  ]),
  ...rules('PH', [
    fee('PH', 'Terminal fee', 95_000, 'PHP', 'https://www.newnaia.com.ph/', {
      ...ABROAD,
      under: 2,
      from: '2025-09-14',
    }),
    fee('PH', 'Terminal fee', 39_000, 'PHP', 'https://www.newnaia.com.ph/', { ...HOME, under: 2, from: '2025-09-14' }),
  ]),
  ...rules('VN', [
    fee('JC', 'Passenger service and security charge', 2300, 'USD', 'https://www.vietnamairport.vn/', {
      ...ABROAD,
      under: 2,
    }),
    fee('AX', 'Passenger service and security charge', 119_000, 'VND', 'https://www.vietnamairport.vn/', {
      ...HOME,
      under: 2,
    }),
    share('UE', 'Value added tax', 80, 'https://www.gdt.gov.vn/'),
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
