import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mailedCodes } from './codes.ts';
import { cookieJar } from './cookies.ts';
import { forgery } from './forgery.ts';
import { oneAccount, stuffing } from './guessing.ts';
import { halfSession } from './half.ts';
import type { Attack, Outcome } from './kinds.ts';
import { openRedirect } from './open-redirect.ts';
import { hostilePasskeys, passkeyField } from './passkeys.ts';
import { passwordRules } from './password-rules.ts';
import { providerRounds } from './providers.ts';
import { sameAnswer } from './same-answer.ts';
import { secrets } from './secrets.ts';
import { anotherCookie, endedEverywhere } from './sessions.ts';

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
  providerRounds,
  halfSession,
  forgery,
  openRedirect,
  cookieJar,
  secrets,
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
  for (const attack of ATTACKS.filter(({ id }) => wanted.size === 0 || wanted.has(id))) {
    const run = await runOne(attack, given);
    runs.push(run);
    print(run);
  }
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

async function runOne({ id, what, run }: Attack, given: Parameters<Attack['run']>[0]): Promise<Run> {
  const began = Date.now();
  // An attack that cannot be run proves nothing, so it counts as a breach.
  const outcome = await run(given).catch((error: unknown): Outcome => ({
    tries: 0,
    breaches: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  return { id, what, seconds: Math.round((Date.now() - began) / 1_000), ...outcome };
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
