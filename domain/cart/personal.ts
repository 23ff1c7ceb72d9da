import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'cart',
    owner: { nobody: 'of a browser; it names a price, and nobody' },
    exportAs: null,
    rows: { kept: 'two days after it was touched last' },
    plain: 'quote_id touched_at',
    personal: { session_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
  },
];
