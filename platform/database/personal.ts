import type { PersonalTable } from '#platform/core';

/** What the migrations keep of themselves. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'kysely_migration',
    owner: { nobody: 'names of migrations' },
    exportAs: null,
    rows: { kept: 'as long as the database' },
    plain: 'name timestamp',
    personal: {},
  },
  {
    table: 'kysely_migration_lock',
    owner: { nobody: 'one node migrates at a time' },
    exportAs: null,
    rows: { kept: 'as long as the database' },
    plain: 'id is_locked',
    personal: {},
  },
];
