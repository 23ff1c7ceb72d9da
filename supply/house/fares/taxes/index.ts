import type { TaxRule } from '#engine/fares';
import { AMERICAN_TAXES } from './americas.ts';
import { ASIA_PACIFIC_TAXES } from './asia-pacific.ts';
import { BRITAIN, FRANCE, GERMANY } from './britain-germany-france.ts';
import { EUROPEAN_TAXES } from './europe.ts';
import { MIDDLE_EAST_AFRICA_TAXES } from './middle-east-africa.ts';

/** Every charge of the house, dated, with the page it was read at; the demo applies them to invented flights. */
export const HOUSE_TAXES: readonly TaxRule[] = [
  ...BRITAIN,
  ...GERMANY,
  ...FRANCE,
  ...EUROPEAN_TAXES,
  ...AMERICAN_TAXES,
  ...ASIA_PACIFIC_TAXES,
  ...MIDDLE_EAST_AFRICA_TAXES,
];
