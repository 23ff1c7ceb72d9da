import {
  ABROAD,
  BACK_CABINS,
  bothWays,
  fee as anyFee,
  FRONT_CABINS,
  HOME,
  readAt,
  rules,
  share,
  tax as anyTax,
} from './row.ts';

const DAY = '2026-11-20';

/** Children under two are free almost everywhere here. */
const fee: typeof anyFee = (code, name, minor, currency, source, more) =>
  anyFee(code, name, minor, currency, source, { under: 2, ...more });
const tax: typeof anyTax = (code, name, minor, currency, source, more) =>
  anyTax(code, name, minor, currency, source, { under: 2, ...more });

const DUBAI = readAt(
  'http://gulfnews.com/business/aviation/dubai-airports-introduces-dh35-passenger-service-fee-1.1700672',
  DAY,
);
const UAE_ADVANCE = readAt('https://www.dubaidesi.com/new-fee-on-dubai-arrivals-aed-5/', DAY);
const DOHA = readAt(
  'http://welcomeqatar.com/new-fees-will-be-applied-to-passengers-at-qatari-airports-as-of-this-date-al-sharq-website-publishes-prices/',
  DAY,
);
const SAUDI = readAt('https://lifeinsaudiarabia.net/sr-10-passenger-for-using-airport-service-in-saudi-arabia/', DAY);

const ABU_DHABI = readAt('http://dkjournal.co.kr/uae_news/731?device=pc', DAY);
const SAUDI_ABROAD = readAt(
  'https://marunadanmalayalee.com/new-airport-fee-for-international-travellers-in-saudi-airport-34296',
  DAY,
);
const OMAN = readAt('https://marunadanmalayalee.com/air-ticket-price-hike-62327', DAY);
const OMAN_TRANSFER = readAt('https://www.omanobserver.om/oman-imposes-fee-on-transit-air-passengers/', DAY);
const BAHRAIN = readAt('http://www.bahrainmirror.com/en/news/35794.html', DAY);
const KUWAIT = readAt(
  'https://www.eastcoastdaily.in/2021/01/31/gulf-country-introduces-airport-service-fees.html',
  DAY,
);
const JORDAN = readAt(
  'https://app-webview.sparknews.funkemedien.de/nrw-waz/reise/article10463948/jordanien-erlaesst-ausreisegebuehr-am-flughafen-akaba.html',
  DAY,
);
const BEN_GURION = readAt('https://calcalistech.com/local/articles/0,7340,L-3672362,00.html', DAY);

/** Gulf hubs also charge passengers who only change there. */
const BOARDED = { per: 'boarding', from: '2022-04-01' } as const;
const GULF = [
  ...rules('AE', [
    fee('AE', 'Passenger service charge', 7500, 'AED', ABU_DHABI, { airports: ['AUH'] }),
    fee('TP', 'Security and safety fee', 500, 'AED', ABU_DHABI, { airports: ['AUH'] }),
    fee('ZR', 'Advance passenger information fee', 500, 'AED', UAE_ADVANCE, { per: 'arrival', from: '2013-04-01' }),
    fee('F6', 'Passenger facilities charge', 3500, 'AED', DUBAI, {
      per: 'boarding',
      airports: ['DXB', 'DWC'],
      from: '2016-07-01',
    }),
    fee('F6', 'Passenger facilities charge', 3500, 'AED', ABU_DHABI, {
      per: 'boarding',
      airports: ['AUH'],
      from: '2016-07-01',
    }),
  ]),
  ...rules('QA', [
    fee('QA', 'Airport development fee', 6000, 'QAR', DOHA, BOARDED),
    fee('G4', 'Passenger facilities fee', 6000, 'QAR', DOHA, BOARDED),
    fee('PZ', 'Passenger safety and security fee', 1000, 'QAR', DOHA, BOARDED),
  ]),
  ...rules('SA', [
    ...bothWays(fee('E3', 'Passenger service charge', 8700, 'SAR', SAUDI_ABROAD, ABROAD)),
    ...bothWays(fee('E3', 'Passenger service charge', 1000, 'SAR', SAUDI, { ...HOME, from: '2020-01-01' })),
  ]),
  ...rules('OM', [
    fee('OM', 'Airport charge', 10_000, 'OMR', OMAN, ABROAD),
    fee('OM1', 'Security charge', 1000, 'OMR', OMAN, ABROAD),
    fee('OM', 'Transfer charge', 3000, 'OMR', OMAN_TRANSFER, { per: 'transfer', ...ABROAD, from: '2021-01-01' }),
  ]),
  ...rules('BH', [
    fee('BH', 'Passenger service charge', 7000, 'BHD', BAHRAIN, { ...ABROAD, from: '2017-03-26' }),
    fee('BH', 'Transfer charge', 1000, 'BHD', BAHRAIN, { per: 'transfer', ...ABROAD, from: '2017-03-26' }),
  ]),
  ...rules('KW', [
    fee('KW', 'Airport service charge, departure', 3000, 'KWD', KUWAIT, { ...ABROAD, from: '2021-06-01' }),
    fee('KW', 'Airport service charge, arrival', 2000, 'KWD', KUWAIT, {
      per: 'arrival',
      ...ABROAD,
      from: '2021-06-01',
    }),
  ]),
  ...rules('JO', [fee('JO', 'Departure tax', 40_000, 'JOD', JORDAN, { ...ABROAD, airports: ['AMM'] })]),
  ...rules('IL', [fee('IL', 'Outgoing passenger fee', 2463, 'USD', BEN_GURION, { ...ABROAD, airports: ['TLV'] })]),
];

const MA_TAX = readAt(
  'https://www.air-journal.fr/2013-12-29-une-nouvelle-taxe-aerienne-au-maroc-en-2014-594318.html',
  DAY,
);
const SARS = readAt('https://www.sars.gov.za/types-of-tax/air-passenger-tax', DAY);
const SACU = ['BW', 'LS', 'NA', 'SZ'];
const NIGERIA = readAt(
  'https://dailytimesng.com/nigeria-imposes-11-5-security-levy-on-international-flight-tickets',
  DAY,
);

const EGYPT = readAt('https://www.ans.kz/en/news/article/4584', DAY);
const SINCE_2019 = { from: '2019-11-15' } as const;
const TUNISIA = readAt(
  'https://africanmanager.com/les-redevances-de-la-concession-de-tav-tunisie-revues-a-la-baisse/',
  DAY,
);
const ACSA = readAt('https://www.tourismtattler.com/acsa-cut-tariffs-35-5-april-2017/', DAY);
const OF_ACSA = { airports: 'BFN CPT DUR ELS GRJ JNB KIM PLZ UTN'.split(' '), from: '2017-04-01' } as const;
const KENYA = readAt('https://www.capitalfm.co.ke/news/2025/10/kenya-air-passenger-service-charge-2025/', DAY);
const TANZANIA = readAt('https://www.vanguardngr.com/2018/09/air-passengers-to-pay-5-security-levy/', DAY);
/** Parliament passed the infrastructure charge; it was announced for April 2026. */
const GHANA = readAt('https://www.ghanaweb.com/GhanaHomePage/business/artikel.php?ID=2021214&nav=next', DAY);
const GHANA_HOME = readAt(
  'https://aviationghana.com/ghana-govt-introduces-ghc-100-airport-charge-to-fund-major-upgrades',
  DAY,
);
const SENEGAL = readAt(
  'https://lejecos.com/RDIA-Le-solde-du-compte-sequestre-s-etablit-a-47151-milliards-FCFA-a-fin-fevrier-2016_a7643.html',
  DAY,
);

const AFRICA = [
  ...rules('EG', [
    fee('EG', 'Departure charge', 2500, 'USD', EGYPT, { ...ABROAD, ...SINCE_2019 }),
    fee('EG', 'Departure charge', 500, 'USD', EGYPT, { ...HOME, ...SINCE_2019 }),
    fee('EG2', 'Security charge', 200, 'USD', EGYPT, {
      airports: 'ABS ASW ATZ CAI HBE HRG LXR RMF SPX'.split(' '),
      ...SINCE_2019,
    }),
    fee('EG2', 'Security charge', 400, 'USD', EGYPT, { airports: ['SSH'], ...SINCE_2019 }),
  ]),
  ...rules('MA', [
    tax('MA1', 'Air ticket tax', 10_000, 'MAD', MA_TAX, { ...ABROAD, cabins: BACK_CABINS, from: '2014-04-01' }),
    tax('MA1', 'Air ticket tax', 40_000, 'MAD', MA_TAX, { ...ABROAD, cabins: FRONT_CABINS, from: '2014-04-01' }),
  ]),
  ...rules('TN', [
    fee('TN', 'Passenger service charge', 1300, 'EUR', TUNISIA, {
      ...ABROAD,
      airports: ['MIR', 'NBE'],
      from: '2019-11-01',
    }),
  ]),
  ...rules('ZA', [
    tax('WC', 'Air passenger tax', 19_000, 'ZAR', SARS, { ...ABROAD, exceptCounterparts: SACU }),
    tax('WC', 'Air passenger tax', 10_000, 'ZAR', SARS, { counterparts: SACU }),
    fee('ZA', 'Passenger service charge', 22_300, 'ZAR', ACSA, { ...OF_ACSA, ...ABROAD, exceptCounterparts: SACU }),
    fee('ZA', 'Passenger service charge', 16_900, 'ZAR', ACSA, { ...OF_ACSA, counterparts: SACU }),
    fee('ZA', 'Passenger service charge', 8200, 'ZAR', ACSA, { ...OF_ACSA, ...HOME }),
  ]),
  ...rules('KE', [
    fee('TU', 'Passenger service charge', 5000, 'USD', KENYA, { ...ABROAD, from: '2025-10-15' }),
    fee('TU', 'Passenger service charge', 60_000, 'KES', KENYA, { ...HOME, from: '2025-10-15' }),
  ]),
  ...rules('TZ', [
    fee('TZ', 'Departure charge', 4900, 'USD', TANZANIA, ABROAD),
    fee('TZ', 'Departure charge', 1_300_000, 'TZS', TANZANIA, HOME),
    fee('TZ2', 'Security charge', 500, 'USD', TANZANIA, { ...ABROAD, from: '2018-10-01' }),
    fee('TZ2', 'Security charge', 200, 'USD', TANZANIA, { ...HOME, from: '2018-10-01' }),
  ]),
  ...rules('NG', [
    fee('QT', 'Passenger service charge', 10_000, 'USD', NIGERIA, ABROAD),
    fee('NG2', 'Security charge', 2000, 'USD', NIGERIA, ABROAD),
    fee('NG3', 'Advance passenger information fee', 1150, 'USD', NIGERIA, {
      ...ABROAD,
      by: 'sale',
      from: '2025-12-01',
    }),
    share('NG', 'Ticket sales charge', 50, NIGERIA, { scope: 'any' }),
  ]),
  ...rules('GH', [
    fee('GH', 'Advance passenger information fee', 1800, 'USD', GHANA, { ...ABROAD, from: '2026-02-01' }),
    fee('GH2', 'Airport infrastructure charge', 10_000, 'USD', GHANA, { ...ABROAD, from: '2026-04-01' }),
    fee('GH2', 'Airport infrastructure charge', 10_000, 'GHS', GHANA_HOME, { ...HOME, from: '2026-04-01' }),
  ]),
  ...rules('SN', [
    fee('SN', 'Airport infrastructure charge (RDIA)', 35_421, 'XOF', SENEGAL, ABROAD),
    fee('SN', 'Airport infrastructure charge (RDIA)', 1311, 'XOF', SENEGAL, HOME),
  ]),
];

export const MIDDLE_EAST_AFRICA_TAXES = [...GULF, ...AFRICA];
