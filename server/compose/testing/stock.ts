import { sql } from 'kysely';
import { expect } from 'vitest';
import { holdStock, type LimitedLine, loadTakenOn, releaseHold, stockKey } from '../../../supply/house/stock/index.ts';
import { heldOf, quoted, type Listed, type Shop } from './promises.ts';

/** Others take so much of what a choice is made of that `count` are left of each part of it. */
export async function leaveOnly(shop: Shop, left: Listed, count: number): Promise<void> {
  await othersTake(shop, left, ({ tier: _tier, tierLimits: _limits, ...line }, taken) => {
    return { ...line, quantity: line.limit - count - taken(line.kind) };
  });
}

/** So much of its booking classes that `count` are left of each at this price. */
export async function leaveAtPrice(shop: Shop, left: Listed, count: number): Promise<void> {
  await othersTake(shop, left, (line, taken) => {
    const { kind, limit, tierLimits = [] } = line;
    const free = tierLimits.map(
      (bound) => bound.limit - taken(kind) + taken(...bound.dearer.map((c) => `${kind}/${c}`)),
    );
    return { ...line, quantity: Math.min(limit - taken(kind), ...free) - count };
  });
}

type Take = (line: LimitedLine, taken: (...kinds: readonly string[]) => number) => LimitedLine;

async function othersTake(shop: Shop, left: Listed, take: Take): Promise<void> {
  const { site } = shop;
  const { query } = site.database.database;
  const { key, lines } = await stockOf(shop, left);
  const units = await loadTakenOn(query, lines);
  const rest = lines.map((line) =>
    take(line, (...kinds) =>
      kinds.reduce((sum, kind) => sum + (units.get(stockKey(line.product, line.day, kind)) ?? 0), 0),
    ),
  );
  const now = site.clock.now();
  const holdKey = `others of ${key}`;
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000);
  const ask = { holdKey, orderKey: holdKey, lines: rest.filter((line) => line.quantity > 0), expiresAt, now };
  expect(await holdStock(query, ask)).toMatchObject({ state: 'held' });
}

interface RowOfHold {
  readonly product: string;
  readonly day: string;
  readonly kind: string;
  readonly quantity: number;
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
  { product, day, kind, quantity }: RowOfHold,
  [whole, ...classes]: NonNullable<RowOfHold['bounds']>,
  rows: readonly RowOfHold[],
): LimitedLine {
  const code = (row: string): string => row.slice(kind.length + 1);
  const own = rows.find((row) => row.product === product && row.day === day && row.kind.startsWith(`${kind}/`));
  return {
    product,
    day,
    kind,
    ...(own && { tier: code(own.kind) }),
    quantity,
    limit: whole!.most,
    tierLimits: classes.map(({ most, without }) => ({ limit: most, dearer: without.map(code) })),
  };
}
