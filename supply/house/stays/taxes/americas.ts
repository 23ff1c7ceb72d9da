import { AROUND_NEW_YORK, NEW_YORK_BOROUGHS } from './around-new-york.ts';
import { inCountry, onTop, perRoom, readAt, rules, type PlacedRule, type Where } from './row.ts';

const OCCUPANCY = 'Hotel occupancy tax';
const SALES = 'Sales tax';
const NEW_YORK = readAt('http://www.1871house.com/en-us/new-page/sales-tax');
const HAWAII = readAt('https://hawaiihotelhui.com/the-green-fee-arrives-accountability-pending');
const CALIFORNIA = readAt('https://taxo-com.pages.dev/hotel-tax-california-2026');
const SAN_DIEGO = readAt('https://insidesandiego.org/hotel-room-tax-increase-starting-may-1');
const FLORIDA = readAt('https://tax.travel/florida-tourist-tax');
const ORLANDO = readAt('https://aboutorlando.com/orlando-area-hotel-tax-rates');
const LAS_VEGAS = readAt('https://nevada.today/navigating-hotel-tax-in-las-vegas-visitor-guide');

/** Percent of occupancy tax, and of a district's assessment where one was read. */
const CALIFORNIAN: readonly (readonly [name: string, city: number, tax: number, district?: number])[] = [
  ['Los Angeles', 5368361, 14, 1.5],
  ['San Francisco', 5391959, 14],
  ['Santa Monica', 5393212, 14, 1.5],
  ['Anaheim', 5323810, 15.5],
  ['Palm Springs', 5380668, 13.5],
  ['Sacramento', 5389489, 12, 1],
  ['San Jose', 5392171, 12],
  ['Oakland', 5378538, 14],
  ['Long Beach', 5367929, 13, 1],
  ['Monterey', 5374361, 10],
];

const CALIFORNIA_ROWS = CALIFORNIAN.flatMap(([name, city, tax, district]) =>
  rules(name, inCountry('US', city), [
    onTop('US1', 'Transient occupancy tax', tax, CALIFORNIA),
    ...(district === undefined ? [] : [onTop('US2', 'Tourism district assessment', district, CALIFORNIA)]),
  ]),
);

const ISLANDS: Where = { countries: ['US'], divisions: ['HI'] };
const FLORIDIAN: Where = { countries: ['US'], divisions: ['FL'] };
const BED = 'Tourist development tax';
/** The Strip is outside the city. */
const STRIP_AND_CITY = [5506956, 5509952];

const UNITED_STATES = [
  ...rules('New York City', inCountry('US', ...NEW_YORK_BOROUGHS), [
    onTop('US1', 'State and city sales tax', 8.875, NEW_YORK),
    onTop('US2', OCCUPANCY, 5.875, NEW_YORK),
    dueNow('US3', 'Occupancy tax of a room', 200),
    dueNow('US4', 'Hotel unit fee', 150),
  ]),
  ...AROUND_NEW_YORK,
  ...rules('Hawaii', ISLANDS, [
    onTop('US1', 'Transient accommodations tax', 11, HAWAII, { from: '2026-01-01' }),
    onTop('US2', 'Transient accommodations tax of the county', 3, HAWAII),
  ]),
  ...rules('Honolulu', inCountry('US', 5856195), [onTop('US3', 'General excise tax', 4.712, HAWAII)]),
  ...CALIFORNIA_ROWS,
  // The lowest of three zones: which house is in which was not read.
  ...rules('San Diego', inCountry('US', 5391811), [
    onTop('US1', 'Transient occupancy tax', 11.75, SAN_DIEGO, { from: '2025-05-01' }),
  ]),
  ...rules('Florida', FLORIDIAN, [onTop('US1', SALES, 6, FLORIDA)]),
  ...rules('Orlando', inCountry('US', 4167147), [
    onTop('US2', 'Sales surtax of the county', 0.5, ORLANDO),
    onTop('US3', BED, 6, ORLANDO),
  ]),
  ...rules('Kissimmee', inCountry('US', 4160983), [
    onTop('US2', 'Sales surtax of the county', 1.5, ORLANDO),
    onTop('US3', BED, 6, ORLANDO),
  ]),
  ...rules('Miami-Dade County', inCountry('US', 4164138, 4164143), [onTop('US3', BED, 6, FLORIDA)]),
  ...rules('Tampa', inCountry('US', 4174757), [onTop('US3', BED, 6, FLORIDA)]),
  ...rules('Pinellas County', inCountry('US', 4151316, 4171563), [onTop('US3', BED, 6, FLORIDA)]),
  ...rules('Key West', inCountry('US', 4160812), [onTop('US3', BED, 5, FLORIDA)]),
  ...rules('Las Vegas', inCountry('US', ...STRIP_AND_CITY), [onTop('US1', 'Transient lodging tax', 13.38, LAS_VEGAS)]),
];

function dueNow(code: string, name: string, cents: number) {
  const { rule } = perRoom(code, name, [cents, 'USD'], NEW_YORK);
  return { rule: { ...rule, dueAt: 'now' as const } };
}

const ONTARIO = readAt(
  'https://www.travelandtourworld.com/news/article/ontario-joins-british-columbia-quebec-alberta-nova-scotia-manitoba-and-others-to-surge-canada-tourism-growth-with-new-accommodation-tax-hikes-everything-you-need-to-know',
);
const TORONTO = readAt(
  'https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax/guests/',
);
const VANCOUVER = readAt('https://taxinterpretations.com/content/680178');
const CANADIAN = readAt('https://businesslawblogsite.com/fees/what-is-the-hotel-tax-rate-in-orlando-florida.html');
/** Where the federal tax is not harmonised with that of the province. */
const NOT_HARMONISED = ['01', '02', '03', '10', '11', '12', '13', '14'];

const CANADA = [
  ...rules('Toronto', inCountry('CA', 6167865), [
    onTop('CA1', 'Municipal accommodation tax', 6, TORONTO, { from: '2026-08-01' }),
    onTop('CA1', 'Municipal accommodation tax', 8.5, ONTARIO, { from: '2025-06-01', to: '2026-07-31' }),
  ]),
  ...rules('Ontario', { countries: ['CA'], divisions: ['08'] }, [
    onTop('CA2', 'Harmonized sales tax', 13, ONTARIO, { base: 'with_taxes' }),
  ]),
  ...rules('British Columbia', { countries: ['CA'], divisions: ['02'] }, [
    onTop('CA3', 'Provincial sales tax', 8, VANCOUVER),
  ]),
  ...rules('Vancouver', inCountry('CA', 6173331), [
    onTop('CA4', 'Municipal and regional district tax', 3, VANCOUVER),
    onTop('CA5', 'Major events tax', 2.5, VANCOUVER, { from: '2023-02-01', to: '2030-01-31' }),
  ]),
  ...rules('Alberta', { countries: ['CA'], divisions: ['01'] }, [onTop('CA6', 'Tourism levy', 4, CANADIAN)]),
  ...rules('CA', { countries: ['CA'], divisions: NOT_HARMONISED }, [
    onTop('CA7', 'Goods and services tax', 5, CANADIAN, { base: 'with_taxes' }),
  ]),
];

const MEXICO_CITY = readAt('https://tres60.travel/ciudad-de-mexico-informo-que-mantendra-el-impuesto-al-hospedaje');
const QUINTANA_ROO = readAt(
  'https://cronicamaya.com/cronica-riviera/hoteleros-rechazan-incremento-al-visitax-en-quintana-roo',
  '2026-11-23',
);
/** Seven tenths of the measure of account, which was 113.14 pesos a day until the end of January 2026. */
const CANCUN = readAt('https://diariocambio22.mx/?p=1049940', '2026-11-23');
const CANCUN_ROW = perRoom('MX2', 'Environmental sanitation charge', [7920, 'MXN'], CANCUN, {
  from: '2025-02-01',
  knownTo: '2026-01-31',
});
const COSTA_RICA = readAt('http://www.casacanada.cr/sales-tax/');

export const AMERICAS: readonly PlacedRule[] = [
  ...UNITED_STATES,
  ...CANADA,
  ...rules('Mexico City', inCountry('MX', 3530597), [onTop('MX1', 'Lodging tax', 3.5, MEXICO_CITY)]),
  ...rules('Quintana Roo', { countries: ['MX'], divisions: ['23'] }, [
    onTop('MX1', 'Lodging tax', 5, QUINTANA_ROO, { from: '2023-01-01' }),
  ]),
  ...rules('Cancún', inCountry('MX', 3531673), [CANCUN_ROW]),
  ...rules('CR', inCountry('CR'), [onTop('CR1', SALES, 13, COSTA_RICA)]),
];
