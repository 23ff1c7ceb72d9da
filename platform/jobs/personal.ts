import type { PersonalTable } from '#platform/core';

/** Payloads hold ids; what a job is about is told by the module that owns it. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'job',
    owner: { nobody: 'it names what is to be done by its id' },
    exportAs: null,
    rows: { kept: 'a day after it is done' },
    plain: 'id topic key due_at asks attempts lease lease_until done_at failed_at error created_at',
    personal: {
      payload: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
      actor: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' },
    },
  },
  {
    table: 'cron',
    owner: { nobody: 'timers of the installation' },
    exportAs: null,
    rows: { kept: 'as long as the site runs' },
    plain: 'name next_at',
    personal: {},
  },
];
