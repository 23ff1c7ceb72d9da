import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'company',
    owner: { nobody: 'a company is no person' },
    exportAs: null,
    rows: { kept: 'what belongs to the company refers to it' },
    plain: 'id created_at',
    personal: {},
  },
];
