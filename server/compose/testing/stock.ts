import { sql } from 'kysely';
import { expect } from 'vitest';
import { holdSeats, type LimitedLine, loadTakenOn, releaseHold, stockKey } from '../../../supply/house/stock/index.ts';
import { heldOf, quoted, type Listed, type Shop } from './promises.ts';

/** Others take so much of what a choice is made of that `count` are left of each part of it. */
export async function leaveOnly(shop: Shop, left: Listed, count: number): Promise<void> {
  await othersTake(shop, left, ({ bookingClass: _class, classLimits: _limits, ...line }, taken) => {
    return { ...line, seats: line.limit - count - taken(line.cabin) };
  });
}

/** So much of its booking classes that `count` are left of each at this price. */
export async function leaveAtPrice(shop: Shop, left: Listed, count: number): Promise<void> {
  await othersTake(shop, left, (line, taken) => {
    const { cabin, limit, classLimits = [] } = line;
    const free = classLimits.map(
      (bound) => bound.limit - taken(cabin) + taken(...bound.dearer.map((c) => `${cabin}/${c}`)),
    );
    return { ...line, seats: Math.min(limit - taken(cabin), ...free) - count };
  });
}

type Take = (line: LimitedLine, taken: (...cabins: readonly string[]) => number) => LimitedLine;

async function othersTake(shop: Shop, left: Listed, take: Take): Promise<void> {
  const { site } = shop;
  const { query } = site.database.database;
  const { key, lines } = await stockOf(shop, left);
  const seats = await loadTakenOn(query, lines);
  const rest = lines.map((line) =>
    take(line, (...cabins) =>
      cabins.reduce((sum, cabin) => sum + (seats.get(stockKey(line.flight, line.day, cabin)) ?? 0), 0),
    ),
  );
  const now = site.clock.now();
  const holdKey = `others of ${key}`;
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000);
  const ask = { holdKey, orderKey: holdKey, lines: rest.filter((line) => line.seats > 0), expiresAt, now };
  expect(await holdSeats(query, ask)).toMatchObject({ state: 'held' });
}

interface RowOfHold {
  readonly flight: string;
  readonly day: string;
  readonly cabin: string;
  readonly seats: number;
  readonly bounds?: readonly { readonly most: number; readonly without: readonly string[] }[];
}

/** What an order of it takes of the stock: made, looked at and given back. */
async function stockOf(
  { site }: Shop,
  { choice }: Listed,
): Promise<{ readonly key: string; readonly lines: readonly LimitedLine[] }> {
  const { query } = site.database.database;
  const browser = await site.browser();
  await heldOf(browser, await quoted(browser, choice));
  const { rows } = await sql<{ key: string; lines: readonly RowOfHold[] }>`
    select key, lines from house_hold where state = 'held' order by created_at desc limit 1`.execute(query);
  const [{ key, lines }] = rows as [(typeof rows)[number]];
  await releaseHold(query, key, site.clock.now());
  return { key, lines: lines.flatMap((row) => (row.bounds ? [lineOf(row, row.bounds, lines)] : [])) };
}

function lineOf(
  { flight, day, cabin, seats }: RowOfHold,
  [whole, ...classes]: NonNullable<RowOfHold['bounds']>,
  rows: readonly RowOfHold[],
): LimitedLine {
  const code = (row: string): string => row.slice(cabin.length + 1);
  const own = rows.find((row) => row.flight === flight && row.day === day && row.cabin.startsWith(`${cabin}/`));
  return {
    flight,
    day,
    cabin,
    ...(own && { bookingClass: code(own.cabin) }),
    seats,
    limit: whole!.most,
    classLimits: classes.map(({ most, without }) => ({ limit: most, dearer: without.map(code) })),
  };
}
