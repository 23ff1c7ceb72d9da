import { createHash } from 'node:crypto';
import type { AuditEntry, AuditSeal } from './rows.ts';

export const chainStart = '0'.repeat(64);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A JSON list in fixed order: no two different entries have the same text. */
export function hashEntry(entry: AuditEntry): string {
  const { id, at, verb, actorKind, actor, companyId, requestId, facts } = entry;
  return hash(JSON.stringify(['audit entry v1', id, at, verb, actorKind, actor, companyId, requestId, facts]));
}

export function hashEntries(hashes: readonly string[]): string {
  return hash(['audit entries v1', ...hashes].join('\n'));
}

export function hashSeal(seal: Omit<AuditSeal, 'hash' | 'signature'>): string {
  const { number, firstId, lastId, entries, entriesHash, previous, sealedAt } = seal;
  return hash(JSON.stringify(['audit seal v1', number, firstId, lastId, entries, entriesHash, previous, sealedAt]));
}
