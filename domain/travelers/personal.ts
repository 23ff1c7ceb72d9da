import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'traveler_list',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: null,
    rows: 'delete',
    plain: 'preferred_id',
    personal: { account_id: { kind: 'identifier', exportAs: null, onErase: 'row' } },
  },
  {
    table: 'saved_traveler',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'travellers',
    rows: 'delete',
    plain: 'id company_id sealed_with',
    personal: {
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'savedAt', onErase: 'row' },
      changed_at: { kind: 'content', exportAs: 'changedAt', onErase: 'row' },
      data: { kind: 'content', exportAs: 'traveller', onErase: 'row' },
    },
  },
];
