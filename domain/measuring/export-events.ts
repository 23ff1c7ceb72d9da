import type { Database } from '#platform/core';
import { createMeasuringStore, type EventRow, type Span } from './store.ts';

export type ExportFormat = 'ndjson' | 'csv';

const COLUMNS = ['id', 'at', 'name', 'page_id', 'brand', 'locale', 'visitor', 'detail'] as const;

/** Lines of a file with every event of the span, oldest first; nothing is held in memory but a page of rows. */
export async function* exportEvents(db: Database, span: Span, format: ExportFormat): AsyncGenerator<string> {
  if (format === 'csv') yield `${COLUMNS.join(',')}\r\n`;
  for await (const row of createMeasuringStore(db).readEvents(span)) {
    yield format === 'csv' ? csvLine(COLUMNS.map((column) => textOf(row, column))) : `${JSON.stringify(plain(row))}\n`;
  }
}

function plain(row: EventRow): Record<string, unknown> {
  return Object.fromEntries(COLUMNS.map((column) => [column, row[column]]));
}

function textOf(row: EventRow, column: (typeof COLUMNS)[number]): string {
  const value = row[column];
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '');
}

/** RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
