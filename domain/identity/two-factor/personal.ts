import type { PersonalTable } from '#platform/core';

export const twoFactorTablesPersonal: readonly PersonalTable[] = [
  {
    table: 'two_factor',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'authenticatorApps',
    rows: 'delete',
    plain: 'last_step sealed_with',
    personal: {
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      secret: { kind: 'secret', exportAs: null, onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'begunAt', onErase: 'row' },
      confirmed_at: { kind: 'content', exportAs: 'setUpAt', onErase: 'row' },
    },
  },
  {
    table: 'recovery_code',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'recoveryCodes',
    rows: 'delete',
    plain: 'id',
    personal: {
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      code_hash: { kind: 'secret', exportAs: null, onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'madeAt', onErase: 'row' },
      used_at: { kind: 'content', exportAs: 'usedAt', onErase: 'row' },
    },
  },
];
