import { DatabaseSync } from 'node:sqlite';
import type { PricedSlice } from '#engine/fares';

/** The same question as one SQL join in memory. */
export function openSqlJoin(out: PricedSlice, back: PricedSlice): { best(limit: number): number[]; close(): void } {
  const db = new DatabaseSync(':memory:');
  for (const [name, slice] of [
    ['o', out],
    ['b', back],
  ] as const) {
    db.exec(`create table ${name} (carrier int, half int, single int, departure int, arrival int)`);
    const insert = db.prepare(`insert into ${name} values (?, ?, ?, ?, ?)`);
    const [half, single] = [slice.prices('halfReturn', 0), slice.prices('oneWay', 0)];
    db.exec('begin');
    for (let row = 0; row < slice.count; row += 1) {
      insert.run(slice.carrier[row]!, half[row]!, single[row]!, slice.departure[row]!, slice.arrival[row]!);
    }
    db.exec('commit');
  }
  const query = db.prepare(
    `select case when o.carrier = b.carrier then o.half + b.half else o.single + b.single end as total
     from o join b on b.departure >= o.arrival + 60 order by total limit ?`,
  );
  return {
    best: (limit) => query.all(limit).map((row) => Number(row['total'])),
    close: () => db.close(),
  };
}
