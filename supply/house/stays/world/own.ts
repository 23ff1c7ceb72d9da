import { LEADS, WEEKDAYS } from '../rates/curves.ts';
import { CANCELLATIONS } from '../rates/cancellations.ts';
import { SEASONS } from '../rates/seasons.ts';
import { ownRows, type OwnRows } from '../import/compile.ts';
import type { OwnStays } from '../import/own.ts';
import type { StayCity } from './city.ts';
import type { Tables } from './tables.ts';
import type { HouseStaysInput } from './world.ts';

export interface OwnStaysInput {
  readonly stays: OwnStays;
  /** The place whose taxes and clock hold at a point. */
  readonly nearest: (lat: number, lon: number, country: string) => Pick<StayCity, 'country' | 'admin' | 'id' | 'zone'>;
}

const FLAT = 1_000;

/** Rows that only own houses use, after those of the invented ones. */
export const FLAT_SEASON: readonly number[] = Array.from({ length: 366 }, () => FLAT);
export const FLAT_WEEK: readonly number[] = Array.from({ length: 7 }, () => FLAT);

const NOTHING: OwnRows = { properties: [], currencies: [], cancellations: [], restrictions: [] };

export function ownHouses({ own, currencies, firstDay, dayCount }: HouseStaysInput, tables: Tables): OwnRows {
  if (!own) return NOTHING;
  const { stays, nearest } = own;
  const zone = (lat: number, lon: number, country: string) => nearest(lat, lon, country).zone;
  return ownRows(stays, {
    firstDay,
    dayCount,
    firstCurrency: currencies.length,
    firstCancellation: CANCELLATIONS.length,
    firstRestriction: tables.restrictions.rows.length,
    flat: { season: SEASONS.length, weekday: WEEKDAYS.length, lead: LEADS.findIndex((lead) => lead.length === 1) },
    zone: (lat, lon, country) => {
      const name = zone(lat, lon, country);
      return tables.zones.rowOf(name, () => name);
    },
    taxSet: (lat, lon, country) => tables.taxSet(nearest(lat, lon, country)),
  });
}
