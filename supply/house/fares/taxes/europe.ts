import { ABROAD, ESTIMATE, EUROPE, fee, HOME, readAt, rules, tax, type TaxRow } from './row.ts';

const DAY = '2026-11-20';
const PASSENGER = 'Passenger service charge';

const NL_TAX = readAt('https://www.travelpro.nl/vliegbelasting-stijgt-per-1-januari-2026/', DAY);
const NL_2027 = readAt('https://fiscada.nl/nieuws?im_id=64226', DAY);
const NL_NAME = 'Air passenger tax (vliegbelasting)';
/** Flat until the end of 2026, by distance afterwards. */
const NETHERLANDS = rules('NL', [
  tax('CJ', NL_NAME, 3025, 'EUR', NL_TAX, { from: '2026-01-01', to: '2026-12-31' }),
  tax('CJ', NL_NAME, 2940, 'EUR', NL_2027, { from: '2027-01-01', distanceKm: [0, 2_000] }),
  tax('CJ', NL_NAME, 4724, 'EUR', NL_2027, { from: '2027-01-01', distanceKm: [2_000, 5_500] }),
  tax('CJ', NL_NAME, 7086, 'EUR', NL_2027, { from: '2027-01-01', distanceKm: [5_500, 99_999] }),
  fee('RN', PASSENGER, 2190, 'EUR', ESTIMATE),
]);

const BE_TAX = readAt('https://flightlevel.be/67911/belgische-vliegtaks-verdubbelt-in-2027/', DAY);
const BE_SHORT = readAt('https://www.upinthesky.nl/2025/02/04/flinke-verhoging-delen-belgische-vliegtaks/', DAY);
/** The longer flights are announced to cost as much as the short ones from 2027 on. */
const BELGIUM = rules('BE', [
  tax('BE1', 'Embarkation tax', 1000, 'EUR', BE_SHORT, { distanceKm: [0, 500] }),
  tax('BE1', 'Embarkation tax', 500, 'EUR', BE_TAX, { distanceKm: [500, 99_999], to: '2026-12-31' }),
  tax('BE1', 'Embarkation tax', 1000, 'EUR', BE_TAX, { distanceKm: [500, 99_999], from: '2027-01-01' }),
  fee('BE', PASSENGER, 2370, 'EUR', ESTIMATE),
]);

const AT_TAX = readAt(
  'https://www.austrianaviation.net/detail/uni-professor-30-euro-flugabgabe-betrifft-fast-niemanden/',
  DAY,
);
const AUSTRIA = rules('AT', [
  tax('QD', 'Air transport levy (Flugabgabe)', 3000, 'EUR', AT_TAX, { distanceKm: [0, 350] }),
  tax('QD', 'Air transport levy (Flugabgabe)', 1200, 'EUR', AT_TAX, { distanceKm: [350, 99_999] }),
  fee('ZY', PASSENGER, 2040, 'EUR', ESTIMATE),
]);

const NORWAY = rules('NO', [
  tax('ZN', 'Air passenger tax', 6000, 'NOK', ESTIMATE, { counterparts: EUROPE, under: 2 }),
  tax('ZN', 'Air passenger tax', 34_200, 'NOK', ESTIMATE, { exceptCounterparts: EUROPE, under: 2 }),
  fee('NO', 'Passenger and security charge', 13_900, 'NOK', ESTIMATE),
]);

const DK_TAX = readAt('https://tax.dk/jv/ea/E_A_11_5.htm', DAY);
/** Kroner inside Europe, medium and long; the law names the countries, a distance stands in for its lists. */
const DK_RATES = [
  [2025, 30, 250, 300],
  [2026, 30, 260, 320],
  [2027, 30, 270, 340],
  [2028, 40, 280, 350],
  [2029, 40, 300, 390],
  [2030, 50, 310, 410],
] as const;

function danishTax([year, inside, medium, long]: (typeof DK_RATES)[number]): TaxRow[] {
  const dates = { from: `${year}-01-01`, ...(year < 2030 && { to: `${year}-12-31` }), under: 2 };
  const row = (kroner: number, where: Partial<TaxRow>) =>
    tax('DK', 'Passenger tax', kroner * 100, 'DKK', DK_TAX, { ...dates, ...where });
  return [
    row(inside, { counterparts: EUROPE }),
    row(medium, { exceptCounterparts: EUROPE, distanceKm: [0, 6_000] }),
    row(long, { exceptCounterparts: EUROPE, distanceKm: [6_000, 99_999] }),
  ];
}

const DENMARK = rules('DK', [...DK_RATES.flatMap(danishTax), fee('ZO', PASSENGER, 14_600, 'DKK', ESTIMATE)]);

const PT_CARBON = readAt('https://www.azoresairlines.pt/pt-pt/node/1252', DAY);
const GR_LEVY = readAt(
  'http://www.ekathimerini.com/217276/article/ekathimerini/business/toddlers-to-pay-greek-airport-charge-too',
  DAY,
);

/** Sweden and Hungary took their ticket taxes back in 2025: only airport charges are left there. */
export const EUROPEAN_TAXES = [
  ...NETHERLANDS,
  ...BELGIUM,
  ...AUSTRIA,
  ...NORWAY,
  ...DENMARK,
  ...rules('CH', [fee('CH', PASSENGER, 2400, 'CHF', ESTIMATE), fee('CH1', 'Security charge', 1350, 'CHF', ESTIMATE)]),
  ...rules('SE', [fee('SE', PASSENGER, 12_300, 'SEK', ESTIMATE), fee('XC', 'Security charge', 6900, 'SEK', ESTIMATE)]),
  ...rules('ES', [
    fee('JD', 'Passenger departure charge', 1560, 'EUR', ESTIMATE, { counterparts: EUROPE }),
    fee('JD', 'Passenger departure charge', 2240, 'EUR', ESTIMATE, { exceptCounterparts: EUROPE }),
    fee('QV', 'Security charge', 390, 'EUR', ESTIMATE),
  ]),
  ...rules('IT', [
    tax('HB', 'Municipal surcharge', 650, 'EUR', ESTIMATE),
    fee('IT', PASSENGER, 1620, 'EUR', ESTIMATE),
    fee('VT', 'Security charge', 290, 'EUR', ESTIMATE),
  ]),
  ...rules('PT', [
    tax('PT1', 'Carbon tax', 200, 'EUR', PT_CARBON, { ...ABROAD, under: 2, from: '2021-07-01' }),
    fee('YP', PASSENGER, 1290, 'EUR', ESTIMATE),
    fee('PT', 'Security charge', 420, 'EUR', ESTIMATE),
  ]),
  ...rules('GR', [
    fee('WP', 'Airport development charge', 1200, 'EUR', GR_LEVY, { under: 2, from: '2017-04-11', to: '2024-10-31' }),
    fee('WP', 'Airport development charge', 300, 'EUR', GR_LEVY, { under: 2, from: '2024-11-01' }),
    fee('GR', PASSENGER, 1500, 'EUR', ESTIMATE),
  ]),
  ...rules('IE', [fee('IE', PASSENGER, 1340, 'EUR', ESTIMATE)]),
  ...rules('FI', [fee('FI', PASSENGER, 1180, 'EUR', ESTIMATE)]),
  ...rules('TR', [
    fee('TR', PASSENGER, 1900, 'EUR', ESTIMATE, ABROAD),
    fee('TR', PASSENGER, 350, 'EUR', ESTIMATE, HOME),
  ]),
  ...rules('PL', [fee('XW', PASSENGER, 6800, 'PLN', ESTIMATE)]),
  ...rules('IS', [fee('IS', PASSENGER, 3450, 'ISK', ESTIMATE)]),
];
