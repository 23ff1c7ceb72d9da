import type { PersonalTable } from '#platform/core';
import { mailStates } from './tables.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'news_edition',
    owner: { nobody: 'what a brand wrote to all who asked for it' },
    exportAs: null,
    rows: { kept: 'so that no edition is sent twice' },
    plain: 'id brand content content_hash created_at queued_after queued_at',
    personal: {},
  },
  {
    table: 'news_mail',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'newsMails',
    rows: 'delete',
    plain: 'tries due_at',
    personal: {
      account_id: { kind: 'identifier', exportAs: null, onErase: 'row' },
      edition: { kind: 'content', exportAs: 'edition', onErase: 'row' },
      state: { kind: 'content', exportAs: 'state', onErase: 'row' },
      done_at: { kind: 'content', exportAs: 'at', onErase: 'row' },
    },
    oneOf: { state: mailStates },
  },
];
