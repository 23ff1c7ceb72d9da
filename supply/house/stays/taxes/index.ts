import { parseRows } from '#engine/data-rows';
import type { StayTaxRule } from '#engine/stays';
import type { StayCity } from '../world/city.ts';
import { holdsIn, rulesIn, whereOf, type PlacedRule } from './row.ts';
import americas from './rows/americas.json' with { type: 'json' };
import asiaGulf from './rows/asia-gulf.json' with { type: 'json' };
import europe from './rows/europe.json' with { type: 'json' };
import franceItalyIberia from './rows/france-italy-iberia.json' with { type: 'json' };
import uncharged from './rows/uncharged.json' with { type: 'json' };
import valueAdded from './rows/value-added.json' with { type: 'json' };
import { chargesSchema } from './schema.ts';
import { unchargedSchema } from './uncharged-schema.ts';

const FILES = {
  'value-added': valueAdded,
  'france-italy-iberia': franceItalyIberia,
  europe,
  americas,
  'asia-gulf': asiaGulf,
};

/** Read only where the world of stays is compiled: the files are held against their schema whenever they are loaded. */
const RULES: readonly PlacedRule[] = Object.entries(FILES).flatMap(([name, contents]) =>
  rulesIn(parseRows(chargesSchema, `supply/house/stays/taxes/rows/${name}.json`, contents)),
);

/** Every charge of the house, dated, with the page it was read at; the demo applies them to invented houses. */
export const STAY_TAXES: readonly StayTaxRule[] = RULES.map(({ rule }) => rule);

/** That of the country, in the price wherever rooms are sold. */
export const VALUE_ADDED_TAX = 'Value added tax';

/** Rows of `STAY_TAXES` that hold in a city. */
export function taxesOf(city: Pick<StayCity, 'country' | 'admin' | 'id'>): number[] {
  return RULES.flatMap(({ where }, row) => (holdsIn(where, city) ? [row] : []));
}

/** Where nothing is asked beyond value added tax, for a stated reason. */
const UNCHARGED = parseRows(unchargedSchema, 'supply/house/stays/taxes/rows/uncharged.json', uncharged)
  .uncharged.filter(({ unknown }) => !unknown)
  .map(whereOf);

/** Whether the rows, or a stated reason why none is asked, say all that guests of a city pay beyond value added tax. */
export function areTaxesComplete(city: Pick<StayCity, 'country' | 'admin' | 'id'>): boolean {
  return (
    taxesOf(city).some((row) => STAY_TAXES[row]!.name !== VALUE_ADDED_TAX) ||
    UNCHARGED.some((where) => holdsIn(where, city))
  );
}
