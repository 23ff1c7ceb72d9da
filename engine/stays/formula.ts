import type { Board } from './board.ts';
import type { RecommendedFormula } from './types.ts';

/** Weights of Recommended. The median total costs 100 points; a tenth of a score is worth 2 % of it, a kilometre 3 %. */
const WEIGHTS = { price: 100, score: 2, priorTenths: 75, priorCount: 50, distance: 3, mostKm: 20 } as const;

/** `totals`: of all properties without filters, so that the points of a stay do not move when a filter does. */
export function formulaFor(totals: Float64Array, knowsDistance: boolean): RecommendedFormula {
  const sorted = totals.slice().sort();
  const medianMinor = sorted[(sorted.length - 1) >> 1] ?? 0;
  return { ...WEIGHTS, medianMinor, distance: knowsDistance ? WEIGHTS.distance : 0 };
}

export function pointsOf({ terms, offers, distance, formula }: Board, at: number, totalMinor: number): number {
  const { scoreTenths, scoreCount } = terms.world.properties;
  const row = offers.rows[at]!;
  const count = scoreTenths[row]! === 0 ? 0 : scoreCount[row]!;
  const drawn = (scoreTenths[row]! * count + formula.priorTenths * formula.priorCount) / (count + formula.priorCount);
  const far = formula.distance === 0 ? 0 : formula.distance * Math.min(formula.mostKm, distance[at]!);
  const price = (formula.price * totalMinor) / Math.max(1, formula.medianMinor);
  return price - formula.score * (drawn - formula.priorTenths) + far;
}
