import { PROVIDERS } from '#contract/identity';
import type { PersonalTable } from '#platform/core';
import { roundPurposes } from './tables.ts';

export const providerTablesPersonal: readonly PersonalTable[] = [
  {
    table: 'account_provider',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'signInProviders',
    rows: 'delete',
    plain: 'id account_id provider created_at',
    personal: {
      subject: { kind: 'identifier', exportAs: 'subject', onErase: 'row' },
      email: { kind: 'contact', exportAs: 'email', onErase: 'row' },
    },
    oneOf: { provider: PROVIDERS },
  },
  {
    table: 'provider_round',
    owner: { nobody: 'a question that is open for ten minutes; what it learnt is sealed' },
    exportAs: null,
    rows: { kept: 'an hour at most' },
    plain: 'id visitor_session_id provider purpose account_id sticky popup created_at expires_at used_at learnt_at',
    personal: {
      redir: { kind: 'content', exportAs: null, onErase: { kept: 'an hour at most' } },
      state_hash: { kind: 'secret', exportAs: null, onErase: { kept: 'an hour at most' } },
      sealed: { kind: 'secret', exportAs: null, onErase: { kept: 'an hour at most' } },
    },
    oneOf: { provider: PROVIDERS, purpose: roundPurposes },
  },
];
