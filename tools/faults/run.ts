import { parseArgs } from 'node:util';
import { SAMPLE_SHOPS } from '../../supply/house/testing/samples.ts';
import { countOf, invariants, type Invariant } from './check.ts';
import { runFaults, type FaultReport } from './faults.ts';
import { supplies, type Supply } from './plan.ts';

/** `npm run faults -- --bookings 300 --kills 30 --seed 1 --supply house`; ends with 1 when an invariant broke or the control did not. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      bookings: { type: 'string', default: '300' },
      kills: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      supply: { type: 'string', default: 'all' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const given = {
    bookings: Number(values.bookings),
    kills: Number(values.kills),
    seed: Number(values.seed),
    supply: supplyOf(values.supply),
  };
  const server = process.env['TEST_DATABASE_URL'] ?? null;
  const places: (readonly [string, string | null])[] = [['embedded', null]];
  if (server) places.push(['PostgreSQL', server]);
  else console.log('TEST_DATABASE_URL is not set: the runs on PostgreSQL are left out.');
  const runs: [string, FaultReport][] = [];
  for (const [name, serverUrl] of places) runs.push([name, await runFaults({ ...given, serverUrl })]);
  const controls: [string, FaultReport][] = [];
  for (const shop of SAMPLE_SHOPS) {
    const control = await runFaults({ ...given, serverUrl: null, control: true, shops: [shop] });
    controls.push([`control ${shop.booking.vertical}`, control]);
  }
  const ungated = await runFaults({
    ...given,
    bookings: Math.min(20, given.bookings),
    kills: 2,
    serverUrl: null,
    ungated: true,
  });
  report([...runs, ['control gates', ungated]], controls, values.verbose);
  const broken = runs.some(([, run]) => countOf(run.violations) > 0);
  const toothless = controls.some(([, run]) => countOf(run.violations) === 0) || ungated.violations.I13.length === 0;
  if (toothless) console.log('A control broke nothing, so the run proves nothing.');
  process.exitCode = broken || toothless ? 1 : 0;
}

function supplyOf(asked: string): Supply {
  const found = (Object.keys(supplies) as Supply[]).find((supply) => supply === asked);
  if (!found) throw new TypeError(`--supply is ${asked}; it must be one of ${Object.keys(supplies).join(', ')}`);
  return found;
}

/** The control keeps no records of its own, so only the books outside judge it. */
const outsideOnly: readonly Invariant[] = ['I2', 'I3', 'I4', 'I5', 'I10'];

function report(
  judged: readonly (readonly [string, FaultReport])[],
  controls: readonly (readonly [string, FaultReport])[],
  verbose: boolean,
): void {
  const runs = [...judged, ...controls];
  const row = (name: string, of: (run: FaultReport) => string | number): string =>
    `${name.padEnd(84)}${runs.map(([, run]) => String(of(run)).padStart(16)).join('')}`;
  console.log(`${''.padEnd(84)}${runs.map(([name]) => name.padStart(16)).join('')}`);
  console.log(row('bookings', (run) => run.bookings));
  console.log(row('items of them', (run) => run.items));
  console.log(row('booked and kept', (run) => run.confirmed));
  console.log(row('booked and cancelled', (run) => run.cancelled));
  console.log(row('booked, and a part cancelled', (run) => run.partly));
  console.log(row('orders that charged nothing', (run) => run.uncharged));
  console.log(row('orders given up', (run) => run.givenUp));
  console.log(row('orders of several kinds', (run) => run.mixed));
  console.log(row('kill -9', (run) => run.kills));
  console.log(row('boundaries killed at', (run) => Object.keys(run.killed).length));
  console.log(row('seconds', (run) => run.seconds.toFixed(0)));
  const cell = (name: Invariant, run: FaultReport): string =>
    controls.some(([, control]) => control === run) && !outsideOnly.includes(name)
      ? 'not judged'
      : String(run.violations[name].length);
  for (const name of Object.keys(invariants) as Invariant[])
    console.log(row(`${name}  ${invariants[name]}`, (run) => cell(name, run)));
  console.log(row('violations', (run) => countOf(run.violations)));
  if (!verbose) return;
  for (const [name, run] of runs)
    console.log(name, JSON.stringify({ killed: run.killed, violations: run.violations }, null, 1));
}
