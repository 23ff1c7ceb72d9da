import { hash3, type FareModel } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import type { HouseCarrier } from '../network/carriers.ts';
import { houseContracts } from './contracts.ts';
import { HOUSE_CURRENCIES } from './currencies.ts';
import { domesticRules } from './domestic.ts';
import { STRUCTURE_OF, STRUCTURES } from './structures.ts';
import { HOUSE_TAXES } from './taxes/index.ts';

/** Demo rates: the date is part of every quote that they enter. */
const RATES_DATE = '2026-11-16';

/**
 * The fares of the invented world as data for the engine. Carriers are matched by code; one that the list lacks prices as a
 * network carrier. Same seed, same fares.
 */
export function houseFareModel(timetable: Timetable, carriers: readonly HouseCarrier[], seed: number): FareModel {
  const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));
  const { code, count } = timetable.carriers;
  return {
    id: `house-${RATES_DATE}`,
    seed,
    baseCurrency: 'EUR',
    rates: {
      id: `demo-${RATES_DATE}`,
      date: RATES_DATE,
      currencies: new Map(
        HOUSE_CURRENCIES.map(({ code: currency, exponent, microPerBase }) => [currency, { exponent, microPerBase }]),
      ),
    },
    filing: new Map(
      HOUSE_CURRENCIES.flatMap(({ code: currency, countries }) => countries.map((country) => [country, currency])),
    ),
    filingUnit: filingUnits(),
    structures: STRUCTURES,
    carrierStructure: Uint8Array.from(
      { length: count },
      (_, row) => STRUCTURE_OF[byCode.get(code[row]!)?.model ?? 'network'],
    ),
    carrierLevel: Uint16Array.from({ length: count }, (_, row) => 900 + (hash3(seed, row, 4) % 201)),
    contracts: houseContracts(code),
    taxes: HOUSE_TAXES,
    domestic: domesticRules(code.map((carrier) => byCode.get(carrier)?.countryCode ?? '')),
    demand: {
      lead: [
        { days: 0, permille: 1450 },
        { days: 2, permille: 1350 },
        { days: 7, permille: 1180 },
        { days: 14, permille: 1060 },
        { days: 30, permille: 970 },
        { days: 60, permille: 930 },
        { days: 90, permille: 940 },
        { days: 180, permille: 990 },
        { days: 330, permille: 1030 },
      ],
      weekday: [1000, 950, 955, 985, 1070, 1000, 1060],
      month: [900, 900, 950, 1000, 990, 1060, 1150, 1140, 1000, 970, 910, 1020],
      peaks: [
        { from: 1218, to: 1231, permille: 1180 },
        { from: 101, to: 105, permille: 1160 },
        { from: 718, to: 820, permille: 1060 },
      ],
      noisePermille: 60,
    },
  };
}

/** Fares are filed in round amounts: about the value of a euro, in the currency's own steps of 1, 5, 10, 50 … units. */
function filingUnits(): ReadonlyMap<string, number> {
  return new Map(
    HOUSE_CURRENCIES.map(({ code, exponent, microPerBase }) => {
      const worth = microPerBase / 1_000_000;
      const power = 10 ** Math.max(0, Math.floor(Math.log10(worth)));
      const units = worth < 1 ? 1 : worth >= 5 * power ? 5 * power : power;
      return [code, units * 10 ** exponent];
    }),
  );
}
