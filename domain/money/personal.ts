import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'exchange_rate',
    owner: { nobody: 'rates of currencies' },
    exportAs: null,
    rows: { kept: 'no end' },
    plain: 'day currency micro_per_euro imported_at',
    personal: {},
  },
];
