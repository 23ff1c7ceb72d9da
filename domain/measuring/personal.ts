import type { PersonalTable } from '#platform/core';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'analytics_event',
    owner: { nobody: 'the visitor is a name for one day, made with a key that is thrown away' },
    exportAs: null,
    rows: { kept: 'EVENTS_KEEP_DAYS, by consent' },
    plain: 'id at name page_id brand locale detail affiliate placement platform properties',
    personal: { visitor: { kind: 'identifier', exportAs: null, onErase: 'pseudonym' } },
  },
  {
    table: 'visitor_day_key',
    owner: { nobody: 'one key a day for all' },
    exportAs: null,
    rows: { kept: 'until the day is over' },
    plain: 'day',
    personal: { key: { kind: 'secret', exportAs: null, onErase: { kept: 'until the day is over' } } },
  },
  {
    table: 'ui_metric',
    owner: { nobody: 'sums of a day' },
    exportAs: null,
    rows: { kept: 'no end' },
    plain: 'day brand type name times total lowest highest',
    personal: {},
  },
];
