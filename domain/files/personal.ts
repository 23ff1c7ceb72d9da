import type { PersonalTable } from '#platform/core';
import { fileKinds } from './kinds.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'stored_file',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'files',
    rows: 'delete',
    plain: 'company_id',
    personal: {
      id: { kind: 'identifier', exportAs: 'id', onErase: 'row' },
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      kind: { kind: 'content', exportAs: 'kind', onErase: 'row' },
      type: { kind: 'content', exportAs: 'type', onErase: 'row' },
      size_bytes: { kind: 'content', exportAs: 'bytes', onErase: 'row' },
      sha256: { kind: 'content', exportAs: 'sha256', onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'createdAt', onErase: 'row' },
    },
    oneOf: { kind: fileKinds },
  },
];
