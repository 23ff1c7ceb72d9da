/**
 * points = price * total / median total - score * (tenths of the guest score, drawn towards `priorTenths` as if it had been given
 * `priorCount` times, less `priorTenths`) + distance * km, of which `mostKm` count. Lower is better.
 */
export interface RecommendedTerms {
  /** Of all stays that the sources found, without filters, so that points do not move when a filter does; 0 where there is none. */
  readonly medianMinor: number;
  readonly price: number;
  readonly score: number;
  readonly priorTenths: number;
  readonly priorCount: number;
  readonly distance: number;
  readonly mostKm: number;
}

/** The median total costs 100 points; a tenth of a score is worth 2 % of it, a kilometre 3 %. */
const WEIGHTS = { price: 100, score: 2, priorTenths: 75, priorCount: 50, distance: 3, mostKm: 20 } as const;

export function recommendedTerms(medianMinor: number): RecommendedTerms {
  return { ...WEIGHTS, medianMinor };
}

/** The lower middle one of totals of several sources, each list ascending; 0 for none. */
export function medianOf(lists: readonly ArrayLike<number>[]): number {
  const [only] = lists;
  const all = lists.length === 1 ? only! : Float64Array.from(lists.flatMap((list) => Array.from(list))).sort();
  return all[(all.length - 1) >> 1] ?? 0;
}

/** What Recommended knows of a stay. */
export interface StayFacts {
  readonly totalMinor: number;
  /** 0 where nobody has rated it. */
  readonly scoreTenths: number;
  readonly scoreCount: number;
  /** Null where the question names no point. */
  readonly distanceKm: number | null;
}

export function pointsOf(
  terms: RecommendedTerms,
  { totalMinor, scoreTenths, scoreCount, distanceKm }: StayFacts,
): number {
  const count = scoreTenths === 0 ? 0 : scoreCount;
  const drawn = (scoreTenths * count + terms.priorTenths * terms.priorCount) / (count + terms.priorCount);
  const far = distanceKm === null ? 0 : terms.distance * Math.min(terms.mostKm, distanceKm);
  const price = (terms.price * totalMinor) / Math.max(1, terms.medianMinor);
  return price - terms.score * (drawn - terms.priorTenths) + far;
}
