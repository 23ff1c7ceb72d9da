import { actorWords } from '#domain/kernel';
import type { PersonalTable } from '#platform/core';

const proof = 'proof of what was done, for security and disputes';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'audit_entry',
    owner: [
      { by: 'account', column: 'actor_account' },
      // What a job did because they asked for it.
      { by: 'account', column: 'by_account' },
      { by: 'account', column: 'about_account' },
    ],
    exportAs: 'activity',
    rows: { kept: proof },
    plain: 'id company_id',
    personal: {
      at: { kind: 'content', exportAs: 'at', onErase: { kept: proof } },
      verb: { kind: 'content', exportAs: 'act', onErase: { kept: proof } },
      actor_kind: { kind: 'content', exportAs: 'by', onErase: { kept: proof } },
      actor: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      request_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      facts: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      actor_account: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      by_account: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      about_account: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    },
    oneOf: { actor_kind: actorWords },
  },
  {
    table: 'audit_seal',
    owner: { nobody: 'hashes of batches' },
    exportAs: null,
    rows: { kept: proof },
    plain: 'number first_id last_id entries entries_hash previous sealed_at hash signature',
    personal: {},
  },
  {
    table: 'audit_sealed_entry',
    owner: { nobody: 'hashes of entries' },
    exportAs: null,
    rows: { kept: proof },
    plain: 'entry_id seal position hash',
    personal: {},
  },
];
