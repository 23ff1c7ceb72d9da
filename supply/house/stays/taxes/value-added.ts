import { readAt, rules, vat, type PlacedRule, type Source, type Where } from './row.ts';

const NAME = 'Value added tax';

/** The map of European rates; only those that other pages have not overtaken are taken from it. */
const MAP = readAt('https://fpress.gr/perissotera-themata/story/32177/o-xartis-toy-fpa-stin-eyropi');
const RATES_2026 = readAt(
  'https://www.easytax.co/en/tax-mag/info/eu-new-vat-rates-from-2026-what-business-need-to-know',
);
const NETHERLANDS = readAt('https://etoa.org/tourist-tax-rates/netherlands');
const FINLAND = readAt(
  'https://vero.fi/en/About-us/newsroom/changes-in-taxation/plans-to-lower-the-14-percent-vat-rate-to-13.5-in-2026',
);
const SLOVAKIA = readAt(
  'https://www.vatupdate.com/2025/01/09/changes-to-vat-rates-for-accommodation-services-in-slovakia',
);
const HUNGARY = readAt('https://www.hotrec.eu/en/policies/vat_table_2020.html');
const SWITZERLAND = readAt('https://firstadvisor.ch/swiss-vat/');
const NEW_ZEALAND = readAt(
  'https://www.classic.ird.govt.nz/gst/additional-calcs/calc-spec-supplies/calc-special/special-supplies-a-d.html',
);
const KENYA = readAt(
  'https://www.businessdailyafrica.com/Tourism-industry-now-seeks-VAT-moratorium/-/539546/1990434/-/386np8z/-/index.html',
);

const FROM_2026 = { from: '2026-01-01' } as const;

type Row = readonly [country: string, percent: number, source: Source, more?: { readonly from?: string }];

const ROWS: readonly Row[] = [
  ['AT', 10, MAP],
  ['BE', 12, RATES_2026, { from: '2026-03-01' }],
  ['BG', 9, MAP],
  ['CH', 3.8, SWITZERLAND],
  ['CY', 9, MAP],
  ['DE', 7, MAP],
  ['DK', 25, MAP],
  ['ES', 10, MAP],
  ['FI', 13.5, FINLAND, FROM_2026],
  ['FR', 10, MAP],
  ['GB', 20, MAP],
  ['HR', 13, MAP],
  ['HU', 5, HUNGARY],
  ['IT', 10, MAP],
  ['KE', 16, KENYA],
  ['LU', 3, MAP],
  ['LV', 12, MAP],
  ['MT', 7, MAP],
  ['NL', 21, NETHERLANDS, FROM_2026],
  ['NZ', 15, NEW_ZEALAND],
  ['PL', 8, MAP],
  ['PT', 6, MAP],
  ['SE', 12, MAP],
  ['SI', 9.5, MAP],
  ['SK', 5, SLOVAKIA, { from: '2025-01-01' }],
];

/** Islands with rates or taxes of their own, of which none was read. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = { ES: ['53'], PT: ['10', '23'] };

function where(country: string): Where {
  const exceptDivisions = EXCEPT[country];
  return { countries: [country], ...(exceptDivisions && { exceptDivisions }) };
}

/** Taxes that the shown price of a room contains. */
export const VALUE_ADDED: readonly PlacedRule[] = ROWS.flatMap(([country, percent, source, more]) =>
  rules(country, where(country), [vat(percent, NAME, source, more)]),
);
