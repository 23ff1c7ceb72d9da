import { Shelf, type PartnerSide } from './shelf.ts';

/** Partners of one row by their stops: how many, and the lowest total with one of them (Infinity for none). */
export interface Partners {
  readonly count: Float64Array;
  readonly min: Float64Array;
  /** Those on the row's own carrier alone. */
  readonly ownCount: Float64Array;
  readonly ownMin: Float64Array;
}

/** The rows that look for partners. `after` by row: the least `time` that a partner may have. */
export interface Seekers {
  readonly rows: Int32Array;
  readonly group: Uint16Array;
  readonly halfReturn: Float64Array;
  readonly oneWay: Float64Array;
  readonly after: Int32Array;
}

export type Visit = (row: number, partners: Partners) => void;

/**
 * Calls `visit` once per seeker with its partners: those of its own carrier at half-return prices, all others at one-way
 * prices, inside the inclusive price window of the pair and late enough. Exact in O((n + m) log m), without the product.
 */
export function visitPartners(
  seekers: Seekers,
  side: PartnerSide,
  groups: number,
  price: readonly [number, number] | undefined,
  visit: Visit,
): void {
  const order = sweepOrder(seekers, side);
  const shelf = new Shelf(side, groups, order !== undefined);
  const partners = emptyPartners();
  let next = 0;
  for (const row of order?.seekers ?? seekers.rows) {
    while (order && next < order.partners.length && side.time[order.partners[next]!]! >= seekers.after[row]!) {
      shelf.add(order.partners[next]!);
      next += 1;
    }
    lookUp(shelf, seekers, row, price ?? ANY_PRICE, partners);
    visit(row, partners);
  }
}

const ANY_PRICE = [-Infinity, Infinity] as const;

function emptyPartners(): Partners {
  const [count, min, ownCount, ownMin] = [0, 1, 2, 3].map(() => new Float64Array(3));
  return { count: count!, min: min!, ownCount: ownCount!, ownMin: ownMin! };
}

/** Latest first on both sides; undefined when time excludes no pair at all. */
function sweepOrder(seekers: Seekers, side: PartnerSide): { seekers: Int32Array; partners: Int32Array } | undefined {
  const { after } = seekers;
  const { time } = side;
  let earliest = Infinity;
  for (const row of side.byOneWay) if (time[row]! < earliest) earliest = time[row]!;
  let latest = -Infinity;
  for (const row of seekers.rows) if (after[row]! > latest) latest = after[row]!;
  if (latest <= earliest) return undefined;
  return {
    seekers: seekers.rows.slice().sort((left, right) => after[right]! - after[left]!),
    partners: side.byOneWay.slice().sort((left, right) => time[right]! - time[left]!),
  };
}

function lookUp(shelf: Shelf, seekers: Seekers, row: number, price: readonly [number, number], into: Partners): void {
  const group = seekers.group[row]!;
  const half = seekers.halfReturn[row]!;
  const single = seekers.oneWay[row]!;
  const [low, high] = price;
  for (let stops = 0; stops < 3; stops += 1) {
    const own = shelf.half(group, stops);
    const all = shelf.all(stops);
    const ownCount = own.between(low - half, high - half);
    const others =
      all.between(low - single, high - single) - shelf.single(group, stops).between(low - single, high - single);
    const ownMin = ownCount > 0 ? half + own.firstFrom(low - half) : Infinity;
    into.ownCount[stops] = ownCount;
    into.ownMin[stops] = ownMin;
    into.count[stops] = ownCount + others;
    // All partners bound the others from below, so the walk past own rows is only taken when it can matter.
    const walk = others > 0 && single + all.firstFrom(low - single) < ownMin;
    into.min[stops] = walk ? Math.min(ownMin, single + all.firstOther(low - single, group)) : ownMin;
  }
}
