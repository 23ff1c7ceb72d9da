import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { loadConfig } from '#platform/config';
import { openDatabase } from '#platform/database';
import { seededRandom } from '#platform/random';
import { silentLogger } from '#platform/testing';
import { verify } from '../audit-verify.ts';
import { backup } from '../backup.ts';
import { restore } from '../restore.ts';
import { type Attack, createTally } from './kinds.ts';

const WRITER = join(import.meta.dirname, 'audit-writer.ts');
const LATEST_KILL_MS = 400;
const silent = (): void => undefined;

type Tally = ReturnType<typeof createTally>;

/** F9: whoever loses the machine of a site, at any moment, or is handed a backup that somebody changed. */
export const backups: Attack = {
  id: 'F9',
  what: 'backups of a site that writes and is killed are restored with every seal they had; cut, changed and forged ones are noticed',
  async run({ full, seed }) {
    const tally = createTally();
    const random = seededRandom(seed);
    const base = mkdtempSync(join(tmpdir(), 'attack-backups-'));
    try {
      const facts: Record<string, number> = { 'seals kept': 0 };
      for (let n = 0; n < (full ? 5 : 1); n += 1) {
        const round = roundIn(join(base, String(n)));
        const sealed = await backUpAndKill(round, random.next() * LATEST_KILL_MS);
        facts['seals kept'] = (facts['seals kept'] ?? 0) + (await comesBack(tally, round, sealed));
        if (n === 0) await isNoticed(tally, round);
      }
      return tally.outcome(facts);
    } finally {
      rmSync(base, { recursive: true, force: true });
    }
  },
};

const roundIn = (folder: string) => ({
  folder,
  dataDir: join(folder, 'data'),
  file: `${folder}.tgz`,
  restored: join(folder, 'restored'),
});
type Round = ReturnType<typeof roundIn>;

const envOf = (dataDir: string) => ({ MODE: 'test', DATA_DIR: dataDir });

/** Gives how many acts were sealed, and said to be, before the backup was asked for. */
async function backUpAndKill({ dataDir, file }: Round, killAfterMs: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER], {
    env: { PATH: process.env['PATH'], ...envOf(dataDir) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(writer, 'exit');
  try {
    const ended = gone.then(() => Promise.reject(new TypeError('The site ended')));
    let last = await Promise.race([once(writer.stdout, 'data').then(([said]) => lastOf(said)), ended]);
    writer.stdout.on('data', (said: Buffer) => (last = lastOf(said)));
    const before = last;
    await backup([file], envOf(dataDir), silent);
    await wait(killAfterMs);
    return before;
  } finally {
    writer.kill('SIGKILL');
    await gone;
  }
}

function lastOf(said: Buffer): number {
  return Number(said.toString().trim().split('\n').at(-1));
}

/** On another machine, from the file and the key; gives how many seals it has. */
async function comesBack(tally: Tally, { dataDir, file, restored, folder }: Round, sealed: number): Promise<number> {
  const key = join(dataDir, 'secret-key');
  await restore([file], envOf(restored), silent);
  copyFileSync(key, join(restored, 'secret-key'));
  const report = await trailOf(restored);
  tally.check(report.whole, `the trail of a restored backup is not whole: ${report.said}`);
  tally.check(report.entries >= sealed, `${report.entries} acts came back of ${sealed} that were sealed before`);
  const inside = gunzipSync(readFileSync(file));
  tally.check(!inside.includes(readFileSync(key, 'utf8').trim()), 'the backup holds the key');
  const after = await trailOf(dataDir);
  tally.check(after.whole, `the trail of the killed site is not whole: ${after.said}`);
  tally.check(after.entries >= report.entries, `the killed site lost acts: ${after.entries} of ${report.entries}`);
  const copy = join(folder, 'copy');
  cpSync(dataDir, copy, { recursive: true });
  tally.check(await opens(copy), 'a copied DATA_DIR does not start');
  return report.seals;
}

async function trailOf(dataDir: string) {
  const lines: string[] = [];
  const whole = await verify([], envOf(dataDir), (line) => lines.push(line));
  const said = lines.join('\n');
  const count = (what: string): number => Number(new RegExp(`${what}: (\\d+)`).exec(said)?.[1] ?? 0);
  return { whole, said, entries: count('Entries'), seals: count('Seals') };
}

/** A file that was cut or changed is refused; one whose rows were changed is restored, and its trail says so. */
async function isNoticed(tally: Tally, { file, folder, restored, dataDir }: Round): Promise<void> {
  const good = readFileSync(file);
  const flipped = Buffer.from(good);
  flipped[Math.floor(good.length / 2)] = (good[Math.floor(good.length / 2)] ?? 0) ^ 1;
  const bad = { cut: good.subarray(0, Math.floor(good.length / 2)), changed: flipped, empty: Buffer.alloc(0) };
  for (const [what, content] of Object.entries(bad)) {
    const path = join(folder, `${what}.tgz`);
    writeFileSync(path, content);
    const taken = await restore([path], envOf(join(folder, what)), silent).then(
      () => true,
      () => false,
    );
    tally.check(!taken, `a backup that is ${what} is restored`);
  }
  const onto = await restore([file], envOf(dataDir), silent).then(
    () => true,
    () => false,
  );
  tally.check(!onto, 'a backup is restored over a database that is there');
  await forge(restored);
  const forged = join(folder, 'forged.tgz');
  await backup([forged], envOf(restored), silent);
  const again = join(folder, 'again');
  await restore([forged], envOf(again), silent);
  copyFileSync(join(restored, 'secret-key'), join(again, 'secret-key'));
  tally.check(!(await trailOf(again)).whole, 'an act that was rewritten in a backup is not noticed');
}

/** As whoever holds the files may: past the role of the site, which cannot. */
async function forge(dataDir: string): Promise<void> {
  const open = await openDatabase({ config: loadConfig(envOf(dataDir)), log: silentLogger });
  try {
    await sql`reset role`.execute(open.database.query);
    await sql`update audit_entry set verb = 'test.other' where request_id is not null`.execute(open.database.query);
  } finally {
    await open.close();
  }
}

async function opens(dataDir: string): Promise<boolean> {
  const open = await openDatabase({ config: loadConfig(envOf(dataDir)), log: silentLogger }).catch(() => null);
  await open?.close();
  return open !== null;
}
