import type { StayTaxRule } from '#engine/stays';
import type { StayCity } from '../world/city.ts';
import { AMERICAS } from './americas.ts';
import { ASIA_GULF } from './asia-gulf.ts';
import { EUROPE } from './europe.ts';
import { FRANCE_ITALY_IBERIA } from './france-italy-iberia.ts';
import { holdsIn, type PlacedRule } from './row.ts';
import { VALUE_ADDED } from './value-added.ts';

const RULES: readonly PlacedRule[] = [...VALUE_ADDED, ...FRANCE_ITALY_IBERIA, ...EUROPE, ...AMERICAS, ...ASIA_GULF];

/** Every charge of the house, dated, with the page it was read at; the demo applies them to invented houses. */
export const STAY_TAXES: readonly StayTaxRule[] = RULES.map(({ rule }) => rule);

/** Rows of `STAY_TAXES` that hold in a city. */
export function taxesOf(city: Pick<StayCity, 'country' | 'admin' | 'id'>): number[] {
  return RULES.flatMap(({ where }, row) => (holdsIn(where, city) ? [row] : []));
}
