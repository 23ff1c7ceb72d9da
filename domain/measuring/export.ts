import type { Database } from '#platform/core';
import { createMetricStore } from './metric-store.ts';
import { createMeasuringStore, type Span } from './store.ts';

export type ExportFormat = 'ndjson' | 'csv';
type Line = Readonly<Record<string, unknown>>;

const EVENT = [
  'id',
  'at',
  'name',
  'page_id',
  'brand',
  'locale',
  'visitor',
  'platform',
  'affiliate',
  'placement',
  'properties',
  'detail',
] as const;
const METRIC = ['day', 'brand', 'type', 'name', 'times', 'total', 'lowest', 'highest'] as const;

/** Lines of a file with every event of the span, oldest first; nothing is held in memory but a page of rows. */
export async function* exportEvents(db: Database, span: Span, format: ExportFormat): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(EVENT);
  for await (const row of createMeasuringStore(db).readEvents(span)) yield lineOf({ ...row }, EVENT, format);
}

/** Lines of a file with the sums of each day of the span. */
export async function* exportMetrics(db: Database, span: Span, format: ExportFormat): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(METRIC);
  for (const row of await createMetricStore(db).read(span)) yield lineOf({ ...row }, METRIC, format);
}

function lineOf(row: Line, columns: readonly string[], format: ExportFormat): string {
  if (format === 'csv') return csvLine(columns.map((column) => cellOf(row[column])));
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
}

function cellOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** RFC 4180. */
function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
