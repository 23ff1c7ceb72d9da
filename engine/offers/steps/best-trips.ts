import { changeOf, type EndClasses } from '../pairs/by-ends.ts';
import { passing, type Field, type PairRule, type RowSet } from '../pairs/field.ts';

/** By row of the first slice: the score of the best whole trip with it, Infinity where there is none, and the flight back of that trip. */
export interface BestTrips {
  readonly score: Float64Array;
  readonly partner: Int32Array;
}

/**
 * The best whole trips under the filters in force (Best = total + penalties of both flights + changes of airport between them). Of each
 * class of the second slice only its least penalty is looked at, and, where slices are close in time, the least one from each departure
 * on; classes are tried by rising sum until none can be better.
 */
export function bestTrips(field: Field, rows: Int32Array): BestTrips {
  const { slice, penalty } = field.board.sides[0]!;
  const { of } = field.book.ends(0, field.mask);
  const partners = new Partners(field);
  const known = new Map<number, Partner>();
  const score = new Float64Array(penalty.length).fill(Infinity);
  const partner = new Int32Array(penalty.length).fill(-1);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const each = of[row]!;
    let rest = field.timeless ? known.get(each) : undefined;
    if (rest === undefined) {
      rest = partners.least(each, field.timeless ? -Infinity : slice.arrival[row]! + field.board.turn);
      if (field.timeless) known.set(each, rest);
    }
    score[row] = rest.sum + penalty[row]!;
    partner[row] = rest.row;
  }
  return { score, partner };
}

/** What a pair has beside the penalty of its own flight, and the other flight; Infinity and -1 for none. */
interface Partner {
  readonly sum: number;
  readonly row: number;
}

/** Classes of the second slice with their lowest price and penalty, ascending. */
interface Ranked {
  readonly classes: Int32Array;
  readonly sums: Float64Array;
}

class Partners {
  readonly #rule: PairRule;
  readonly #own: EndClasses;
  readonly #others: EndClasses;
  readonly #change: (own: number, other: number) => number;
  /** By class of the second slice: its rows' departures, latest first, and the least penalty from each on. */
  readonly #latest: readonly (Late | undefined)[];
  /** At half-return prices, by carrier. */
  readonly #returns: ReadonlyMap<number, Ranked>;
  readonly #singles: Ranked;

  constructor(field: Field) {
    const partners = passing(field, 1);
    const others = field.book.ends(1, field.mask);
    const { group, halfReturn, oneWay } = (this.#others = others);
    this.#own = field.book.ends(0, field.mask);
    this.#change = changeOf(field.board, this.#own, others);
    this.#rule = field.rule;
    const latest = (this.#latest = lateRows(field, partners, others));
    const least = (each: number): number => latest[each]!.least.at(-1)!;
    const present = latest.flatMap((late, each) => (late && !Number.isNaN(oneWay[each]!) ? [each] : []));
    this.#singles = ranked(present, (each) => oneWay[each]! + least(each));
    const byGroup = Map.groupBy(present, (each) => group[each]!);
    this.#returns = new Map(
      [...byGroup].map(([carrier, classes]) => [carrier, ranked(classes, (each) => halfReturn[each]! + least(each))]),
    );
  }

  /** Of a row of class `own`: the lowest total of a pair with the penalty of its partner, and that, which leaves at or after `from`. */
  least(own: number, from: number): Partner {
    const { group, halfReturn, oneWay } = this.#own;
    const others = this.#others;
    const returns = this.#returns.get(group[own]!);
    let best = Infinity;
    let row = -1;
    const look = ({ classes, sums }: Ranked, price: number, prices: Float64Array, isOwn: boolean): void => {
      for (let at = 0; at < classes.length; at += 1) {
        if (price + sums[at]! >= best) return;
        const other = classes[at]!;
        if (!isOwn && others.group[other] === group[own]) continue;
        if (!this.#fits(own, other, price + prices[other]!)) continue;
        const late = this.#latest[other]!;
        const place = leastFrom(late, from);
        if (place < 0) continue;
        const sum = price + prices[other]! + late.least[place]! + this.#change(own, other);
        if (sum >= best) continue;
        best = sum;
        row = late.rows[place]!;
      }
    };
    if (returns) look(returns, halfReturn[own]!, others.halfReturn, true);
    if (!this.#rule.oneTicket) look(this.#singles, oneWay[own]!, others.oneWay, false);
    return { sum: best, row };
  }

  #fits(own: number, other: number, total: number): boolean {
    const { fits, price } = this.#rule;
    if (fits[this.#own.stops[own]! * 3 + this.#others.stops[other]!] === 0) return false;
    return price === undefined || (total >= price[0] && total <= price[1]);
  }
}

function ranked(classes: readonly number[], sumOf: (each: number) => number): Ranked {
  const sums = Float64Array.from(classes, sumOf);
  const order = Int32Array.from(classes, (_, at) => at).sort((left, right) => sums[left]! - sums[right]!);
  return {
    classes: order.map((at) => classes[at]!),
    sums: Float64Array.from(order, (at) => sums[at]!),
  };
}

interface Late {
  readonly departure: readonly number[];
  readonly least: readonly number[];
  /** Whose penalty that is. */
  readonly rows: readonly number[];
}

/** Of the rows of a set by class; where time excludes nothing the least penalty alone. */
function lateRows(field: Field, { rows }: RowSet, { of, count }: EndClasses): readonly (Late | undefined)[] {
  const { slice, penalty } = field.board.sides[1]!;
  const { departure } = slice;
  const found: (Record<keyof Late, number[]> | undefined)[] = Array.from({ length: count });
  const order = field.timeless ? rows : rows.toSorted((left, right) => departure[right]! - departure[left]!);
  for (let i = 0; i < order.length; i += 1) {
    const row = order[i]!;
    const late = (found[of[row]!] ??= { departure: [], least: [], rows: [] });
    const known = late.least.at(-1) ?? Infinity;
    if (penalty[row]! >= known) continue;
    const place = field.timeless ? 0 : late.least.length;
    if (!field.timeless) late.departure.push(departure[row]!);
    late.least[place] = penalty[row]!;
    late.rows[place] = row;
  }
  return found;
}

/** Where the least penalty of what leaves at or after `from` stands; -1 for none. */
function leastFrom({ departure }: Late, from: number): number {
  let [low, high] = [0, departure.length];
  if (high === 0) return 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (departure[middle]! >= from) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
