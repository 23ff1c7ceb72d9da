import { medianOf, pointsOf, recommendedTerms, type RecommendedTerms, type StayFacts } from '#engine/ranking';
import type { StaySort, StayViewAsk } from './ask.ts';
import type { Board } from './board.ts';

type Before = (left: number, right: number) => number;

/** By which Recommended orders a view. */
export function termsOf({ ascending }: Board, { medianMinor }: Pick<StayViewAsk, 'medianMinor'>): RecommendedTerms {
  return recommendedTerms(medianMinor ?? medianOf([ascending]));
}

/** What Recommended knows of a property at a total. */
export function factsOf({ terms, offers, distance, near }: Board, at: number, totalMinor: number): StayFacts {
  const { scoreTenths, scoreCount } = terms.world.properties;
  const row = offers.rows[at]!;
  return {
    totalMinor,
    scoreTenths: scoreTenths[row]!,
    scoreCount: scoreCount[row]!,
    distanceKm: near ? distance[at]! : null,
  };
}

/** Order of properties on the board under a sort; equal ones by total, then by their place in the snapshot. */
export function orderBy(board: Board, sort: StaySort, totals: Float64Array, recommended: RecommendedTerms): Before {
  const tie: Before = (left, right) => totals[left]! - totals[right]! || left - right;
  const { distance, offers, terms } = board;
  if (sort === 'price') return tie;
  if (sort === 'distance') {
    return board.near ? (left, right) => distance[left]! - distance[right]! || tie(left, right) : tie;
  }
  if (sort === 'score') {
    const { scoreTenths, scoreCount } = terms.world.properties;
    return (left, right) => {
      const [a, b] = [offers.rows[left]!, offers.rows[right]!];
      return scoreTenths[b]! - scoreTenths[a]! || scoreCount[b]! - scoreCount[a]! || tie(left, right);
    };
  }
  const points = Float64Array.from(totals, (total, at) => pointsOf(recommended, factsOf(board, at, total)));
  return (left, right) => points[left]! - points[right]! || tie(left, right);
}

/** The first `count` of the rows in order, without sorting the rest: a heap with the last of them on top. */
export function firstOf(rows: Int32Array, count: number, before: Before): number[] {
  if (count >= rows.length) return [...rows].sort(before);
  const heap: number[] = [];
  for (const row of rows) {
    if (heap.length < count) {
      heap.push(row);
      rise(heap, before);
    } else if (count > 0 && before(row, heap[0]!) < 0) {
      heap[0] = row;
      sink(heap, before);
    }
  }
  return heap.sort(before);
}

function rise(heap: number[], before: Before): void {
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    if (before(heap[parent]!, heap[at]!) >= 0) return;
    [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
    at = parent;
  }
}

function sink(heap: number[], before: Before): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let last = at;
    if (left < heap.length && before(heap[last]!, heap[left]!) < 0) last = left;
    if (right < heap.length && before(heap[last]!, heap[right]!) < 0) last = right;
    if (last === at) return;
    [heap[last], heap[at]] = [heap[at]!, heap[last]!];
    at = last;
  }
}
