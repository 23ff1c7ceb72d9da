/** One way of going in a market: the same airports and carriers, however many flights a day. */
export interface MarketRoute {
  /** Least minutes from door to door of the aircraft. */
  readonly durationMinutes: number;
  /** Mean grams per passenger. */
  readonly grams: number;
  /** Days a year it can be flown: its weight. */
  readonly operatingDays: number;
}

const RAREST_DAYS = 20;
const SLOWEST_KMH = 75;
export const FASTEST_KEPT = 20;

/** Flown often enough and no crawl. */
export function isSensible({ operatingDays, durationMinutes }: MarketRoute, km: number): boolean {
  return operatingDays >= RAREST_DAYS && (km * 60) / durationMinutes >= SLOWEST_KMH;
}

/**
 * Typical grams per passenger of a market that lies `km` apart, after the Typical Flight Emissions text: rare, slow and
 * roundabout routes out, the 20 fastest kept, then the median weighted by operating days. Undefined without a sensible route.
 */
export function typicalGrams(routes: readonly MarketRoute[], km: number): number | undefined {
  const sensible = routes.filter((route) => isSensible(route, km));
  if (sensible.length === 0) return undefined;
  const fastest = sensible.reduce((least, route) => Math.min(least, route.durationMinutes), Number.POSITIVE_INFINITY);
  const kept = sensible
    .filter((route) => route.durationMinutes <= longestSensible(fastest))
    .sort((a, b) => a.durationMinutes - b.durationMinutes || b.operatingDays - a.operatingDays || a.grams - b.grams)
    .slice(0, FASTEST_KEPT)
    .sort((a, b) => a.grams - b.grams);
  const half = kept.reduce((sum, route) => sum + route.operatingDays, 0) / 2;
  let days = 0;
  return kept.find((route) => (days += route.operatingDays) >= half)?.grams;
}

/** No sensible way of a market takes longer, whatever its haul. Minutes in, whole minutes out. */
export function longestTypical(fastest: number): number {
  return Math.ceil(1.75 * fastest + 120);
}

/** Short, medium and long haul stretch differently. Minutes in, minutes out. */
function longestSensible(fastest: number): number {
  if (fastest <= 180) return 1.25 * fastest + 60;
  if (fastest <= 360) return 1.5 * fastest + 120;
  return 1.75 * fastest + 120;
}
