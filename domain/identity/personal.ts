import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'visitor_session',
    owner: { nobody: 'a browser; who is signed in there stands elsewhere' },
    exportAs: null,
    rows: { kept: 'thirty days after its last use' },
    plain: 'id created_at expires_at',
    personal: { token_hash: { kind: 'secret', exportAs: null, onErase: { kept: 'until the browser signs out' } } },
  },
];
