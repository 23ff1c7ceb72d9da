import {
  ABROAD,
  BACK_CABINS,
  ESTIMATE,
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

/** Gulf hubs also charge passengers who only change there. */
const BOARDED = { per: 'boarding', from: '2022-04-01' } as const;
const GULF = [
  ...rules('AE', [
    fee('AE', 'Passenger service charge', 7500, 'AED', ESTIMATE),
    fee('TP', 'Security and safety fee', 500, 'AED', ESTIMATE),
    fee('ZR', 'Advance passenger information fee', 500, 'AED', UAE_ADVANCE, { per: 'arrival', from: '2013-04-01' }),
    fee('F6', 'Passenger facilities charge', 3500, 'AED', DUBAI, {
      per: 'boarding',
      airports: ['DXB', 'DWC'],
      from: '2016-07-01',
    }),
  ]),
  ...rules('QA', [
    fee('QA', 'Airport development fee', 6000, 'QAR', DOHA, BOARDED),
    fee('G4', 'Passenger facilities fee', 6000, 'QAR', DOHA, BOARDED),
    fee('PZ', 'Passenger safety and security fee', 1000, 'QAR', DOHA, BOARDED),
  ]),
  ...rules('SA', [
    fee('E3', 'Passenger service charge', 8700, 'SAR', ESTIMATE, ABROAD),
    fee('E3', 'Passenger service charge, departure', 1000, 'SAR', SAUDI, { ...HOME, from: '2020-01-01' }),
    fee('E3', 'Passenger service charge, arrival', 1000, 'SAR', SAUDI, { per: 'arrival', ...HOME, from: '2020-01-01' }),
  ]),
  ...rules('OM', [fee('OM', 'Airport service charge', 10_000, 'OMR', ESTIMATE, ABROAD)]),
  ...rules('BH', [fee('BH', 'Passenger service charge', 10_000, 'BHD', ESTIMATE, ABROAD)]),
  ...rules('KW', [fee('KW', 'Passenger service charge', 5000, 'KWD', ESTIMATE, ABROAD)]),
  ...rules('JO', [fee('JO', 'Departure tax', 10_000, 'JOD', ESTIMATE, ABROAD)]),
  ...rules('IL', [fee('IL', 'Airport service charge', 2900, 'USD', ESTIMATE, ABROAD)]),
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

const AFRICA = [
  ...rules('EG', [
    fee('EG', 'Departure and security charges', 2500, 'USD', ESTIMATE, ABROAD),
    fee('EG', 'Departure charge', 500, 'USD', ESTIMATE, HOME),
  ]),
  ...rules('MA', [
    tax('MA1', 'Air ticket tax', 10_000, 'MAD', MA_TAX, { ...ABROAD, cabins: BACK_CABINS, from: '2014-04-01' }),
    tax('MA1', 'Air ticket tax', 40_000, 'MAD', MA_TAX, { ...ABROAD, cabins: FRONT_CABINS, from: '2014-04-01' }),
    fee('MA', 'Passenger service charge', 16_400, 'MAD', ESTIMATE, ABROAD),
    fee('MA', 'Passenger service charge', 4500, 'MAD', ESTIMATE, HOME),
  ]),
  ...rules('TN', [fee('TN', 'Passenger service charge', 2000, 'EUR', ESTIMATE, ABROAD)]),
  ...rules('ZA', [
    tax('WC', 'Air passenger tax', 19_000, 'ZAR', SARS, { ...ABROAD, exceptCounterparts: SACU }),
    tax('WC', 'Air passenger tax', 10_000, 'ZAR', SARS, { counterparts: SACU }),
    fee('ZA', 'Passenger service charge', 28_500, 'ZAR', ESTIMATE, ABROAD),
    fee('ZA', 'Passenger service charge', 10_900, 'ZAR', ESTIMATE, HOME),
  ]),
  ...rules('KE', [
    fee('TU', 'Passenger service charge', 5000, 'USD', ESTIMATE, ABROAD),
    fee('TU', 'Passenger service charge', 60_000, 'KES', ESTIMATE, HOME),
  ]),
  ...rules('ET', [fee('ET', 'Passenger service charge', 2500, 'USD', ESTIMATE, ABROAD)]),
  ...rules('TZ', [fee('TZ', 'Passenger service and safety charge', 4900, 'USD', ESTIMATE, ABROAD)]),
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
  ...rules('GH', [fee('GH', 'Airport passenger service charge', 6000, 'USD', ESTIMATE, ABROAD)]),
  ...rules('SN', [fee('SN', 'Airport charges', 45_000, 'XOF', ESTIMATE, ABROAD)]),
];

export const MIDDLE_EAST_AFRICA_TAXES = [...GULF, ...AFRICA];
