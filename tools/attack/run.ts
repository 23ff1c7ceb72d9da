import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manyAddresses } from './addresses.ts';
import { backups } from './backups.ts';
import { bookingLinks, bookingSearch } from './booking-search.ts';
import { mailedCodes } from './codes.ts';
import { cookieJar } from './cookies.ts';
import { forgery } from './forgery.ts';
import { oneAccount, stuffing } from './guessing.ts';
import { halfSession } from './half.ts';
import { heldSecrets, secretsIn } from './held-secrets.ts';
import type { Attack, Outcome } from './kinds.ts';
import { listen } from './listen.ts';
import { lockOut } from './lock-out.ts';
import { oddRequests } from './odd-requests.ts';
import { oneAddress } from './one-address.ts';
import { openFiles } from './open-files.ts';
import { openRedirect } from './open-redirect.ts';
import { packages } from './packages.ts';
import { hostilePasskeys, passkeyField } from './passkeys.ts';
import { passwordRules } from './password-rules.ts';
import { providerRounds } from './providers.ts';
import { sameAnswer } from './same-answer.ts';
import { secrets } from './secrets.ts';
import { anotherCookie, endedEverywhere } from './sessions.ts';
import { smallDoors } from './small-doors.ts';
import { slowRequests } from './slow-requests.ts';
import { starvedBox } from './starved-box.ts';
import { takenAccounts } from './taken-accounts.ts';

const ATTACKS: readonly Attack[] = [
  sameAnswer,
  oneAccount,
  stuffing,
  passwordRules,
  anotherCookie,
  endedEverywhere,
  hostilePasskeys,
  passkeyField,
  mailedCodes,
  lockOut,
  starvedBox,
  takenAccounts,
  oneAddress,
  bookingSearch,
  bookingLinks,
  manyAddresses,
  oddRequests,
  slowRequests,
  providerRounds,
  halfSession,
  forgery,
  openRedirect,
  cookieJar,
  secrets,
  openFiles,
  backups,
  smallDoors,
  packages,
];

const RESULTS = join(import.meta.dirname, '../../bench/results');

/** `npm run attack -- --only S2,S4 --seed 1 --quick`; ends with 1 when anything went through, else with 2 when anything was skipped. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
    },
  });
  const wanted = new Set(values.only.split(',').filter(Boolean));
  const given = { full: !values.quick, seed: Number(values.seed) };
  const runs: Run[] = [];
  const logs: string[] = [];
  // A site without a socket keeps no process alive while only a thread of it is at work.
  const alive = setInterval(() => undefined, 60_000);
  for (const attack of ATTACKS.filter(({ id }) => wanted.size === 0 || wanted.has(id))) {
    const run = await runOne(attack, given, logs);
    runs.push(run);
    print(run);
  }
  clearInterval(alive);
  const searched = searchLogs(logs, wanted.size === 0);
  runs.push(searched);
  print(searched);
  table(runs);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'attack.json'), `${JSON.stringify({ ...given, runs }, null, 1)}\n`);
  process.exitCode = exitCodeOf(runs);
}

/** What was skipped is not held: only 0 says that everything was tried and nothing went through. */
export function exitCodeOf(runs: readonly Pick<Outcome, 'breaches' | 'skipped'>[]): 0 | 1 | 2 {
  if (runs.some(({ breaches }) => breaches.length > 0)) return 1;
  return runs.some(({ skipped }) => skipped !== undefined) ? 2 : 0;
}

interface Run extends Outcome {
  readonly id: string;
  readonly what: string;
  readonly seconds: number;
}

async function runOne({ id, what, run }: Attack, given: Parameters<Attack['run']>[0], logs: string[]): Promise<Run> {
  const began = Date.now();
  const heard = listen();
  // An attack that cannot be run proves nothing, so it counts as a breach.
  const outcome = await run(given).catch((error: unknown): Outcome => ({
    tries: 0,
    breaches: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  heard.stop();
  logs.push(heard.text());
  return { id, what, seconds: Math.round((Date.now() - began) / 1_000), ...outcome };
}

/** F2, S31: nothing of what was typed, mailed or given during all attacks may stand in what the site wrote meanwhile. */
function searchLogs(logs: readonly string[], all: boolean): Run {
  const began = Date.now();
  const text = logs.join('\n');
  const secrets = heldSecrets();
  const breaches = secretsIn(text, secrets).map((what) => `the logs of the run hold ${what}`);
  if (all && text.trim() === '') breaches.push('nothing was written, so nothing was searched');
  return {
    id: 'logs',
    what: 'all that the site wrote during all attacks above, searched for every secret that was sent or given',
    tries: secrets.size,
    breaches,
    facts: { secrets: secrets.size, 'lines searched': text.split('\n').filter(Boolean).length },
    seconds: Math.round((Date.now() - began) / 1_000),
  };
}

function print({ id, what, facts = {}, breaches, skipped }: Run): void {
  console.log(`\n${id}  ${what}`);
  if (skipped !== undefined) console.log(`    SKIPPED ${skipped}`);
  for (const [name, value] of Object.entries(facts)) console.log(`    ${name}: ${value}`);
  for (const breach of breaches.slice(0, 20)) console.log(`    BREACH ${breach}`);
  if (breaches.length > 20) console.log(`    and ${breaches.length - 20} more`);
}

function table(runs: readonly Run[]): void {
  const row = (cells: readonly (string | number)[]): string =>
    `${String(cells[0]).padEnd(5)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(10))
      .join('')}`;
  console.log(`\n${row(['', 'tries', 'breaches', 'seconds'])}`);
  for (const { id, tries, breaches, seconds, skipped } of runs)
    console.log(row(skipped === undefined ? [id, tries, breaches.length, seconds] : [id, 'skipped', '', seconds]));
  const sum = (of: (run: Run) => number): number => runs.reduce((total, run) => total + of(run), 0);
  console.log(
    row(['all', sum(({ tries }) => tries), sum(({ breaches }) => breaches.length), sum((run) => run.seconds)]),
  );
}
