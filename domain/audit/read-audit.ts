import { sql } from 'kysely';
import type { Database } from '#platform/core';
import { NotOwner } from './errors.ts';
import type { AuditLine } from './rows.ts';
import { listOrphans, listSealed, listSeals, listUnsealed, noId } from './store.ts';

const page = 500;

/**
 * The whole trail as of one moment, for whoever verifies or keeps it elsewhere. Read as the login that opened the database, which owns the
 * tables or is refused: to the role of the site a trail of others is empty, and would look as if it were gone.
 */
export async function* readAudit(db: Database): AsyncGenerator<AuditLine> {
  const tx = await db.query
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local role none`.execute(tx);
    const { rows } = await sql<{ all: boolean }>`
      select pg_has_role(current_user, tableowner, 'usage') as all from pg_tables where tablename = 'audit_entry'`.execute(
      tx,
    );
    if (rows[0]?.all !== true) throw new NotOwner();
    let number = 0;
    for (let seals = await listSeals(tx, 0, page); seals.length > 0; seals = await listSeals(tx, number, page)) {
      for (const seal of seals) {
        yield { kind: 'seal', ...seal };
        for (const sealed of await listSealed(tx, seal.number)) yield { kind: 'sealed', ...sealed };
        number = seal.number;
      }
    }
    for (const sealed of await listOrphans(tx, number)) yield { kind: 'sealed', ...sealed };
    let after = noId;
    for (let open = await listUnsealed(tx, after, page); open.length > 0; open = await listUnsealed(tx, after, page)) {
      for (const entry of open) {
        yield { kind: 'unsealed', ...entry };
        after = entry.id;
      }
    }
  } finally {
    await tx.rollback().execute();
  }
}
