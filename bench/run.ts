import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatGoals, formatMeasure, saveReport, type Bench } from './harness/index.ts';

/**
 * `node bench/run.ts [--quick] [--cpu=N] [name ...]`: every folder here whose index.ts exports `bench`. Ends with 1 where one failed or
 * a goal was missed that says no reason.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const args = process.argv.slice(2);
const cpu = args.find((arg) => /^--cpu=\d+$/.test(arg))?.slice(6);
if (cpu !== undefined) {
  const rest = process.argv.slice(1).filter((arg) => !arg.startsWith('--cpu='));
  const pinned = spawnSync('taskset', ['-c', cpu, process.execPath, ...process.execArgv, ...rest], {
    stdio: 'inherit',
  });
  process.exit(pinned.status ?? 1);
}
const quick = args.includes('--quick');
const asked = args.filter((arg) => !arg.startsWith('--'));
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'harness' && existsSync(`${here}${entry.name}/index.ts`))
  .map((entry) => entry.name)
  .sort();

const unknown = asked.filter((name) => !folders.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such bench: ${unknown.join(', ')}. There are: ${folders.join(', ')}\n`);
  process.exit(2);
}

const print = (text: string) => process.stdout.write(`${text}\n`);
let failed = false;
for (const folder of asked.length > 0 ? asked : folders) {
  const { bench } = (await import(`./${folder}/index.ts`)) as { bench?: Bench };
  if (!bench) continue;
  print(`\n# ${bench.name}${quick ? ' (quick)' : ''}`);
  try {
    const options = { quick, log: print };
    const report = await bench.run(options);
    for (const measured of report.measures) print(`\n${formatMeasure(measured)}`);
    if (report.goals.length > 0) print(`\n${formatGoals(report.goals)}`);
    failed ||= report.goals.some(({ reached, because }) => !reached && because === undefined);
    saveReport(`${here}results`, report, options, new Date());
  } catch (error) {
    failed = true;
    process.stderr.write(`${bench.name} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}
process.exit(failed ? 1 : 0);
