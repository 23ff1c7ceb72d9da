import type { TaxRule } from '#engine/fares';
import type { Cabin } from '#engine/timetable';

/** Whether a rule is asked of somebody who sets out at an airport for a country. */
export function asks(rule: TaxRule, airport: string, country: string, km: number, cabin: Cabin): boolean {
  return (
    (rule.airports?.includes(airport) ?? true) &&
    !rule.exceptAirports?.includes(airport) &&
    (rule.counterparts?.includes(country) ?? true) &&
    !rule.exceptCounterparts?.includes(country) &&
    (!rule.distanceKm || (km >= rule.distanceKm[0] && km < rule.distanceKm[1])) &&
    (rule.cabins?.includes(cabin) ?? true)
  );
}
