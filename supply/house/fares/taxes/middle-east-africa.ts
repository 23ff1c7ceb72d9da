import { BACK_CABINS, FRONT_CABINS, rules, type TaxRow } from './row.ts';

function fee(
  code: string,
  name: string,
  minor: number,
  currency: string,
  source: string,
  more: Partial<TaxRow> = {},
): TaxRow {
  return { code, name, kind: 'fee', amount: [minor, currency], per: 'departure', source, under: 2, ...more };
}

const ABROAD = { scope: 'international' } as const;
const HOME = { scope: 'domestic' } as const;
const GCAA = 'https://www.gcaa.gov.ae/en/epublication/aip';
const QCAA = 'https://www.caa.gov.qa/en/charges';
const ACSA = 'https://www.airports.co.za/business/doing-business-with-us/tariffs';
const GACA = 'https://gaca.gov.sa/en/Rules-and-Regulations';
const ONDA = 'https://www.onda.ma/en/Our-activities/Airport-charges';

/** Gulf hubs also charge passengers who only change there. */
const GULF = [
  ...rules('AE', [
    fee('AE', 'Passenger service charge', 7500, 'AED', GCAA),
    fee('TP', 'Security and safety fee', 500, 'AED', GCAA),
    fee('ZR', 'Advance passenger information fee', 500, 'AED', GCAA),
    fee('F6', 'Passenger facilities charge', 4500, 'AED', GCAA),
    fee('F6', 'Passenger facilities charge, transfer', 1000, 'AED', GCAA, { per: 'transfer' }),
  ]),
  ...rules('QA', [
    fee('QA', 'Airport facilities charge', 6000, 'QAR', QCAA),
    fee('PZ', 'Passenger safety and security fee', 1000, 'QAR', QCAA),
    fee('G4', 'Airport facilities charge, transfer', 6000, 'QAR', QCAA, { per: 'transfer' }),
  ]),
  ...rules('SA', [
    fee('E3', 'Passenger service charge', 8700, 'SAR', GACA, ABROAD),
    fee('E3', 'Passenger service charge', 1000, 'SAR', GACA, HOME),
  ]),
  ...rules('OM', [fee('OM', 'Airport service charge', 10_000, 'OMR', 'https://www.omanairports.co.om/', ABROAD)]),
  ...rules('BH', [fee('BH', 'Passenger service charge', 10_000, 'BHD', 'https://www.bahrainairport.bh/', ABROAD)]),
  ...rules('KW', [fee('KW', 'Passenger service charge', 5000, 'KWD', 'https://www.dgca.gov.kw/en', ABROAD)]),
  ...rules('JO', [fee('JO', 'Departure tax', 10_000, 'JOD', 'https://www.carc.gov.jo/en', ABROAD)]),
  ...rules('IL', [fee('IL', 'Airport service charge', 2900, 'USD', 'https://www.iaa.gov.il/en/', ABROAD)]),
];

const AFRICA = [
  ...rules('EG', [
    fee('EG', 'Departure and security charges', 2500, 'USD', 'https://www.civilaviation.gov.eg/', ABROAD),
    fee('EG', 'Departure charge', 500, 'USD', 'https://www.civilaviation.gov.eg/', HOME),
  ]),
  ...rules('MA', [
    {
      ...fee('MA1', 'Air ticket tax', 10_000, 'MAD', 'https://www.tax.gov.ma/', { ...ABROAD, cabins: BACK_CABINS }),
      kind: 'tax',
    },
    {
      ...fee('MA1', 'Air ticket tax', 40_000, 'MAD', 'https://www.tax.gov.ma/', { ...ABROAD, cabins: FRONT_CABINS }),
      kind: 'tax',
    },
    fee('MA', 'Passenger service charge', 16_400, 'MAD', ONDA, ABROAD),
    fee('MA', 'Passenger service charge', 4500, 'MAD', ONDA, HOME),
  ]),
  ...rules('TN', [fee('TN', 'Passenger service charge', 2000, 'EUR', 'https://www.oaca.nat.tn/', ABROAD)]),
  ...rules('ZA', [
    {
      ...fee(
        'WC',
        'Air passenger tax',
        19_000,
        'ZAR',
        'https://www.sars.gov.za/customs-and-excise/excise/air-passenger-tax-apt/',
        { ...ABROAD, exceptCounterparts: ['BW', 'LS', 'NA', 'SZ'] },
      ),
      kind: 'tax',
    },
    {
      ...fee(
        'WC',
        'Air passenger tax',
        10_000,
        'ZAR',
        'https://www.sars.gov.za/customs-and-excise/excise/air-passenger-tax-apt/',
        { counterparts: ['BW', 'LS', 'NA', 'SZ'] },
      ),
      kind: 'tax',
    },
    fee('ZA', 'Passenger service charge', 28_500, 'ZAR', ACSA, ABROAD),
    fee('ZA', 'Passenger service charge', 10_900, 'ZAR', ACSA, HOME),
  ]),
  ...rules('KE', [
    fee('TU', 'Passenger service charge', 5000, 'USD', 'https://www.kaa.go.ke/', ABROAD),
    fee('TU', 'Passenger service charge', 60_000, 'KES', 'https://www.kaa.go.ke/', HOME),
  ]),
  ...rules('ET', [fee('ET', 'Passenger service charge', 2500, 'USD', 'https://www.ethiopianairports.com/', ABROAD)]),
  ...rules('TZ', [fee('TZ', 'Passenger service and safety charge', 4900, 'USD', 'https://www.taa.go.tz/', ABROAD)]),
  ...rules('NG', [
    fee('QT', 'Passenger service charge', 10_000, 'USD', 'https://www.faan.gov.ng/', ABROAD),
    {
      code: 'NG',
      name: 'Ticket sales charge',
      kind: 'tax',
      amount: 50,
      per: 'departure',
      lapPays: true,
      source: 'https://ncaa.gov.ng/',
    },
  ]),
  ...rules('GH', [fee('GH', 'Airport passenger service charge', 6000, 'USD', 'https://www.gacl.com.gh/', ABROAD)]),
  ...rules('SN', [fee('SN', 'Airport charges', 45_000, 'XOF', 'https://www.aibd.sn/', ABROAD)]),
];

export const MIDDLE_EAST_AFRICA_TAXES = [...GULF, ...AFRICA];
