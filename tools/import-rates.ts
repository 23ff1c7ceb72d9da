import { readFile } from 'node:fs/promises';
import { importRates } from '#domain/money';
import { systemClock } from '#platform/clock';
import { silentLogger } from '#platform/logger';
import { createOutbound } from '#platform/outbound';
import { begin } from '../server/compose/begin.ts';
import { fetchRates } from '../server/compose/rates.ts';

/** `node tools/import-rates.ts FILE|URL`: takes exchange rates into the database; says every fault and takes nothing if there is one. */
async function main(from: string | undefined): Promise<void> {
  if (!from) throw new TypeError('Name a file or an address: node tools/import-rates.ts eurofxref-daily.xml');
  const text = /^https?:/.test(from)
    ? await fetchRates(from, createOutbound({ log: silentLogger, origins: [new URL(from).origin] }))
    : await readFile(from, 'utf8');
  const database = await begin(process.env).opening;
  try {
    const { days, rates } = await importRates({ db: database.database, clock: systemClock }, text);
    process.stdout.write(`Imported ${rates} rates of ${days.length === 1 ? days[0] : `${days.length} days`}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
