import type { DomesticRules } from '#engine/fares';

/** Territories that the law of carriage counts as their state: Chicago Convention, articles 2 and 7; for the US 49 USC 40102 and 41703. */
const TERRITORIES: Readonly<Record<string, string>> = {
  US: 'PR VI GU MP AS UM',
  FR: 'GP MQ GF RE YT PM BL MF NC PF WF',
  GB: 'GG JE IM',
  DK: 'FO GL',
  NO: 'SJ',
  FI: 'AX',
  AU: 'CX CC NF',
};

/**
 * Markets in which a carrier of one state may carry inside another: the European Union with the EEA (Regulation (EC) 1008/2008,
 * article 15) and Switzerland by its agreement; the Single Aviation Market of Australia and New Zealand.
 */
const MARKETS: Readonly<Record<string, string>> = {
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO CH',
  SAM: 'AU NZ',
};

const STATE_OF: ReadonlyMap<string, string> = inverted(TERRITORIES);
const MARKET_OF: ReadonlyMap<string, string> = inverted(MARKETS);

function inverted(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(lists).flatMap(([name, list]) => list.split(' ').map((code) => [code, name])));
}

/** By the home countries of the timetable's carriers, in its order. */
export function domesticRules(carrierCountry: readonly string[]): DomesticRules {
  return { carrierCountry, stateOf: STATE_OF, marketOf: MARKET_OF };
}
