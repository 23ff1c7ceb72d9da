import { FRONT_CABINS, rules, type TaxRow } from './row.ts';

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

const A4A = 'https://www.airlines.org/dataset/government-imposed-taxes-on-air-transportation/';
const IRS = 'https://www.irs.gov/instructions/i720';
const CBP = 'https://www.cbp.gov/trade/basic-import-export/user-fee-table';
const INTERNATIONAL = { scope: 'international' } as const;

/** Infants on a lap are no separate ticket and exempt but for the share of their fare. */
const UNITED_STATES = rules('US', [
  {
    code: 'US',
    name: 'Transportation tax',
    kind: 'tax',
    amount: 75,
    per: 'departure',
    scope: 'domestic',
    lapPays: true,
    source: IRS,
  },
  {
    code: 'ZP',
    name: 'Flight segment tax',
    kind: 'tax',
    amount: [530, 'USD'],
    per: 'domesticLeg',
    scope: 'domestic',
    from: '2026-01-01',
    source: IRS,
  },
  {
    code: 'US2',
    name: 'International departure tax',
    kind: 'tax',
    amount: [2340, 'USD'],
    per: 'departure',
    ...INTERNATIONAL,
    from: '2026-01-01',
    source: IRS,
  },
  {
    code: 'US2',
    name: 'International arrival tax',
    kind: 'tax',
    amount: [2340, 'USD'],
    per: 'arrival',
    ...INTERNATIONAL,
    from: '2026-01-01',
    source: IRS,
  },
  fee('AY', 'September 11 security fee', 560, 'USD', 'https://www.tsa.gov/for-industry/security-fees', {
    per: 'boarding',
    maxPerSlice: 1,
  }),
  fee('XF', 'Passenger facility charge', 450, 'USD', 'https://www.faa.gov/airports/pfc', {
    per: 'boarding',
    maxPerSlice: 2,
  }),
  fee('YC', 'Customs user fee', 739, 'USD', CBP, { per: 'arrival', ...INTERNATIONAL }),
  fee('XY', 'Immigration user fee', 700, 'USD', CBP, { per: 'arrival', ...INTERNATIONAL }),
  fee('XA', 'Agricultural inspection fee', 384, 'USD', A4A, {
    per: 'arrival',
    ...INTERNATIONAL,
    exceptCounterparts: ['CA'],
  }),
]);

const CATSA =
  'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/edrates/excise-duty-rates-air-travellers-security-charge.html';
const CANADA = rules('CA', [
  fee('CA', 'Air travellers security charge', 994, 'CAD', CATSA, { scope: 'domestic', from: '2024-05-01' }),
  fee('CA', 'Air travellers security charge', 1689, 'CAD', CATSA, { counterparts: ['US'], from: '2024-05-01' }),
  fee('CA', 'Air travellers security charge', 3442, 'CAD', CATSA, {
    ...INTERNATIONAL,
    exceptCounterparts: ['US'],
    from: '2024-05-01',
  }),
  fee(
    'SQ',
    'Airport improvement fee',
    3500,
    'CAD',
    'https://www.torontopearson.com/en/corporate/partnering-with-us/aeronautical-charges-and-fees',
  ),
  {
    code: 'XG',
    name: 'Goods and services tax',
    kind: 'tax',
    amount: 50,
    per: 'departure',
    scope: 'domestic',
    lapPays: true,
    source: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses.html',
  },
]);

const MX_FEES = 'https://www.gob.mx/afac';
const MEXICO = rules('MX', [
  fee('XD', 'Airport use charge (TUA)', 4400, 'USD', MX_FEES, { ...INTERNATIONAL, under: 2 }),
  fee('XD', 'Airport use charge (TUA)', 2600, 'USD', MX_FEES, { scope: 'domestic', under: 2 }),
  {
    code: 'MX',
    name: 'Value added tax',
    kind: 'tax',
    amount: 160,
    per: 'departure',
    scope: 'domestic',
    lapPays: true,
    source: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf',
  },
  {
    code: 'MX',
    name: 'Value added tax',
    kind: 'tax',
    amount: 40,
    per: 'departure',
    ...INTERNATIONAL,
    lapPays: true,
    source: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LIVA.pdf',
  },
]);

const ANAC_BR = 'https://www.gov.br/anac/pt-br/assuntos/concessoes/tarifas-aeroportuarias';
const BRAZIL = rules('BR', [
  fee('BR', 'Boarding charge', 6850, 'BRL', ANAC_BR, INTERNATIONAL),
  fee('BR', 'Boarding charge', 3870, 'BRL', ANAC_BR, { scope: 'domestic' }),
]);

const ORSNA = 'https://www.argentina.gob.ar/orsna/cuadro-tarifario';
const CO_FEES = 'https://www.aerocivil.gov.co/servicios-a-la-navegacion/facturacion';
const PE_FEES = 'https://www.ositran.gob.pe/anterior/aeropuertos/';
const LATIN_AMERICA = [
  ...rules('AR', [
    fee('XR', 'Airport use charge', 5700, 'USD', ORSNA, INTERNATIONAL),
    fee('XR', 'Airport use charge', 500, 'USD', ORSNA, { scope: 'domestic' }),
    fee('QO', 'Security and migration charge', 1800, 'USD', ORSNA, INTERNATIONAL),
  ]),
  ...rules('CL', [
    fee('CL', 'Boarding charge', 2600, 'USD', 'https://www.dgac.gob.cl/tasas-y-derechos/', INTERNATIONAL),
    fee('CL', 'Boarding charge', 9500, 'CLP', 'https://www.dgac.gob.cl/tasas-y-derechos/', { scope: 'domestic' }),
  ]),
  ...rules('CO', [
    fee('CO', 'Airport charge', 4600, 'USD', CO_FEES, INTERNATIONAL),
    fee('CO', 'Airport charge', 2_330_000, 'COP', CO_FEES, { scope: 'domestic' }),
    {
      code: 'YS',
      name: 'Value added tax',
      kind: 'tax',
      amount: 190,
      per: 'departure',
      scope: 'domestic',
      lapPays: true,
      source: 'https://www.dian.gov.co/normatividad/Paginas/EstatutoTributario.aspx',
    },
  ]),
  ...rules('PE', [
    fee('HW', 'Airport use charge (TUUA)', 4300, 'USD', PE_FEES, INTERNATIONAL),
    fee('HW', 'Airport use charge (TUUA)', 1280, 'USD', PE_FEES, { scope: 'domestic' }),
    fee('HW', 'Transfer charge (TUUA)', 1186, 'USD', PE_FEES, {
      per: 'transfer',
      ...INTERNATIONAL,
      airports: ['LIM'],
      from: '2025-12-07',
    }),
  ]),
  ...rules('DO', [fee('DO', 'Airport and tourism charges', 4650, 'USD', 'https://www.aerodom.com/', INTERNATIONAL)]),
  ...rules('CR', [fee('CR', 'Airport and departure charges', 3100, 'USD', 'https://www.dgac.go.cr/', INTERNATIONAL)]),
  ...rules('PA', [
    fee('PA', 'Airport use and security charge', 5250, 'USD', 'https://www.tocumenpanama.aero/', INTERNATIONAL),
  ]),
  ...rules('JM', [
    fee(
      'JM',
      'Passenger and security charges',
      6500,
      'USD',
      'https://www.airportsauthorityjamaica.aero/',
      INTERNATIONAL,
    ),
  ]),
];

/** Business and first pay it on top where a state asks more of the front. */
const BARBADOS = rules('BB', [
  fee('BB', 'Travel and tourism development fee', 7000, 'USD', 'https://www.barbadosparliament.com/', {
    ...INTERNATIONAL,
    exceptCounterparts: ['TT', 'GD', 'LC', 'VC', 'DM', 'GY', 'JM', 'AG', 'KN'],
  }),
  fee('BB2', 'Premium cabin levy', 2500, 'USD', 'https://www.barbadosparliament.com/', {
    ...INTERNATIONAL,
    cabins: FRONT_CABINS,
  }),
]);

export const AMERICAN_TAXES = [...UNITED_STATES, ...CANADA, ...MEXICO, ...BRAZIL, ...LATIN_AMERICA, ...BARBADOS];
