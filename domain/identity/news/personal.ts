import type { PersonalColumn, PersonalTable } from '#platform/core';
import { newsSources } from './tables.ts';

const row = (kind: PersonalColumn['kind'], exportAs: string | null): PersonalColumn => ({
  kind,
  exportAs,
  onErase: 'row',
});

export const newsTablesPersonal: readonly PersonalTable[] = [
  {
    table: 'news_choice',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'news',
    rows: 'delete',
    plain: '',
    personal: {
      account_id: row('identifier', null),
      brand: row('content', 'brand'),
      wanted: row('content', 'wanted'),
      at: row('content', 'chosenAt'),
      source: row('content', 'chosenIn'),
      link_key: row('secret', null),
    },
    oneOf: { source: newsSources },
  },
  {
    table: 'news_consent',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'newsConsents',
    rows: 'delete',
    plain: 'id',
    personal: {
      account_id: row('identifier', null),
      brand: row('content', 'brand'),
      wanted: row('content', 'wanted'),
      at: row('content', 'at'),
      source: row('content', 'source'),
      wording: row('content', 'wording'),
      locale: row('content', 'locale'),
    },
    oneOf: { source: newsSources },
  },
];
