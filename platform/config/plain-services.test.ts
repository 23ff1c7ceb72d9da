import pg from 'pg';
import { expect, test } from 'vitest';
import { ConfigRefused, loadConfig } from './config.ts';

const PRODUCTION = {
  MODE: 'production',
  BASE_URL: 'https://travel.example.com',
  SECRET_KEYS: 'k'.repeat(32),
  DATABASE_URL: 'postgres://app:pw@db/wayfold',
  MAIL_URL: 'smtps://mail.example.com',
};
const FAR = 'postgres://app:pw@db.example.com/site';

function problemsOf(env: Record<string, string>): Record<string, string> {
  try {
    loadConfig({ ...PRODUCTION, ...env });
  } catch (error) {
    if (!(error instanceof ConfigRefused)) throw error;
    return Object.fromEntries(error.problems.map(({ variable, reason }) => [variable, reason]));
  }
  return {};
}

test.for([
  [{ DATABASE_URL: FAR }, 'DATABASE_URL', 'sslmode=verify-full'],
  [{ DATABASE_OWNER_URL: FAR }, 'DATABASE_OWNER_URL', 'sslmode=verify-full'],
  [{ VALKEY_URL: 'redis://cache.example.com' }, 'VALKEY_URL', 'rediss://'],
  [{ VALKEY_URL: 'valkey://:pw@203.0.114.7:6379' }, 'VALKEY_URL', 'valkeys://'],
  [{ FILES_URL: 'http://key:pw@s3.example.com/box' }, 'FILES_URL', 'https://'],
] as const)('in production %j leads to another network without TLS and ends the start', ([env, variable, form]) => {
  const problems = problemsOf({ ...env });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toContain(form);
  expect(problems[variable]).not.toContain('pw');
});

test('in production services in other networks are reached over TLS', () => {
  expect(
    problemsOf({
      DATABASE_URL: `${FAR}?sslmode=verify-full`,
      DATABASE_OWNER_URL: `${FAR}?sslmode=require`,
      VALKEY_URL: 'rediss://cache.example.com',
    }),
  ).toEqual({});
  expect(problemsOf({ VALKEY_URL: 'valkeys://cache.example.com' })).toEqual({});
  for (const near of ['http://key:pw@minio:9000/box', 'https://key:pw@s3.example.com/box?region=eu-central-1'])
    expect(problemsOf({ FILES_URL: near })).toEqual({});
});

test.for([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.4',
  '100.64.0.1',
  '[fd12:3456::1]',
  'db',
  'site-db_1',
  '%2Fvar%2Frun%2Fpostgresql',
])('in production %s is near enough to be reached without TLS', (host) => {
  const env = { DATABASE_URL: `postgres://app@${host}/site` };
  expect(problemsOf(host.startsWith('%') ? env : { ...env, VALKEY_URL: `redis://${host}` })).toEqual({});
});

test.for([
  'db.example.com',
  '172.32.0.1',
  '8.8.8.8',
  '134744072',
  '[2a00:1450::1]',
  '[::ffff:8.8.8.8]',
  'db.internal',
  'localhost.example.com',
])('in production %s is in another network', (host) => {
  expect(Object.keys(problemsOf({ DATABASE_URL: `postgres://app@${host}/site` }))).toEqual(['DATABASE_URL']);
});

test('a host in the query, or in PGHOST where the address has none, counts as well', () => {
  expect(Object.keys(problemsOf({ DATABASE_URL: 'postgres://app@db/site?host=db.example.com' }))).toEqual([
    'DATABASE_URL',
  ]);
  const bare = { DATABASE_URL: 'postgres:///site' };
  expect(Object.keys(problemsOf({ ...bare, PGHOST: 'db.example.com' }))).toEqual(['DATABASE_URL']);
  expect([problemsOf(bare), problemsOf({ ...bare, PGHOST: '10.0.0.2' })]).toEqual([{}, {}]);
});

test('what is taken for TLS is a checked certificate to the driver of PostgreSQL, and plain or unchecked ones are refused', () => {
  const taken = [];
  for (const query of [
    'sslmode=require',
    'sslmode=verify-ca',
    'sslmode=verify-full',
    'sslmode=verify-full&uselibpqcompat=true',
    'sslmode=require&uselibpqcompat=true',
    'sslmode=no-verify',
    'sslmode=disable',
    'sslmode=verify-full&sslmode=disable',
    'application_name=site',
  ]) {
    const address = `${FAR}?${query}`;
    if (Object.keys(problemsOf({ DATABASE_URL: address })).length > 0) continue;
    taken.push(query);
    expect(new pg.Client({ connectionString: address })).toMatchObject({ ssl: {} });
    expect(new pg.Client({ connectionString: address })).not.toMatchObject({ ssl: { rejectUnauthorized: false } });
  }
  expect(taken).toEqual([
    'sslmode=require',
    'sslmode=verify-ca',
    'sslmode=verify-full',
    'sslmode=verify-full&uselibpqcompat=true',
  ]);
});

test('outside of production nothing of this is asked', () => {
  expect(loadConfig({ DATABASE_URL: FAR, VALKEY_URL: 'redis://cache.example.com' }).databaseUrl).toBe(FAR);
});
