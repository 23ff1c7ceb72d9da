import type { ClassLimit } from '#engine/fares';

export interface StockLine {
  /** Carrier and number, e.g. `QX123`. */
  readonly flight: string;
  /** Local service day of the departure, YYYY-MM-DD. */
  readonly day: string;
  readonly cabin: string;
  /** Of which the seats are taken; absent where the cabin has none. */
  readonly bookingClass?: string | undefined;
  readonly seats: number;
}

export interface LimitedLine extends StockLine {
  /** Seats of this cabin that are for sale at all, as the inventory formula says. */
  readonly limit: number;
  /** And of its booking class. */
  readonly classLimits?: readonly ClassLimit[];
}

/** A row of the stock: seats of a cabin, or of a booking class of it, which is told after the cabin: `economy/Q`. */
export interface StockRow {
  readonly flight: string;
  readonly day: string;
  readonly cabin: string;
  readonly seats: number;
}

export interface BoundRow extends StockRow {
  /** How many seats may be taken, those of the rows of the same day left out that `without` names. */
  readonly bounds?: readonly { readonly most: number; readonly without: readonly string[] }[];
}

export function stockKey(flight: string, day: string, cabin: string): string {
  return `${flight}/${day}/${cabin}`;
}

/** One row per flight, day and cabin or class, in the order that all parties lock in. */
export function boundRows(lines: readonly LimitedLine[]): BoundRow[] {
  const cabins = lines.map(({ limit, classLimits = [], ...line }): BoundRow => {
    const classes = classLimits.map((each) => ({
      most: each.limit,
      without: each.dearer.map((code) => classRow(line.cabin, code)),
    }));
    return { ...cabinRow(line), bounds: [{ most: limit, without: [] }, ...classes] };
  });
  return merged([...cabins, ...lines.flatMap(classRows)]);
}

/** The same without bounds. */
export function stockRows(lines: readonly StockLine[]): StockRow[] {
  return merged([...lines.map(cabinRow), ...lines.flatMap(classRows)]).map(plainRow);
}

export function plainRow({ flight, day, cabin, seats }: StockRow): StockRow {
  return { flight, day, cabin, seats };
}

function cabinRow({ flight, day, cabin, seats }: StockLine): StockRow {
  return { flight, day, cabin, seats };
}

function classRows({ bookingClass, ...line }: StockLine): StockRow[] {
  return bookingClass === undefined ? [] : [{ ...cabinRow(line), cabin: classRow(line.cabin, bookingClass) }];
}

function classRow(cabin: string, code: string): string {
  return `${cabin}/${code}`;
}

function merged(rows: readonly BoundRow[]): BoundRow[] {
  const byKey = new Map<string, BoundRow>();
  for (const row of rows) {
    if (!Number.isInteger(row.seats) || row.seats < 1) throw new RangeError(`${row.seats} seats cannot be held`);
    const key = stockKey(row.flight, row.day, row.cabin);
    const before = byKey.get(key);
    const bounds = [...(before?.bounds ?? []), ...(row.bounds ?? [])];
    byKey.set(key, { ...plainRow(row), seats: row.seats + (before?.seats ?? 0), ...(bounds.length > 0 && { bounds }) });
  }
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
