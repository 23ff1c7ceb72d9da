/** So many units of a kind of what is sold, on a day. */
export interface StockLine {
  /** As its trade calls it: `QX123` of a carrier, or a property. */
  readonly product: string;
  /** Local day, YYYY-MM-DD: of the departure, or the night. */
  readonly day: string;
  /** A cabin of it, a type of room. */
  readonly kind: string;
  /** Of the kind, at which the units are taken; absent where its units are all alike. */
  readonly tier?: string | undefined;
  readonly quantity: number;
}

/** How many units of a tier and of those cheaper are for sale, what was taken in the dearer ones not counted. */
export interface TierLimit {
  readonly limit: number;
  readonly dearer: readonly string[];
}

export interface LimitedLine extends StockLine {
  /** Units of this kind that are for sale at all, as its trade says. */
  readonly limit: number;
  /** And of its tier. */
  readonly tierLimits?: readonly TierLimit[];
}

/** A row of the stock: units of a kind, or of a tier of it, which is told after the kind: `economy/Q`. */
export interface StockRow {
  readonly product: string;
  readonly day: string;
  readonly kind: string;
  readonly quantity: number;
}

export interface BoundRow extends StockRow {
  /** How many units may be taken, those of the rows of the same day left out that `without` names. */
  readonly bounds?: readonly { readonly most: number; readonly without: readonly string[] }[];
}

export function stockKey(product: string, day: string, kind: string): string {
  return `${product}/${day}/${kind}`;
}

/** One row per product, day and kind or tier, in the order that all parties lock in. */
export function boundRows(lines: readonly LimitedLine[]): BoundRow[] {
  const kinds = lines.map(({ limit, tierLimits = [], ...line }): BoundRow => {
    const tiers = tierLimits.map((each) => ({
      most: each.limit,
      without: each.dearer.map((code) => tierRow(line.kind, code)),
    }));
    return { ...kindRow(line), bounds: [{ most: limit, without: [] }, ...tiers] };
  });
  return merged([...kinds, ...lines.flatMap(tierRows)]);
}

/** The same without bounds. */
export function stockRows(lines: readonly StockLine[]): StockRow[] {
  return merged([...lines.map(kindRow), ...lines.flatMap(tierRows)]).map(plainRow);
}

export function plainRow({ product, day, kind, quantity }: StockRow): StockRow {
  return { product, day, kind, quantity };
}

function kindRow({ product, day, kind, quantity }: StockLine): StockRow {
  return { product, day, kind, quantity };
}

function tierRows({ tier, ...line }: StockLine): StockRow[] {
  return tier === undefined ? [] : [{ ...kindRow(line), kind: tierRow(line.kind, tier) }];
}

function tierRow(kind: string, code: string): string {
  return `${kind}/${code}`;
}

function merged(rows: readonly BoundRow[]): BoundRow[] {
  const byKey = new Map<string, BoundRow>();
  for (const row of rows) {
    if (!Number.isInteger(row.quantity) || row.quantity < 1)
      throw new RangeError(`${row.quantity} units cannot be held`);
    const key = stockKey(row.product, row.day, row.kind);
    const before = byKey.get(key);
    const bounds = [...(before?.bounds ?? []), ...(row.bounds ?? [])];
    byKey.set(key, {
      ...plainRow(row),
      quantity: row.quantity + (before?.quantity ?? 0),
      ...(bounds.length > 0 && { bounds }),
    });
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
