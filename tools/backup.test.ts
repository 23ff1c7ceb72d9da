import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { ConfigRefused } from '#platform/config';
import { filesIn, folderStore } from '#platform/files';
import { createSealer } from '#platform/sealing';
import { begin } from '../server/compose/begin.ts';
import { verify } from './audit-verify.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const base = mkdtempSync(join(tmpdir(), 'backup-'));
const [dataDir, restored, file] = [join(base, 'data'), join(base, 'restored'), join(base, 'backup.tgz')];
const envOf = (folder: string) => ({ MODE: 'test', DATA_DIR: folder });
afterAll(() => rmSync(base, { recursive: true, force: true }));

test(
  'a backup of a site that writes and is then killed is restored with a whole audit trail',
  { timeout: 120_000 },
  async () => {
    const writer = spawn(process.execPath, [join(import.meta.dirname, 'attack/audit-writer.ts')], {
      env: { PATH: process.env['PATH'], ...envOf(dataDir) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    try {
      const ended = once(writer, 'exit').then(() => Promise.reject(new Error('The writer ended')));
      await Promise.race([once(writer.stdout, 'data'), ended]);
      writer.stdout.resume();
      await backup([file], envOf(dataDir), (line) => said.push(line));
    } finally {
      const gone = once(writer, 'exit');
      writer.kill('SIGKILL');
      await gone;
    }
    expect(said.join('\n')).toContain(join(dataDir, 'secret-key'));
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(backup([file], envOf(dataDir), () => {})).rejects.toThrow('there already');
    await expect(restore([file], envOf(dataDir), () => {})).rejects.toThrow('not empty');
    await restore([file], envOf(restored), () => {});
    expect(existsSync(join(restored, 'secret-key'))).toBe(false);
    copyFileSync(join(dataDir, 'secret-key'), join(restored, 'secret-key'));
    for (const folder of [restored, dataDir]) {
      const lines: string[] = [];
      expect(await verify([], envOf(folder), (line) => lines.push(line))).toBe(true);
      expect(lines.join('\n')).toMatch(/Entries: [1-9]\d*\nSeals: [1-9]/);
    }
    const again = join(base, 'again.tgz');
    await backup([again], envOf(dataDir), () => {});
    expect(statSync(again).size).toBeGreaterThan(100_000);
  },
);

test('what is no whole backup is refused, and nothing is made', async () => {
  const bad = join(base, 'bad.tgz');
  writeFileSync(bad, 'no backup');
  await expect(restore([bad], envOf(join(base, 'none')), () => {})).rejects.toThrow('no whole backup');
  expect(existsSync(join(base, 'none'))).toBe(false);
});

test(
  'files that people sent come back with the database, byte by byte; of a backup that was cut nothing does',
  { timeout: 120_000 },
  async () => {
    const [from, to, packed] = [join(base, 'sent'), join(base, 'sent-back'), join(base, 'sent.tgz')];
    await (await opened(from)).close();
    const sent = [0, 1, 511, 512, 513, 700_000].map((size) => [crypto.randomUUID(), randomBytes(size)] as const);
    const store = folderStore(filesIn(from));
    for (const [id, bytes] of sent) await store.put(id, bytes);
    const said: string[] = [];
    await backup([packed], envOf(from), (line) => said.push(line));
    expect(said[0]).toContain('and the files that people sent');
    expect([statSync(packed).mode & 0o077, existsSync(`${packed}.database`), existsSync(`${packed}.part`)]).toEqual([
      0,
      false,
      false,
    ]);
    await expect(backup([packed], envOf(from), () => {})).rejects.toThrow('there already');

    const cut = join(base, 'sent-cut.tgz');
    writeFileSync(cut, readFileSync(packed).subarray(0, -100));
    await expect(restore([cut], envOf(to), () => {})).rejects.toThrow('no whole backup');
    expect(existsSync(to)).toBe(false);
    await expect(restore([packed], envOf(from), () => {})).rejects.toThrow('not empty');

    await restore([packed], envOf(to), (line) => said.push(line));
    expect(said.join('\n')).toContain('and 6 files that people sent');
    const back = folderStore(filesIn(to));
    for (const [id, bytes] of sent)
      expect([id, bytes.equals((await back.get(id)) ?? Buffer.alloc(9))]).toEqual([id, true]);
    copyFileSync(join(from, 'secret-key'), join(to, 'secret-key'));
    expect(await startOf(to)).toBeNull();
    // Another program reads it as well.
    const listed = spawnSync('tar', ['-tzf', packed], { encoding: 'utf8' });
    if (!listed.error) expect(listed.stdout.trim().split('\n')).toHaveLength(7);

    await backup([join(base, 'elsewhere.tgz')], { ...envOf(from), FILES_URL: 'https://k:s@s3.example/b' }, (line) =>
      said.push(line),
    );
    expect(said.join('\n')).toContain('does not hold the files in FILES_URL');
  },
);

test(
  'a site does not start without the key that sealed what its database holds; with it in place before or after the restore it does',
  { timeout: 120_000 },
  async () => {
    const [from, sealed] = [join(base, 'sealed'), join(base, 'sealed.tgz')];
    const keyIn = (folder: string) => join(folder, 'secret-key');
    const begun = await opened(from);
    await sql`
      with owner as (insert into account (id, created_at, brand, locale)
          values (gen_random_uuid(), now(), 'wayfold', 'en-GB') returning id)
      insert into two_factor (account_id, secret, sealed_with, created_at)
        select id, '', ${begun.keyId}, now() from owner`.execute(begun.query);
    await begun.close();
    await backup([sealed], envOf(from), () => {});

    const after = join(base, 'key-after');
    await restore([sealed], envOf(after), () => {});
    const refused = await startOf(after);
    expect(refused).toBeInstanceOf(ConfigRefused);
    for (const words of ['SECRET_KEYS', keyIn(after), begun.keyId, 'docs/operating.md', 'LOST_KEY_OK'])
      expect(String(refused)).toContain(words);
    expect(existsSync(keyIn(after))).toBe(false);
    expect(await startOf(after, { SECRET_KEYS: 'another key of more than 32 characters' })).toBeInstanceOf(
      ConfigRefused,
    );
    expect(existsSync(keyIn(after))).toBe(false);
    copyFileSync(keyIn(from), keyIn(after));
    expect(await startOf(after)).toBeNull();

    const before = join(base, 'key-before');
    mkdirSync(before);
    copyFileSync(keyIn(from), keyIn(before));
    const said: string[] = [];
    await restore([sealed], envOf(before), (line) => said.push(line));
    expect(said.join('\n')).toContain(`starts with the secret key at ${keyIn(before)}`);
    expect(await startOf(before)).toBeNull();
    const rotated = `a new key of more than 32 characters,${readFileSync(keyIn(from), 'utf8')}`;
    expect(await startOf(before, { SECRET_KEYS: rotated })).toBeNull();
    rmSync(keyIn(before));
    expect(await startOf(before, { LOST_KEY_OK: 'true' })).toBeNull();
  },
);

async function opened(dataDir: string) {
  const { config, opening } = begin({ ...envOf(dataDir), LOG_LEVEL: 'silent' });
  const { database, close } = await opening;
  return { query: database.query, keyId: createSealer(config.secretKeys).keyId, close };
}

/** Null where the site starts on this DATA_DIR, else why it does not. */
async function startOf(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
  try {
    const open = await begin({ ...envOf(dataDir), LOG_LEVEL: 'silent', ...more }).opening;
    await open.close();
    return null;
  } catch (error) {
    return error;
  }
}
