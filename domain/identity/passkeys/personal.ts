import type { PersonalTable } from '#platform/core';
import { challengeKinds } from './tables.ts';

export const passkeyTablesPersonal: readonly PersonalTable[] = [
  {
    table: 'passkey',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'passkeys',
    rows: 'delete',
    plain: 'id counter transports',
    personal: {
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      credential_id: { kind: 'identifier', exportAs: 'credential', onErase: 'row' },
      public_key: { kind: 'secret', exportAs: null, onErase: 'row' },
      rp_id: { kind: 'content', exportAs: 'site', onErase: 'row' },
      name: { kind: 'content', exportAs: 'name', onErase: 'row' },
      backed_up: { kind: 'content', exportAs: 'backedUp', onErase: 'row' },
      created_at: { kind: 'content', exportAs: 'addedAt', onErase: 'row' },
      last_used_at: { kind: 'content', exportAs: 'lastUsedAt', onErase: 'row' },
    },
  },
  {
    table: 'passkey_challenge',
    owner: { nobody: 'a question that is open for five minutes' },
    exportAs: null,
    rows: { kept: 'an hour at most' },
    plain: 'id challenge kind visitor_session_id account_id rp_id allowed created_at expires_at used_at',
    personal: {},
    oneOf: { kind: challengeKinds },
  },
];
