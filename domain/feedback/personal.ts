import { TOPICS } from '#contract/feedback';
import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'feedback',
    owner: [{ by: 'email', column: 'email' }],
    exportAs: 'feedback',
    rows: 'delete',
    plain: 'id once brand locale confirmed',
    personal: {
      created_at: { kind: 'content', exportAs: 'at', onErase: 'row' },
      topic: { kind: 'content', exportAs: 'topic', onErase: 'row' },
      message: { kind: 'content', exportAs: 'message', onErase: 'row' },
      page: { kind: 'content', exportAs: 'page', onErase: 'row' },
      email: { kind: 'contact', exportAs: 'email', onErase: 'row' },
    },
    oneOf: { topic: TOPICS },
  },
];
