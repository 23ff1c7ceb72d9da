import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createAccount } from '#domain/identity';
import { loadConfig } from '#platform/config';
import { openDatabase, type OpenDatabase } from '#platform/database';
import { silentLogger, testCtx } from '#platform/testing';
import { operator } from './operator.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'operator-news-'));
const env = { MODE: 'test', DATA_DIR: dataDir };
afterAll(() => rmSync(dataDir, { recursive: true }));

const GOOD = `---
id: winter
brand: juniper
subject.en: Winter sun
subject.de: Wintersonne
---

=== en
Hello
=== de
Hallo
`;

function fileOf(text: string): string {
  const file = join(dataDir, 'edition.md');
  writeFileSync(file, text);
  return file;
}

async function run(...args: string[]): Promise<readonly string[]> {
  const said: string[] = [];
  await operator(['news', ...args], env, (line) => said.push(line));
  return said;
}

async function withDatabase<T>(work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase({ config: { ...loadConfig(env), databaseUrl: null }, log: silentLogger });
  return work(open).finally(open.close);
}

const jobs = () =>
  withDatabase(async ({ database }) => {
    const { rows } = await sql`select from job where topic = 'news.send'`.execute(database.query);
    return rows.length;
  });

test('a dry run says who gets which language and writes it down, and sends nothing; the real one queues, once', async () => {
  await withDatabase(async ({ database }) => {
    for (const [locale, brand, news] of [
      ['en-GB', 'juniper', true],
      ['de-AT', 'juniper', true],
      ['ja-JP', 'juniper', true],
      ['en-GB', 'juniper', false],
      ['en-GB', 'wayfold', true],
    ] as const) {
      const ctx = testCtx({ db: database, locale, brand });
      const email = `${ctx.ids.uuid()}@readers.example`;
      await database.transact((tx) => createAccount({ ...ctx, tx }, { email, confirmed: true, news }));
    }
  });
  const file = fileOf(GOOD);
  const said = await run(file, '--dry-run');
  expect(said).toEqual([
    'winter: 3 asked for news of juniper',
    '  de-AT 1',
    '  en-GB 1',
    '  ja-JP 1: no text in ja, so they get en',
    `Nothing is sent. Look at ${join(dataDir, 'news', 'winter')}`,
  ]);
  const written = (name: string) => readFileSync(join(dataDir, 'news', 'winter', name), 'utf8');
  expect(written('de-AT.html')).toContain('<h1>Wintersonne</h1>');
  expect(written('ja-JP.txt')).toContain('Winter sun');
  expect(await jobs()).toBe(0);
  expect((await run(file)).at(-1)).toBe('winter is queued; the site sends it while it runs.');
  expect((await run(file)).slice(-3)).toEqual([
    'winter was begun before:',
    '0 sent, 0 waiting, 0 not wanted any more, 0 failed, 0 unsure.',
    'It goes on where it stands; nobody gets it twice.',
  ]);
  expect(await jobs()).toBe(1);
  await expect(run(fileOf(GOOD.replace('Hello', 'Bye')))).rejects.toMatchObject({ code: 'EDITION_CHANGED' });
}, 90_000);

test('a bad file ends with 2, each fault with its line and field, and nothing is queued', () => {
  const file = fileOf(
    GOOD.replace('juniper', 'jumper').replace('id: winter', 'id: other').replace('Hello', '<b>Hi</b>'),
  );
  const command = [join(import.meta.dirname, 'operator.ts'), 'news', file];
  const { status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  expect(stderr.trim().split('\n')).toEqual([
    `${file}:3: brand: there is no brand jumper; there are wayfold, juniper, kestrel, ledger, pocket`,
    `${file}:9: body.en: HTML is not taken; write plain text`,
  ]);
  expect(status).toBe(2);
  expect(existsSync(join(dataDir, 'news', 'other'))).toBe(false);
}, 60_000);

test.for([[[]], [['a', 'b']], [['a', '--now']]] as const)('%j is answered with how it is used', async ([args]) => {
  await expect(run(...args)).rejects.toThrow(/Usage: npm run operator -- news/);
});
