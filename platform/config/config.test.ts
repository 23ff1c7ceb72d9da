import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigRefused, loadConfig } from './config.ts';
import { withSecretKeys } from './secrets.ts';

const KEY = 'k'.repeat(32);
const PRODUCTION = {
  MODE: 'production',
  BASE_URL: 'https://travel.example.com',
  SECRET_KEYS: KEY,
  DATABASE_URL: 'postgres://app:pw@db/wayfold',
  MAIL_URL: 'smtps://mail.example.com',
};

function problemsOf(env: Record<string, string>): Record<string, string> {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigRefused) {
      return Object.fromEntries(error.problems.map(({ variable, reason }) => [variable, reason]));
    }
    throw error;
  }
  return {};
}

test('nothing set is a demo on this machine only', () => {
  expect(loadConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    trustProxy: false,
    databaseUrl: null,
    suppliers: ['house'],
    payments: 'simulator',
  });
});

test('all problems are told at once, each with its variable', () => {
  const problems = problemsOf({
    MODE: 'prod',
    PORT: '99999',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    BASE_URL: 'ftp://x',
  });
  expect(Object.keys(problems).sort()).toEqual(['BASE_URL', 'DATABASE_URL', 'LOG_LEVEL', 'MODE', 'PORT']);
});

test('a reason never repeats an address, since it may hold a password', () => {
  expect(problemsOf({ DATABASE_URL: 'mysql://app:hunter2@db/x' })['DATABASE_URL']).not.toContain('hunter2');
});

test('a complete production configuration starts', () => {
  expect(loadConfig(PRODUCTION)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
});

test.each([
  [{ BASE_URL: 'http://travel.example.com' }, 'BASE_URL', 'not https'],
  [{ BASE_URL: '' }, 'BASE_URL', 'missing'],
  [{ SECRET_KEYS: '' }, 'SECRET_KEYS', 'missing'],
  [{ SECRET_KEYS: `${KEY},short` }, 'SECRET_KEYS', 'shorter'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL', 'EMBEDDED_OK'],
  [{ MAIL_URL: '' }, 'MAIL_URL', 'folder'],
  [{ SUPPLIERS: 'house,duffel' }, 'PAYMENTS', 'duffel'],
])('production refuses %j', (change, variable, reason) => {
  const problems = problemsOf({ ...PRODUCTION, ...change });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toContain(reason);
});

test('production with the embedded database starts when that is meant', () => {
  expect(loadConfig({ ...PRODUCTION, DATABASE_URL: '', EMBEDDED_OK: 'true' }).databaseUrl).toBeNull();
});

test('plain http is refused anywhere but on this machine', () => {
  expect(problemsOf({ BASE_URL: 'http://192.168.1.4:3000' })['BASE_URL']).toContain('localhost');
  expect(problemsOf({ BASE_URL: 'http://juniper.localhost:3000' })).toEqual({});
});

test('a base address with a path is refused', () => {
  expect(problemsOf({ BASE_URL: 'https://x.example/travel' })['BASE_URL']).toContain('only');
});

test('an owner address alone is refused', () => {
  expect(Object.keys(problemsOf({ DATABASE_OWNER_URL: 'postgres://o@db/x' }))).toEqual(['DATABASE_OWNER_URL']);
});

test.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('TRUST_PROXY %s', (value, expected) => {
  expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test('in demo mode a key is made once, kept privately and read again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-config-'));
  try {
    const config = loadConfig({ DATA_DIR: dataDir });
    const first = withSecretKeys(config).secretKeys;
    expect(first[0]?.length).toBeGreaterThanOrEqual(32);
    expect(withSecretKeys(config).secretKeys).toEqual(first);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o077).toBe(0);
    expect(withSecretKeys({ ...config, secretKeys: [KEY] }).secretKeys).toEqual([KEY]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
