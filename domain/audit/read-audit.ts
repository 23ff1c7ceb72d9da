import type { Database } from '#platform/core';
import type { AuditLine } from './rows.ts';
import { listOrphans, listSealed, listSeals, listUnsealed, noId } from './store.ts';

const page = 500;

/** The whole trail as of one moment, for whoever verifies or keeps it elsewhere. */
export async function* readAudit(db: Database): AsyncGenerator<AuditLine> {
  const tx = await db.query
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
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
