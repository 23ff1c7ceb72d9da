import { ABROAD, EU, EUROPE, fee, HOME, readAt, rules, tax, type TaxRow } from './row.ts';

const DAY = '2026-11-20';
const PASSENGER = 'Passenger service charge';

const NL_TAX = readAt('https://www.travelpro.nl/vliegbelasting-stijgt-per-1-januari-2026/', DAY);
const NL_2027 = readAt('https://fiscada.nl/nieuws?im_id=64226', DAY);
const NL_NAME = 'Air passenger tax (vliegbelasting)';
/** Adjusted to prices each January. */
const IN_2027 = { from: '2027-01-01', knownTo: '2027-12-31' } as const;
/** Flat until the end of 2026, by distance afterwards. */
const NETHERLANDS = rules('NL', [
  tax('CJ', NL_NAME, 3025, 'EUR', NL_TAX, { from: '2026-01-01', to: '2026-12-31' }),
  tax('CJ', NL_NAME, 2940, 'EUR', NL_2027, { ...IN_2027, distanceKm: [0, 2_000] }),
  tax('CJ', NL_NAME, 4724, 'EUR', NL_2027, { ...IN_2027, distanceKm: [2_000, 5_500] }),
  tax('CJ', NL_NAME, 7086, 'EUR', NL_2027, { ...IN_2027, distanceKm: [5_500, 99_999] }),
]);

const KLM = readAt(
  'http://www.klm.com/travel/ph_en/plan_and_book/ticket_information/inclusive_fares/index.htm',
  '2026-11-23',
);
/** Undated, and named before 2015 at the latest; asked of those who set out there, not of those who change. */
const SCHIPHOL = { airports: ['AMS'], from: '2014-01-01', knownTo: '2014-12-31' } as const;
const FROM_SCHIPHOL = rules('NL', [
  fee('RN', PASSENGER, 1438, 'EUR', KLM, SCHIPHOL),
  fee('NL', 'Security charge', 1217, 'EUR', KLM, SCHIPHOL),
]);

const BE_TAX = readAt('https://flightlevel.be/67911/belgische-vliegtaks-verdubbelt-in-2027/', DAY);
const BE_SECURITY = readAt(
  'http://www.ringtv.be/nieuws/luchtvaartmaatschappijen-moeten-meer-betalen-voor-extra-beveiliging-zaventem',
  DAY,
);
const BE_SHORT = readAt('https://www.upinthesky.nl/2025/02/04/flinke-verhoging-delen-belgische-vliegtaks/', DAY);
/** The longer flights are announced to cost as much as the short ones from 2027 on. */
const BELGIUM = rules('BE', [
  tax('BE1', 'Embarkation tax', 1000, 'EUR', BE_SHORT, { distanceKm: [0, 500] }),
  tax('BE1', 'Embarkation tax', 500, 'EUR', BE_TAX, {
    distanceKm: [500, 99_999],
    from: '2025-07-01',
    to: '2026-12-31',
  }),
  tax('BE1', 'Embarkation tax', 1000, 'EUR', BE_TAX, { distanceKm: [500, 99_999], from: '2027-01-01' }),
  fee('BE', 'Security charge', 687, 'EUR', BE_SECURITY, { airports: ['BRU'], from: '2017-11-01' }),
]);

const AT_TAX = readAt(
  'https://www.austrianaviation.net/detail/uni-professor-30-euro-flugabgabe-betrifft-fast-niemanden/',
  DAY,
);
const AUSTRIA = rules('AT', [
  tax('QD', 'Air transport levy (Flugabgabe)', 3000, 'EUR', AT_TAX, { distanceKm: [0, 350] }),
  tax('QD', 'Air transport levy (Flugabgabe)', 1200, 'EUR', AT_TAX, { distanceKm: [350, 99_999] }),
]);

const NO_TAX = readAt(
  'https://skattno-zr-chdeevdxejhjbvh8.westeurope-01.azurewebsites.net/en/rates/air-passenger-tax',
  DAY,
);
const AVINOR = readAt('https://avinor.no/konsern/flyselskap/avgifter/', DAY);
/** The law names them; of Russia only the west. */
const NO_NEAR = [...EUROPE, ...'AD AL BA BY MC MD ME MK RS RU SM UA VA XK'.split(' ')];
const NORWAY = rules('NO', [
  tax('ZN', 'Air passenger tax', 6000, 'NOK', NO_TAX, { counterparts: NO_NEAR, under: 2 }),
  tax('ZN', 'Air passenger tax', 34_200, 'NOK', NO_TAX, { exceptCounterparts: NO_NEAR, under: 2 }),
  fee('NO', 'Passenger charge', 4900, 'NOK', AVINOR, { from: '2017-01-01' }),
  fee('NO', 'Security charge', 6500, 'NOK', AVINOR, { from: '2017-01-01' }),
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
  const end = `${year}-12-31`;
  const dates = { from: `${year}-01-01`, ...(year < 2030 ? { to: end } : { knownTo: end }), under: 2 };
  const row = (kroner: number, where: Partial<TaxRow>) =>
    tax('DK', 'Passenger tax', kroner * 100, 'DKK', DK_TAX, { ...dates, ...where });
  return [
    row(inside, { counterparts: EUROPE }),
    row(medium, { exceptCounterparts: EUROPE, distanceKm: [0, 6_000] }),
    row(long, { exceptCounterparts: EUROPE, distanceKm: [6_000, 99_999] }),
  ];
}

const DK_SAFETY = readAt('https://www.cph.dk/en/cph-business/aviation/charges-and-slot/prm-tnc-and-safety', DAY);
const DENMARK = rules('DK', [
  ...DK_RATES.flatMap(danishTax),
  fee('ZO', 'Safety charge', 475, 'DKK', DK_SAFETY, { under: 2, from: '2021-01-01' }),
]);

const ZURICH = readAt(
  'https://www.travelnews.ch/here-and-there/31336-zehn-prozent-tiefere-gebuehren-fuer-passagiere-ab-dem-flughafen-zuerich.html',
  DAY,
);
const FROM_ZURICH = { airports: ['ZRH'], from: '2026-10-01' } as const;
const SWITZERLAND = rules('CH', [
  fee('CH', PASSENGER, 1820, 'CHF', ZURICH, FROM_ZURICH),
  fee('CH', 'Security charge', 1130, 'CHF', ZURICH, FROM_ZURICH),
  fee('CH', 'Charge for help with reduced mobility', 90, 'CHF', ZURICH, FROM_ZURICH),
]);

const AENA = readAt('https://www.segre.com/es/sociedad/251117/volar-un-poco-mas-caro_1022552.html', DAY);
/** Set for a year that begins in March. */
const OF_AENA = { from: '2026-03-01', knownTo: '2027-02-28' } as const;
const SPAIN = rules('ES', [
  fee('JD', PASSENGER, 1339, 'EUR', AENA, { ...OF_AENA, airports: ['MAD'], counterparts: EUROPE }),
  fee('JD', PASSENGER, 1896, 'EUR', AENA, { ...OF_AENA, airports: ['MAD'], exceptCounterparts: EUROPE }),
  fee('JD', PASSENGER, 1247, 'EUR', AENA, { ...OF_AENA, airports: ['BCN'], counterparts: EUROPE }),
  fee('JD', PASSENGER, 1526, 'EUR', AENA, { ...OF_AENA, airports: ['BCN'], exceptCounterparts: EUROPE }),
]);

const FIUMICINO = readAt('https://airtravelinfo.kr/wiki/index.php?title=IT%28%EC%84%B8%EA%B8%88%29', DAY);
const IT_TOWN = readAt(
  'https://www.zazoom.it/2021-07-15/ryanair-oleary-pronti-a-investire-4-miliardi-di-dollari-in-italia/9112812/',
  DAY,
);
const FROM_ROME = { airports: ['FCO'], from: '2024-06-21' } as const;
/** Abruzzo, Calabria and Friuli-Venezia Giulia gave the surcharge up. */
const IT_TAXED =
  'AHO AOI BDS BGY BLQ BRI CAG CIA CTA FCO FLR GOA LIN MXP NAP OLB PMF PMO PSA RMI TPS TRN TSF VCE VRN'.split(' ');
const ITALY = rules('IT', [
  tax('HB', 'Municipal surcharge', 650, 'EUR', IT_TOWN, { airports: IT_TAXED }),
  fee('IT', 'Embarkation charge', 1685, 'EUR', FIUMICINO, { ...FROM_ROME, counterparts: [...EU, 'GB'] }),
  fee('IT', 'Embarkation charge', 2394, 'EUR', FIUMICINO, { ...FROM_ROME, exceptCounterparts: [...EU, 'GB'] }),
]);

const PT_CARBON = readAt('https://www.azoresairlines.pt/pt-pt/node/1252', DAY);
const PT_SECURITY = readAt(
  'https://24.sapo.pt/atualidade/artigos/governo-aprova-reducao-da-taxa-de-seguranca-aeroportuaria',
  DAY,
);
const GR_LEVY = readAt(
  'http://www.ekathimerini.com/217276/article/ekathimerini/business/toddlers-to-pay-greek-airport-charge-too',
  DAY,
);

const GR_SECURITY = readAt(
  'https://www.newgreektv.com/news-in-english-for-greeks/greece/item/22364-higher-departure-charges-for-14-regional-airports-operated-by-fraport',
  DAY,
);
const LANDVETTER = readAt(
  'https://www.swedavia.se/om-swedavia/nyheter/swedavias-prislista-for-flygplatsavgifter-2016-uppdaterad/',
  DAY,
);
const ISTANBUL = readAt(
  'https://raillynews.com/2018/05/Explanation-of-20-Euro-service-fee-news-at-the-new-airport/',
  DAY,
);
const ISAVIA = readAt('https://www.isavia.is/en/corporate/business/akureyri-airport/scheme-of-charges', DAY);
const IN_ICELAND = { ...HOME, under: 2, from: '2018-05-01' } as const;

/** Sweden and Hungary took their ticket taxes back in 2025: only airport charges are left there. */
export const EUROPEAN_TAXES = [
  ...NETHERLANDS,
  ...FROM_SCHIPHOL,
  ...BELGIUM,
  ...AUSTRIA,
  ...NORWAY,
  ...DENMARK,
  ...SWITZERLAND,
  ...SPAIN,
  ...ITALY,
  ...rules('SE', [fee('SE', PASSENGER, 6900, 'SEK', LANDVETTER, { ...ABROAD, airports: ['GOT'], from: '2016-04-16' })]),
  ...rules('PT', [
    tax('PT1', 'Carbon tax', 200, 'EUR', PT_CARBON, { ...ABROAD, under: 2, from: '2021-07-01' }),
    fee('PT', 'Security charge', 180, 'EUR', PT_SECURITY, {
      airports: 'FAO FLW FNC HOR LIS OPO PDL PXO SMA'.split(' '),
    }),
  ]),
  ...rules('GR', [
    fee('WP', 'Airport development charge', 1200, 'EUR', GR_LEVY, { under: 2, from: '2017-04-11', to: '2024-10-31' }),
    fee('WP', 'Airport development charge', 300, 'EUR', GR_LEVY, { under: 2, from: '2024-11-01' }),
    fee('GR', 'Security charge with its value added tax', 186, 'EUR', GR_SECURITY, {
      airports: 'CFU CHQ EFL JMK JSI JTR KGS KVA PVK RHO SKG SMI ZTH'.split(' '),
      from: '2017-04-11',
    }),
  ]),
  ...rules('TR', [fee('TR', PASSENGER, 2000, 'EUR', ISTANBUL, { ...ABROAD, airports: ['IST'] })]),
  ...rules('IS', [
    fee('IS', 'Passenger charge', 1290, 'ISK', ISAVIA, { ...IN_ICELAND, airports: ['RKV'] }),
    fee('IS', 'Passenger charge', 595, 'ISK', ISAVIA, { ...IN_ICELAND, airports: ['AEY', 'EGS'] }),
    fee('IS', 'Security charge', 1550, 'ISK', ISAVIA, { ...IN_ICELAND, airports: ['AEY', 'EGS', 'RKV'] }),
  ]),
];
