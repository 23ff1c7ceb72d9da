import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import { refuseNested } from '#platform/database';
import { sweepExpired } from './settle.ts';
import { patiently } from './patience.ts';
import { createTogether } from './together.ts';

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

interface Question extends Pick<HoldRequest, 'holdKey' | 'orderKey' | 'expiresAt' | 'now'> {
  readonly lines: readonly StoredLine[];
}

const askInLane = createTogether((queries: Queries, questions: readonly Question[]) =>
  patiently(queries, () => askAll(queries, questions)),
);

/**
 * Takes every line or none: `held`, or the first line that is short. With a key that is known it answers the state of
 * that hold. Inside a transaction call it last: its rows stay locked until the commit.
 */
export async function holdSeats(queries: Queries, request: HoldRequest): Promise<HoldOutcome> {
  const question = { ...request, lines: mergeLines(request.lines) };
  const row = queries.isTransaction ? (await askAll(queries, [question]))[0] : await askOutside(queries, question);
  if (!row || row.outcome === 'sold_out') return { state: 'sold_out', line: plainLine(row?.short ?? null) };
  return known(row, question.lines, request.holdKey);
}

/** Refused here as well: a lane runs in the name of its first caller, so the guard of the database may not see ours. */
function askOutside(queries: Queries, question: Question): Promise<Row> {
  refuseNested();
  return askInLane(queries, laneOf(question.lines), question);
}

/** Only the same rows share a lane: different ones would be locked in an order of their own. */
function laneOf(lines: readonly StoredLine[]): string {
  return lines.map((line) => `${line.flight}/${line.day}/${line.cabin}`).join(' ');
}

/** Who is short is asked again when expired holds gave seats back. */
async function askAll(queries: Queries, questions: readonly Question[]): Promise<Row[]> {
  const rows = await holdAll(queries, questions);
  const short = rows.flatMap((row, index) => (row.outcome === 'sold_out' ? [index] : []));
  if (short.length === 0) return rows;
  const now = new Date(Math.max(...questions.map((question) => question.now.getTime())));
  if ((await sweepExpired(queries, now)) === 0) return rows;
  const again = await holdAll(
    queries,
    questions.filter((_, index) => short.includes(index)),
  );
  return rows.map((row, index) => again[short.indexOf(index)] ?? row);
}

async function holdAll(queries: Queries, questions: readonly Question[]): Promise<Row[]> {
  const asked = questions.map(({ holdKey, orderKey, lines, expiresAt }, n) => ({
    n,
    holdKey,
    orderKey,
    lines,
    expiresAt,
  }));
  const { rows } = await sql<Row>`
    select answer.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (n int, "holdKey" text, "orderKey" text, lines jsonb, "expiresAt" timestamptz)
    left join lateral house_hold_v1(asked."holdKey", asked."orderKey", asked.lines, asked."expiresAt") answer on true
    order by asked.n`.execute(queries);
  return rows;
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
