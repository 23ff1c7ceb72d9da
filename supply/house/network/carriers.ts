import { AFRICAN_CARRIERS, OCEANIAN_CARRIERS } from './carriers-africa-oceania.ts';
import { AMERICAN_CARRIERS } from './carriers-americas.ts';
import { ASIAN_CARRIERS } from './carriers-asia.ts';
import { EUROPEAN_CARRIERS } from './carriers-europe.ts';

/** `network` hub and spoke with banks, `lowcost` bases point to point, `regional` small types, `leisure` holiday seasons. */
export type CarrierModel = 'network' | 'lowcost' | 'regional' | 'leisure';

export interface HouseCarrier {
  /** `X-` and three letters: cannot be read as an IATA code. */
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly model: CarrierModel;
  /** Hubs or bases, the main one first. */
  readonly hubs: readonly string[];
  /** Row in ALLIANCES, -1 none. */
  readonly alliance: number;
  /** Relative number of routes. */
  readonly size: number;
}

/** The three invented alliances. */
export const ALLIANCES: readonly string[] = ['Great Circle', 'Sextant', 'Trade Wind'];
const ALLIANCE_LETTERS = 'MST';

/** All carriers of the invented world, in a fixed order: the row is the carrier's number in the timetable. */
export const HOUSE_CARRIERS: readonly HouseCarrier[] = [
  ...EUROPEAN_CARRIERS,
  ...ASIAN_CARRIERS,
  ...AFRICAN_CARRIERS,
  ...AMERICAN_CARRIERS,
  ...OCEANIAN_CARRIERS,
].map((line) => {
  const [code, name, country, model, hubs, alliance, size] = line.split('|') as [
    string,
    string,
    string,
    CarrierModel,
    string,
    string,
    string,
  ];
  return {
    code: `X-${code}`,
    name,
    countryCode: country,
    model,
    hubs: hubs.split(' '),
    alliance: ALLIANCE_LETTERS.indexOf(alliance),
    size: Number(size),
  };
});
