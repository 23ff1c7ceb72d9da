import { EUROPE, rules, type TaxRow } from './row.ts';

const NL_TAX =
  'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/overige_belastingen/vliegbelasting/tarief/';
const NL_2027 = 'https://www.rijksoverheid.nl/onderwerpen/luchtvaart/vliegbelasting';

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

/** Flat until the end of 2026, by distance afterwards. */
const NETHERLANDS = rules('NL', [
  tax('CJ', 'Air passenger tax (vliegbelasting)', 3025, 'EUR', NL_TAX, { from: '2026-01-01', to: '2026-12-31' }),
  tax('CJ', 'Air passenger tax (vliegbelasting)', 2940, 'EUR', NL_2027, { from: '2027-01-01', distanceKm: [0, 2_000] }),
  tax('CJ', 'Air passenger tax (vliegbelasting)', 4724, 'EUR', NL_2027, {
    from: '2027-01-01',
    distanceKm: [2_000, 5_500],
  }),
  tax('CJ', 'Air passenger tax (vliegbelasting)', 7086, 'EUR', NL_2027, {
    from: '2027-01-01',
    distanceKm: [5_500, 99_999],
  }),
  fee(
    'RN',
    'Passenger service charge',
    2190,
    'EUR',
    'https://www.schiphol.nl/en/schiphol-group/page/ams-airport-charges-levels-and-conditions/',
  ),
]);

const BE_TAX = 'https://financien.belgium.be/nl/particulieren/internationaal/reizen/inschepingstaks';
const BELGIUM = rules('BE', [
  tax('BE1', 'Embarkation tax', 1000, 'EUR', BE_TAX, { distanceKm: [0, 500] }),
  tax('BE1', 'Embarkation tax', 500, 'EUR', BE_TAX, { distanceKm: [500, 99_999] }),
  fee(
    'BE',
    'Passenger service charge',
    2370,
    'EUR',
    'https://www.brusselsairport.be/en/our-airport/about-brussels-airport/charges',
  ),
]);

const AT_TAX = 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20007051';
const AUSTRIA = rules('AT', [
  tax('QD', 'Air transport levy (Flugabgabe)', 3000, 'EUR', AT_TAX, { distanceKm: [0, 350] }),
  tax('QD', 'Air transport levy (Flugabgabe)', 1200, 'EUR', AT_TAX, { distanceKm: [350, 99_999] }),
  fee(
    'ZY',
    'Passenger service charge',
    2040,
    'EUR',
    'https://www.viennaairport.com/en/business/airlines__partners/airport_charges',
  ),
]);

const NO_TAX =
  'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/excise-duties/about-the-excise-duties/air-passenger-tax/';
const NORWAY = rules('NO', [
  tax('ZN', 'Air passenger tax', 6000, 'NOK', NO_TAX, { counterparts: EUROPE, under: 2 }),
  tax('ZN', 'Air passenger tax', 34_200, 'NOK', NO_TAX, { exceptCounterparts: EUROPE, under: 2 }),
  fee('NO', 'Passenger and security charge', 13_900, 'NOK', 'https://avinor.no/en/aviation/charges-and-fees/'),
]);

const DK_TAX = 'https://skat.dk/en-us/businesses/excise-duties/passenger-tax';
const DENMARK = rules('DK', [
  tax('DK', 'Passenger tax', 3000, 'DKK', DK_TAX, { counterparts: EUROPE, from: '2025-01-01' }),
  tax('DK', 'Passenger tax', 25_000, 'DKK', DK_TAX, {
    exceptCounterparts: EUROPE,
    distanceKm: [0, 6_000],
    from: '2025-01-01',
  }),
  tax('DK', 'Passenger tax', 30_000, 'DKK', DK_TAX, {
    exceptCounterparts: EUROPE,
    distanceKm: [6_000, 99_999],
    from: '2025-01-01',
  }),
  fee('ZO', 'Passenger service charge', 14_600, 'DKK', 'https://www.cph.dk/en/cph-business/aviation/charges-and-slot'),
]);

const CH_FEES = 'https://www.flughafen-zuerich.ch/en/business/aviation/airport-charges';
const SE_FEES = 'https://www.swedavia.com/airports/charges-conditions/';
const AENA = 'https://www.aena.es/en/airlines/airport-charges.html';
const ES_FEES = [
  fee('JD', 'Passenger departure charge', 1560, 'EUR', AENA, { counterparts: EUROPE }),
  fee('JD', 'Passenger departure charge', 2240, 'EUR', AENA, { exceptCounterparts: EUROPE }),
  fee('QV', 'Security charge', 390, 'EUR', AENA),
];
const IT_TAX = 'https://www.enac.gov.it/aeroporti/gestione-aeroportuale/diritti-aeroportuali';
const TR_FEES = 'https://www.dhmi.gov.tr/sayfalar/ucrettarifeleri.aspx';
const GR_TAX = 'https://www.ypa.gr/en/our-airports/charges';

/** Sweden and Hungary took their ticket taxes back in 2025: only airport charges are left there. */
export const EUROPEAN_TAXES = [
  ...NETHERLANDS,
  ...BELGIUM,
  ...AUSTRIA,
  ...NORWAY,
  ...DENMARK,
  ...rules('CH', [
    fee('CH', 'Passenger service charge', 2400, 'CHF', CH_FEES),
    fee('CH1', 'Security charge', 1350, 'CHF', CH_FEES),
  ]),
  ...rules('SE', [
    fee('SE', 'Passenger service charge', 12_300, 'SEK', SE_FEES),
    fee('XC', 'Security charge', 6900, 'SEK', SE_FEES),
  ]),
  ...rules('ES', ES_FEES),
  ...rules('IT', [
    tax('HB', 'Municipal surcharge', 650, 'EUR', IT_TAX),
    fee('IT', 'Passenger service charge', 1620, 'EUR', IT_TAX),
    fee('VT', 'Security charge', 290, 'EUR', IT_TAX),
  ]),
  ...rules('PT', [
    tax('PT1', 'Carbon tax', 200, 'EUR', 'https://www.portaldasfinancas.gov.pt/', { under: 2 }),
    fee('YP', 'Passenger service charge', 1290, 'EUR', 'https://www.ana.pt/en/business/aviation/airport-charges'),
    fee('PT', 'Security charge', 420, 'EUR', 'https://www.anac.pt/vEN/Generico/InformacaoAeronautica/Pages/Taxas.aspx'),
  ]),
  ...rules('GR', [
    fee('WP', 'Airport development charge', 1200, 'EUR', GR_TAX, { under: 5, counterparts: EUROPE }),
    fee('WP', 'Airport development charge', 2200, 'EUR', GR_TAX, { under: 5, exceptCounterparts: EUROPE }),
  ]),
  ...rules('IE', [
    fee(
      'IE',
      'Passenger service charge',
      1340,
      'EUR',
      'https://www.dublinairport.com/corporate/corporate-information/airport-charges',
    ),
  ]),
  ...rules('FI', [
    fee('FI', 'Passenger service charge', 1180, 'EUR', 'https://www.finavia.fi/en/airlines/airport-charges'),
  ]),
  ...rules('TR', [
    fee('TR', 'Passenger service charge', 1900, 'EUR', TR_FEES, { scope: 'international' }),
    fee('TR', 'Passenger service charge', 350, 'EUR', TR_FEES, { scope: 'domestic' }),
  ]),
  ...rules('PL', [
    fee('XW', 'Passenger service charge', 6800, 'PLN', 'https://www.lotnisko-chopina.pl/en/charges-and-fees.html'),
  ]),
  ...rules('IS', [
    fee('IS', 'Passenger service charge', 3450, 'ISK', 'https://www.isavia.is/en/corporate/business/charges'),
  ]),
];
