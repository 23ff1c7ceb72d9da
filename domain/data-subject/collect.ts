import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import type { Lists, PersonalModule, Row, Subject } from './module.ts';
import { isOwned, type Owned, ownedOf, whose } from './whose.ts';

/** Everything of one module that is theirs, under the names that it declares. */
export async function collect(
  ctx: Ctx,
  module: PersonalModule,
  subject: Subject,
  modules: readonly PersonalModule[],
): Promise<Lists> {
  const all = ownedOf(modules.flatMap(({ tables }) => tables));
  const lists: Record<string, readonly Row[]> = {};
  for (const table of module.tables) {
    if (isOwned(table) && table.exportAs !== null) lists[table.exportAs] = await rowsOf(ctx, table, subject, all);
  }
  return { ...lists, ...(await module.reveal?.(ctx, subject.accountId)) };
}

async function rowsOf(
  { db }: Ctx,
  table: Owned,
  subject: Subject,
  all: ReadonlyMap<string, Owned>,
): Promise<readonly Row[]> {
  const columns = Object.entries(table.personal).flatMap(([column, { exportAs }]) =>
    exportAs === null ? [] : [sql`${sql.ref(column)} as ${sql.ref(exportAs)}`],
  );
  const read = sql<Row>`
    select ${sql.join(columns)} from ${sql.table(table.table)} where ${whose(table, subject, all)}`;
  const { rows } = await db.transact((tx) => read.execute(tx), { accountId: subject.accountId });
  return rows;
}
