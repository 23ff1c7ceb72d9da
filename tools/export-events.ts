import { parseArgs } from 'node:util';
import { exportEvents, exportMetrics } from '#domain/measuring';
import { begin } from '../server/compose/begin.ts';

const USAGE = 'node tools/export-events.ts [events|metrics] [--from 2027-01-01] [--to 2027-02-01] [--csv] > file';

/** Writes the analytics events, or the metrics, of a span of days (UTC, the last one excluded) to the standard output. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, csv: { type: 'boolean', default: false } },
  });
  const [what = 'events'] = positionals;
  const exported = { events: exportEvents, metrics: exportMetrics }[what];
  if (!exported) throw new TypeError(`There are no ${what} to export: ${USAGE}`);
  const span = { from: dayIn(values.from), to: dayIn(values.to) };
  // The output is the file; what is logged goes elsewhere.
  const database = await begin({ ...process.env, LOG_LEVEL: 'silent' }).opening;
  try {
    for await (const line of exported(database.database, span, values.csv ? 'csv' : 'ndjson')) {
      if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  } finally {
    await database.close();
  }
}

function dayIn(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()))
    throw new TypeError(`${text} is no day: ${USAGE}`);
  return day;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
