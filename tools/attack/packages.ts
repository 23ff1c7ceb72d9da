import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attack, createTally } from './kinds.ts';

/** An entry of the lock file, as far as it says what may be installed. */
export interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** What would be unpacked whatever a registry answers: entries without the hash of their bytes. */
export function unverified(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
    .map(([path]) => path);
}

/** A binary of another platform: what a lock that was written on one machine forgets first. */
const FOREIGN = /rolldown\/binding-|tsgolint|-(musl|arm64|win32)/;

/** F11: a registry that answers other bytes than those that were locked. */
export const packages: Attack = {
  id: 'F11',
  what: 'a registry that answers other bytes for what the lock file names: npm ci refuses them',
  async run({ full }) {
    const { packages: locked } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
    ) as { packages: Readonly<Record<string, Locked>> };
    const tally = createTally();
    const open = new Set(unverified(locked));
    for (const path of Object.keys(locked)) tally.check(!open.has(path), `${path} has no integrity value`);
    const foreign = Object.entries(locked).filter(([path]) => FOREIGN.test(path));
    for (const [path, entry] of foreign.slice(0, full ? 3 : 1))
      tally.check(!(await installs(entry)), `other bytes were installed as ${path}`);
    tally.check(
      await installs({ version: '1.0.0' }),
      'npm refuses what has no integrity value: this try proves nothing',
    );
    return tally.outcome({ 'locked packages': Object.keys(locked).length, 'without integrity': open.size });
  },
};

/** Whether `npm ci` takes a package of ours in the place of a locked one. */
async function installs({ version = '', integrity }: Locked): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-packages-'));
  const server = createServer((_, response) => response.end(readFileSync(join(folder, 'victim.tgz'))));
  try {
    await run('tar', ['-czf', 'victim.tgz', 'package/package.json'], prepared(folder, version));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const resolved = `http://127.0.0.1:${(server.address() as AddressInfo).port}/victim.tgz`;
    const dependencies = { victim: version };
    const site = { name: 'site', version: '1.0.0', dependencies };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
    const entry = { version, resolved, ...(integrity !== undefined && { integrity }) };
    const lock = { ...site, lockfileVersion: 3, packages: { '': site, 'node_modules/victim': entry } };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const cache = join(folder, 'cache');
    return await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--prefer-offline', '--cache', cache], folder);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepared(folder: string, version: string): string {
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: 'victim', version }));
  return folder;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  const shell = process.platform === 'win32';
  const [code] = (await once(spawn(command, args, { cwd, stdio: 'ignore', shell }), 'exit')) as [number | null];
  return code === 0;
}
