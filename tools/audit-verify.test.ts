import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from '#zod';
import { sealAudit } from '#domain/audit';
import { anybody, writeVerb } from '#domain/kernel';
import { loadConfig, withSecretKeys } from '#platform/config';
import type { Database } from '#platform/core';
import { openDatabase } from '#platform/database';
import { systemClock } from '#platform/clock';
import { silentLogger, testCtx } from '#platform/testing';
import { AUDIT_SIGNATURE } from '../server/compose/audit.ts';
import { auditAnchor } from '../server/compose/audit-anchor.ts';
import { createSigner } from '../server/compose/signer.ts';
import { verify } from './audit-verify.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'audit-'));
const env = { MODE: 'test', DATA_DIR: dataDir };
const config = withSecretKeys(loadConfig(env));
const seal = sealAudit({
  signer: createSigner(config.secretKeys, AUDIT_SIGNATURE),
  anchor: auditAnchor(dataDir),
});

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const open = await openDatabase({ config: { ...config, databaseUrl: null }, log: silentLogger });
  try {
    await work(open.database);
  } finally {
    await open.close();
  }
}

const ctxOf = (db: Database) => testCtx({ db, clock: systemClock, actor: { job: 'test' }, log: silentLogger });
const act = writeVerb({
  name: 'test.act',
  allow: anybody,
  input: z.object({}),
  audit: () => ({ thing: 'a' }),
  run: async () => null,
});

async function run(...args: string[]): Promise<{ whole: boolean; said: string }> {
  const said: string[] = [];
  const whole = await verify(args, env, (line) => said.push(line));
  return { whole, said: said.join('\n') };
}

beforeAll(() =>
  withDatabase(async (db) => {
    for (let entry = 0; entry < 5; entry++) await act({ ctx: ctxOf(db), input: {} });
    await seal(ctxOf(db));
    await act({ ctx: ctxOf(db), input: {} });
    await seal(ctxOf(db));
    await act({ ctx: ctxOf(db), input: {} });
  }),
);
afterAll(() => rmSync(dataDir, { recursive: true }));

test('S32 the verifier counts entries, seals and the unsealed tail, and knows the head that DATA_DIR remembers', async () => {
  const { whole, said } = await run();
  expect(whole).toBe(true);
  expect(said).toMatch(
    /Entries: 7\nSeals: 2\nHead: 2:[0-9a-f]{64} \(this DATA_DIR remembers seal 2\)\nUnsealed tail: 1, /,
  );
  expect(said).toMatch(/Whole\.$/);
});

test('S32 a file that was written out verifies by itself, and no longer after a change', async () => {
  const [file, bad] = [join(dataDir, 'trail.jsonl'), join(dataDir, 'bad.jsonl')];
  const { said } = await run('--write', file);
  const [, head = ''] = /Head: (\S+)/.exec(said) ?? [];
  expect(await run(file, '--head', head)).toMatchObject({ whole: true });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  writeFileSync(bad, lines.with(2, lines[2]!.replace('test.act', 'test.other')).join('\n'));
  const changed = await run(bad);
  expect([changed.whole, changed.said]).toEqual([
    false,
    expect.stringMatching(/FAULTS: 1\. The first: entry \S+ \(seal 1\) was changed/),
  ]);
  writeFileSync(bad, lines.filter((line) => !/"(number|seal)":2/.test(line)).join('\n'));
  const cut = await run(bad, '--head', head);
  expect([cut.whole, cut.said]).toEqual([false, expect.stringMatching(/The first: seal 2 was there once/)]);
  expect((await run(bad)).said).toMatch(/seal 2 was there once/);
});

test('S32 what the owner of the database changed is found, and so is the site that runs', async () => {
  await withDatabase(async (db) => {
    await sql`reset role`.execute(db.query);
    await sql`update audit_entry set facts = '{"thing": "b"}'
      where id = (select entry_id from audit_sealed_entry where seal = 1 and position = 3)`.execute(db.query);
    await sql`set role wayfold_app`.execute(db.query);
    await expect(run()).rejects.toThrow(/is in use|already/i);
  });
  const { whole, said } = await run();
  expect([whole, said]).toEqual([
    false,
    expect.stringMatching(/FAULTS: 1\. The first: entry \S+ \(seal 1\) was changed/),
  ]);
});

test('where nothing is, nothing is made', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'audit-'));
  const verifyThere = (more: object) => verify([], { MODE: 'test', DATA_DIR: empty, ...more }, () => undefined);
  await expect(verifyThere({})).rejects.toThrow(/SECRET_KEYS/);
  await expect(verifyThere({ SECRET_KEYS: 'k'.repeat(40) })).rejects.toThrow(/no database/);
  rmSync(empty, { recursive: true });
});
