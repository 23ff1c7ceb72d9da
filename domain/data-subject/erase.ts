import { sql } from 'kysely';
import type { TxCtx } from '#domain/kernel';
import type { PersonalModule, Subject } from './module.ts';
import { deepestFirst, ownedOf, whose } from './whose.ts';

/**
 * Deletes, empties and leaves as declared, in the transaction of `ctx`. Afterwards nothing in the database leads from the
 * person to what is kept.
 */
export async function erase(ctx: TxCtx, subject: Subject, modules: readonly PersonalModule[]): Promise<void> {
  for (const module of modules) await module.erase?.(ctx, subject.accountId);
  const all = ownedOf(modules.flatMap(({ tables }) => tables));
  for (const table of deepestFirst(all)) {
    const theirs = whose(table, subject, all);
    if (table.rows === 'delete') {
      await sql`delete from ${sql.table(table.table)} where ${theirs}`.execute(ctx.tx);
      continue;
    }
    const emptied = Object.entries(table.personal).filter(([, { onErase }]) => onErase === 'empty');
    if (emptied.length === 0) continue;
    const changes = emptied.map(([column]) => sql`${sql.ref(column)} = null`);
    await sql`update ${sql.table(table.table)} set ${sql.join(changes)} where ${theirs}`.execute(ctx.tx);
  }
}
