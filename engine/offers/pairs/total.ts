import type { OfferFilters } from '../types.ts';
import { stopsTable, visitField, type Field, type RowSet } from './field.ts';
import type { Partners } from './partners.ts';
import { eachProduct, pilesOf, sumsUpTo } from './piles.ts';
import { combine, tableOf } from './table.ts';

export interface PairTotal {
  readonly total: number;
  readonly fromMinor: number;
}

/** Adds up the partners of a row that the stops and ticket filters leave. */
export class Reader {
  count = 0;
  min = Infinity;
  readonly #stops: Uint8Array;
  readonly #oneTicket: boolean;

  constructor(filters: OfferFilters) {
    this.#stops = stopsTable(filters);
    this.#oneTicket = filters.oneTicket === true;
  }

  read(stops: number, partners: Partners): this {
    return this.#oneTicket ? this.readOwn(stops, partners) : this.#sum(stops, partners.count, partners.min);
  }

  /** Only partners on the row's own carrier. */
  readOwn(stops: number, partners: Partners): this {
    return this.#sum(stops, partners.ownCount, partners.ownMin);
  }

  #sum(stops: number, counts: Float64Array, mins: Float64Array): this {
    this.count = 0;
    this.min = Infinity;
    for (let other = 0; other < 3; other += 1) {
      if (this.#stops[stops * 3 + other] === 0 || counts[other] === 0) continue;
      this.count += counts[other]!;
      if (mins[other]! < this.min) this.min = mins[other]!;
    }
    return this;
  }
}

/**
 * Number and lowest total of the pairs of two row sets, never forming the product: from two tables when nothing excludes a
 * pair, from sorted prices when only a highest total does, else row by row.
 */
export function totalOf(field: Field, out: RowSet, back: RowSet): PairTotal {
  const { price, oneTicket = false } = field.filters;
  if (!field.timeless) return totalByRow(field, out, back);
  const bare = combine(tableOf(field, out), tableOf(field, back), stopsTable(field.filters), oneTicket);
  if (!price || bare.total === 0) return bare;
  const [low, high] = price;
  if (bare.fromMinor > high) return { total: 0, fromMinor: Infinity };
  if (low > bare.fromMinor) return totalByRow(field, out, back);
  return { total: countUpTo(field, out, back, high), fromMinor: bare.fromMinor };
}

function countUpTo(field: Field, out: RowSet, back: RowSet, high: number): number {
  const fits = stopsTable(field.filters);
  const merge = fits.every((allowed) => allowed === 1);
  let total = 0;
  eachProduct(
    pilesOf(field, out, merge),
    pilesOf(field, back, merge),
    (left, right) => fits[left.stops * 3 + right.stops] === 1,
    field.filters.oneTicket === true,
    (left, right, sign) => {
      total += sign * sumsUpTo(left, right, high);
    },
  );
  return total;
}

function totalByRow(field: Field, out: RowSet, back: RowSet): PairTotal {
  const reader = new Reader(field.filters);
  const { stops } = field.board.sides[0]!.slice;
  let total = 0;
  let fromMinor = Infinity;
  visitField(field, out, back, (row, partners) => {
    reader.read(stops[row]!, partners);
    total += reader.count;
    if (reader.min < fromMinor) fromMinor = reader.min;
  });
  return { total, fromMinor };
}
