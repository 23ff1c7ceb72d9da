import { sql } from 'kysely';
import type { Queries } from '#platform/core';
import { refuseNested } from '#platform/database';
import { boundRows, plainRow, stockKey, type BoundRow, type LimitedLine, type StockRow } from './lines.ts';
import { sweepExpired } from './settle.ts';
import { patiently } from './patience.ts';
import { createTogether } from './together.ts';

export interface HoldRequest {
  /** Stable for one step of one booking: the same key never holds twice. */
  readonly holdKey: string;
  readonly orderKey: string;
  readonly lines: readonly LimitedLine[];
  readonly expiresAt: Date;
  readonly now: Date;
}

export const holdStates = ['held', 'sold', 'released', 'expired', 'returned'] as const;
export type HoldState = (typeof holdStates)[number];
export type HoldOutcome =
  | { readonly state: HoldState; readonly expiresAt: Date; readonly rows: readonly StockRow[] }
  /** The first row that has not enough left, of the kind also where only a tier of it is closed. */
  | { readonly state: 'sold_out'; readonly row: StockRow };

/** A hold key came back with other lines: a fault of the caller, nothing was changed. */
export class StockKeyReused extends Error {
  override readonly name = 'StockKeyReused';
  readonly code = 'STOCK_KEY_REUSED';
}

interface Row {
  outcome: HoldState | 'sold_out';
  short: StockRow | null;
  hold_lines: StockRow[] | null;
  hold_expires_at: Date | null;
}

interface Question extends Pick<HoldRequest, 'holdKey' | 'orderKey' | 'expiresAt' | 'now'> {
  readonly lines: readonly BoundRow[];
}

const askInLane = createTogether((queries: Queries, questions: readonly Question[]) =>
  patiently(queries, () => askAll(queries, questions)),
);

/**
 * Takes every line or none: `held`, or the first line that is short. With a key that is known it answers the state of
 * that hold. Inside a transaction call it last: its rows stay locked until the commit.
 */
export async function holdStock(queries: Queries, request: HoldRequest): Promise<HoldOutcome> {
  const question = { ...request, lines: boundRows(request.lines) };
  const row = queries.isTransaction ? (await askAll(queries, [question]))[0] : await askOutside(queries, question);
  if (!row || row.outcome === 'sold_out') {
    return { state: 'sold_out', row: plainRow(row?.short ?? { product: '', day: '', kind: '', quantity: 0 }) };
  }
  return known(row, question.lines, request.holdKey);
}

/** Refused here as well: a lane runs in the name of its first caller, so the guard of the database may not see ours. */
function askOutside(queries: Queries, question: Question): Promise<Row> {
  refuseNested();
  return askInLane(queries, laneOf(question.lines), question);
}

/** Only the same rows share a lane: different ones would be locked in an order of their own. */
function laneOf(lines: readonly BoundRow[]): string {
  return lines.map((line) => stockKey(line.product, line.day, line.kind)).join(' ');
}

/** Who is short is asked again when expired holds gave something back. */
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
    left join lateral house_hold_v2(asked."holdKey", asked."orderKey", asked.lines, asked."expiresAt") answer on true
    order by asked.n`.execute(queries);
  return rows;
}

/** A key that was released before anything was held with it has no rows. */
function known(row: Row, lines: readonly BoundRow[], holdKey: string): HoldOutcome {
  const rows = (row.hold_lines ?? []).map(plainRow);
  if (rows.length > 0 && JSON.stringify(rows) !== JSON.stringify(lines.map(plainRow))) {
    throw new StockKeyReused(`Hold ${holdKey} was made for other lines`);
  }
  return { state: row.outcome as HoldState, expiresAt: row.hold_expires_at ?? new Date(0), rows };
}
