import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'traveler_list',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: null,
    rows: 'delete',
    plain: 'company_id preferred_id',
    personal: {
      id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      of_whom: { kind: 'identifier', exportAs: null, onErase: 'row' },
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
    },
  },
  {
    table: 'saved_traveler',
    owner: [{ by: 'row', column: 'list_id', of: 'traveler_list' }],
    exportAs: 'travellers',
    rows: 'delete',
    plain: 'id company_id sealed_with',
    personal: {
      list_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      of_whom: { kind: 'identifier', exportAs: null, onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'savedAt', onErase: 'row' },
      changed_at: { kind: 'content', exportAs: 'changedAt', onErase: 'row' },
      data: { kind: 'content', exportAs: 'traveller', onErase: 'row' },
    },
  },
];
