import type { OfferFilters } from '../types.ts';
import { stopsTable, visitField, type Field } from './field.ts';
import type { Partners } from './partners.ts';

export interface PairTotal {
  readonly total: number;
  readonly fromMinor: number;
}

/** Adds up the partners of a row that the stops and ticket filters leave, into `sum`. */
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
    const counts = this.#oneTicket ? partners.ownCount : partners.count;
    const mins = this.#oneTicket ? partners.ownMin : partners.min;
    this.count = 0;
    this.min = Infinity;
    for (let other = 0; other < 3; other += 1) {
      if (this.#stops[stops * 3 + other] === 0 || counts[other] === 0) continue;
      this.count += counts[other]!;
      if (mins[other]! < this.min) this.min = mins[other]!;
    }
    return this;
  }

  readOwn(stops: number, partners: Partners): this {
    this.count = 0;
    this.min = Infinity;
    for (let other = 0; other < 3; other += 1) {
      if (this.#stops[stops * 3 + other] === 0 || partners.ownCount[other] === 0) continue;
      this.count += partners.ownCount[other]!;
      if (partners.ownMin[other]! < this.min) this.min = partners.ownMin[other]!;
    }
    return this;
  }
}

/** Number and lowest total of the pairs of the flagged rows. */
export function totalOf(field: Field, out: Uint8Array, back: Uint8Array): PairTotal {
  const reader = new Reader(field.filters);
  const { stops } = field.board.sides[0]!.slice;
  let total = 0;
  let fromMinor = Infinity;
  visitField(field, 0, out, back, (row, partners) => {
    reader.read(stops[row]!, partners);
    total += reader.count;
    if (reader.min < fromMinor) fromMinor = reader.min;
  });
  return { total, fromMinor };
}
