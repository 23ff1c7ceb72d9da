import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import { sweepExpired } from './settle.ts';

export interface StockLine {
  /** Carrier and number, e.g. `QX123`. */
  readonly flight: string;
  /** Local service day of the departure, YYYY-MM-DD. */
  readonly day: string;
  readonly cabin: string;
  readonly seats: number;
}

export interface LimitedLine extends StockLine {
  /** Seats of this cabin that are for sale at all, as the inventory formula says. */
  readonly limit: number;
}

export interface HoldRequest {
  /** Stable for one step of one booking: the same key never holds twice. */
  readonly holdKey: string;
  readonly orderKey: string;
  readonly lines: readonly LimitedLine[];
  readonly expiresAt: Date;
  readonly now: Date;
}

export type HoldState = 'held' | 'sold' | 'released' | 'expired' | 'returned';
export type HoldOutcome =
  | { readonly state: HoldState; readonly expiresAt: Date; readonly lines: readonly StockLine[] }
  | { readonly state: 'sold_out'; readonly line: StockLine };

/** A hold key came back with other seats: a fault of the caller, nothing was changed. */
export class StockKeyReused extends Error {
  override readonly name = 'StockKeyReused';
  readonly code = 'STOCK_KEY_REUSED';
}

interface Row {
  outcome: HoldState | 'sold_out';
  short: StoredLine | null;
  hold_lines: StoredLine[] | null;
  hold_expires_at: Date | null;
}
type StoredLine = StockLine & { readonly seat_limit: number };

/**
 * Takes every line or none, in one statement: `held`, or the first line that is short. With a key that is known it
 * answers the state of that hold. Inside a transaction call it last: its rows stay locked until the commit.
 */
export async function holdSeats(queries: Queries, request: HoldRequest): Promise<HoldOutcome> {
  const lines = mergeLines(request.lines);
  const row = await tryHold(queries, request, lines);
  if (row.outcome !== 'sold_out') return known(row, lines, request.holdKey);
  const freed = await sweepExpired(queries, request.now);
  const again = freed > 0 ? await tryHold(queries, request, lines) : row;
  return again.outcome === 'sold_out'
    ? { state: 'sold_out', line: plainLine(again.short) }
    : known(again, lines, request.holdKey);
}

async function tryHold(queries: Queries, request: HoldRequest, lines: readonly StoredLine[]): Promise<Row> {
  const { rows } = await sql<Row>`
    select * from house_hold_v1(${request.holdKey}, ${request.orderKey}, ${JSON.stringify(lines)}::jsonb,
      ${request.expiresAt})`.execute(queries);
  const [row] = rows;
  if (!row) throw new StockKeyReused(`Hold ${request.holdKey} was taken and undone at the same moment; ask again`);
  return row;
}

function known(row: Row, lines: readonly StoredLine[], holdKey: string): HoldOutcome {
  const stored = (row.hold_lines ?? []).map(plainLine);
  if (JSON.stringify(stored) !== JSON.stringify(lines.map(plainLine))) {
    throw new StockKeyReused(`Hold ${holdKey} was made for other seats`);
  }
  return { state: row.outcome as HoldState, expiresAt: row.hold_expires_at ?? new Date(0), lines: stored };
}

/** One line per flight, day and cabin, in the order that all parties lock in. */
function mergeLines(lines: readonly LimitedLine[]): StoredLine[] {
  const merged = new Map<string, StoredLine>();
  for (const { flight, day, cabin, seats, limit } of lines) {
    if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`${seats} seats cannot be held`);
    const id = `${flight}/${day}/${cabin}`;
    const before = merged.get(id);
    merged.set(id, {
      flight,
      day,
      cabin,
      seats: seats + (before?.seats ?? 0),
      seat_limit: Math.min(limit, before?.seat_limit ?? limit),
    });
  }
  return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

function plainLine(line: StoredLine | null): StockLine {
  return { flight: line?.flight ?? '', day: line?.day ?? '', cabin: line?.cabin ?? '', seats: line?.seats ?? 0 };
}
