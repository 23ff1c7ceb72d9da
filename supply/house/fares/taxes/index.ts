import type { TaxRule } from '#engine/fares';
import { AMERICAN_TAXES } from './americas.ts';
import { ASIA_PACIFIC_TAXES } from './asia-pacific.ts';
import { BRITAIN, FRANCE, GERMANY } from './britain-germany-france.ts';
import { EUROPEAN_TAXES } from './europe.ts';
import { MIDDLE_EAST_AFRICA_TAXES } from './middle-east-africa.ts';
import { ESTIMATE, rules } from './row.ts';

const WRITTEN = [
  ...BRITAIN,
  ...GERMANY,
  ...FRANCE,
  ...EUROPEAN_TAXES,
  ...AMERICAN_TAXES,
  ...ASIA_PACIFIC_TAXES,
  ...MIDDLE_EAST_AFRICA_TAXES,
];

/** Airports almost everywhere charge something: countries without rows of their own get a typical amount, named as such. */
const exceptCountries = [...new Set(WRITTEN.map((rule) => rule.jurisdiction))];
const ELSEWHERE = rules('*', [
  {
    code: 'YQF',
    name: 'Airport charge (typical)',
    kind: 'fee',
    amount: [1600, 'EUR'],
    per: 'departure',
    scope: 'international',
    exceptCountries,
    source: ESTIMATE,
  },
  {
    code: 'YQF',
    name: 'Airport charge (typical)',
    kind: 'fee',
    amount: [600, 'EUR'],
    per: 'departure',
    scope: 'domestic',
    exceptCountries,
    source: ESTIMATE,
  },
]);

/** Every charge of the house, dated, with the source it was read at or none; the demo applies them to invented flights. */
export const HOUSE_TAXES: readonly TaxRule[] = [...WRITTEN, ...ELSEWHERE];
