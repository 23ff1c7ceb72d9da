import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'cart',
    owner: { nobody: 'of a browser; names typed in it are sealed and leave with the row' },
    exportAs: null,
    rows: { kept: 'two days after it was touched last' },
    plain: 'company_id quote_id touched_at adding',
    personal: {
      session_id: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      typed: { kind: 'content', exportAs: null, onErase: 'empty' },
    },
  },
];
