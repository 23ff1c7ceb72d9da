import type { TaxRule } from '#engine/fares';
import { amountOf, rowsOf, validityOf, type ChargeFile } from '../../charges/rows.ts';
import { CABINS, FARTHEST_KM } from './bands.ts';
import { AIRPORT_GROUPS, codesIn, COUNTRY_GROUPS } from './groups.ts';
import { OUTLINES } from './outlines.ts';
import type { Row } from './schema.ts';

/** The rules of a file. */
export function rulesIn({ sources, charges }: ChargeFile<Row>): TaxRule[] {
  return charges.flatMap((charge) => rowsOf(charge).flatMap((row) => rulesOf(row, sources)));
}

function rulesOf(row: Row, sources: ChargeFile['sources']): TaxRule[] {
  const { per = 'departure' } = row;
  const ends = per === 'departure and arrival' ? (['departure', 'arrival'] as const) : [per];
  return ends.map((end) => ({ ...ruleOf(row, sources), per: end }));
}

function ruleOf(row: Row, sources: ChargeFile['sources']): Omit<TaxRule, 'per'> {
  const { amount, distanceKm, parts, cabins } = row;
  const countries = (members?: readonly string[]) => members && codesIn(members, COUNTRY_GROUPS);
  const airports = (members?: readonly string[]) => members && codesIn(members, AIRPORT_GROUPS);
  return {
    jurisdiction: row.jurisdiction!,
    code: row.code!,
    name: row.name!,
    kind: row.kind!,
    amount: amount === undefined ? shareOf(row) : { kind: 'fixed', ...amountOf(amount)! },
    maxPerSlice: row.maxPerSlice,
    scope: row.scope ?? 'any',
    airports: airports(row.airports),
    exceptAirports: airports(row.exceptAirports),
    parts: parts && { of: parts.of.map((name) => AIRPORT_GROUPS.get(name)!), same: parts.same },
    counterparts: countries(row.counterparts),
    exceptCounterparts: countries(row.exceptCounterparts),
    distanceKm: distanceKm && [distanceKm.from ?? 0, distanceKm.below ?? FARTHEST_KM],
    cabins: cabins && CABINS[cabins],
    exemptUnderAge: row.exemptUnderAge,
    infantsOnLap: row.infantsOnLap ?? 'exempt',
    validBy: row.validBy ?? 'travel',
    rounding: 'half_up',
    ...validityOf(row, sources),
  };
}

function shareOf({ percent, overland, jurisdiction }: Row): TaxRule['amount'] {
  const share = { kind: 'percent', permille: Math.round(percent! * 10) } as const;
  return overland ? { ...share, overland: OUTLINES.get(jurisdiction!)! } : share;
}
