import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigRefused, loadConfig } from './config.ts';
import { liveAmong } from './registries.ts';
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
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY', 'believes everybody'],
  [{ NODE_ENV: 'development' }, 'NODE_ENV', '--dev'],
  [{ NODE_ENV: 'test' }, 'NODE_ENV', 'developers'],
])('production refuses %j', (change, variable, reason) => {
  const problems = problemsOf({ ...PRODUCTION, ...change });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toContain(reason);
});

test('[5-16b] genders of saved travellers are M and F unless an operator says otherwise, of what passports know', () => {
  expect(loadConfig({}).genders).toEqual(['M', 'F']);
  expect(loadConfig({ GENDERS: 'F,M,X' }).genders).toEqual(['F', 'M', 'X']);
  expect(problemsOf({ GENDERS: 'F,Q' })['GENDERS']).toContain('X');
});

test('search threads practise after a start unless an operator says otherwise', () => {
  expect([loadConfig({}).warmUp, loadConfig({ WARM_UP: 'false' }).warmUp]).toEqual([true, false]);
});

test('a demo makes its accounts unless an operator says otherwise', () => {
  expect([loadConfig({}).demoAccounts, loadConfig({ DEMO_ACCOUNTS: 'false' }).demoAccounts]).toEqual([true, false]);
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
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('TRUST_PROXY %s', (value, expected) => {
  expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test.each([
  '10.0.0.1, 0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '::ffff:0:0/96',
  '::ffff:0:0/97',
  '12.0.0.0/8',
  '12.0.0.0/9,10.0.0.0/8,12.128.0.0/9',
  '0.0.0.0/4',
  '2000::/3',
  '2600::/12,loopback',
])('production refuses to believe %s, a part of everybody', (TRUST_PROXY) => {
  expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })['TRUST_PROXY']).toContain('believes everybody, or a part');
});

test('production believes private networks, and public ones of the size that a network of proxies has', () => {
  for (const TRUST_PROXY of [
    'loopback, linklocal, uniquelocal',
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10',
    'fc00::/7,FE80::1',
    '::ffff:10.0.0.0/104',
    '104.16.0.0/13,104.24.0.0/14,172.64.0.0/13,162.158.0.0/15',
    '2400:cb00::/32,2606:4700::/32,2a06:98c0::/29',
  ])
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual({});
});

test('what names no proxy is refused in words, a number of them too', () => {
  for (const TRUST_PROXY of ['1', '200'])
    expect(problemsOf({ TRUST_PROXY })['TRUST_PROXY']).toContain('nobody can check');
  for (const TRUST_PROXY of ['300.1.1.1', '10.0.0.0/33', '10.1', '::1/129', 'proxy.example', '1.2.3.4/', ':::'])
    expect(problemsOf({ TRUST_PROXY })['TRUST_PROXY']).toContain('no address and no network');
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

const GOOGLE = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'gs' };
const NAVER = { NAVER_CLIENT_ID: 'n', NAVER_CLIENT_SECRET: 'ns' };
const PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const APPLE = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k', APPLE_PRIVATE_KEY: PEM.toString() };

test('a way to sign in exists once it is wholly configured', () => {
  expect(loadConfig({}).signIn).toEqual({ google: null, apple: null, naver: null });
  const oneLine = PEM.toString().replaceAll('\n', '\\n');
  expect(loadConfig({ ...GOOGLE, ...NAVER, ...APPLE, APPLE_PRIVATE_KEY: oneLine }).signIn).toEqual({
    google: { clientId: 'g', clientSecret: 'gs', issuer: 'https://accounts.google.com' },
    apple: {
      clientId: 'a',
      teamId: 't',
      keyId: 'k',
      privateKey: PEM.toString(),
      issuer: 'https://appleid.apple.com',
    },
    naver: {
      clientId: 'n',
      clientSecret: 'ns',
      signInUrl: 'https://nid.naver.com',
      apiUrl: 'https://openapi.naver.com',
    },
  });
});

test('a way to sign in that is configured by half is a problem, told for each variable that is missing', () => {
  const problems = problemsOf({
    GOOGLE_CLIENT_ID: 'g',
    NAVER_CLIENT_SECRET: 'ns',
    APPLE_CLIENT_ID: 'a',
    APPLE_KEY_ID: 'k',
  });
  expect(Object.keys(problems).sort()).toEqual([
    'APPLE_PRIVATE_KEY',
    'APPLE_TEAM_ID',
    'GOOGLE_CLIENT_SECRET',
    'NAVER_CLIENT_ID',
  ]);
  expect(problems['GOOGLE_CLIENT_SECRET']).toContain('GOOGLE_CLIENT_ID');
});

test('a key that Apple did not give is refused, and not repeated', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  for (const key of ['hunter2', rsa.toString()]) {
    const problems = problemsOf({ ...APPLE, APPLE_PRIVATE_KEY: key });
    expect(problems).toEqual({ APPLE_PRIVATE_KEY: 'must be the P-256 key that Apple gave, as PEM' });
  }
});

test('a provider may stand on this machine in a demo, in production over https only', () => {
  const local = { ...GOOGLE, GOOGLE_ISSUER: 'http://127.0.0.1:9000' };
  expect(loadConfig(local).signIn.google?.issuer).toBe('http://127.0.0.1:9000');
  expect(problemsOf({ ...PRODUCTION, ...local })['GOOGLE_ISSUER']).toContain('plain http');
  expect(problemsOf({ ...GOOGLE, GOOGLE_ISSUER: 'http://10.0.0.1' })['GOOGLE_ISSUER']).toContain('another machine');
  expect(problemsOf({ ...PRODUCTION, ...NAVER, NAVER_API_URL: 'http://127.0.0.1' })['NAVER_API_URL']).toBeTruthy();
  const own = loadConfig({ ...PRODUCTION, ...GOOGLE, GOOGLE_ISSUER: 'https://login.example.com' });
  expect(own.signIn.google?.issuer).toBe('https://login.example.com');
});

test('a service that reads mailboxes is configured wholly or not at all', () => {
  const inbox = { INBOX_URL: 'https://inbox.example.com/subscribe', INBOX_KEY: 'k' };
  expect([loadConfig({}).inbox, loadConfig(inbox).inbox]).toEqual([null, { url: inbox.INBOX_URL, key: 'k' }]);
  expect(Object.keys(problemsOf({ INBOX_URL: inbox.INBOX_URL }))).toEqual(['INBOX_KEY']);
  expect(Object.keys(problemsOf({ INBOX_KEY: 'k' }))).toEqual(['INBOX_URL']);
});

test('a bucket for files is named with key, secret and name, or there is a folder', () => {
  const whole = 'https://key:secret@s3.example.com/box/site?region=eu-central-1';
  expect([loadConfig({}).filesUrl, loadConfig({ FILES_URL: whole }).filesUrl]).toEqual([null, whole]);
  for (const part of [
    'https://s3.example.com/box',
    'https://key@s3.example.com/box',
    'https://key:secret@s3.example.com/',
    's3://key:secret@box/a',
  ]) {
    const problems = problemsOf({ FILES_URL: part });
    expect([part, Object.keys(problems)]).toEqual([part, ['FILES_URL']]);
    expect(problems['FILES_URL']).not.toContain('key:secret');
  }
});

test.each([
  [{ SUPPLIERS: 'house,duffel' }, 'SUPPLIERS', 'house'],
  [{ SUPPLIERS: 'nonsense' }, 'SUPPLIERS', 'house'],
  [{ PAYMENTS: 'stripe' }, 'PAYMENTS', 'simulator'],
])('%j names what is not there: the start ends with the names that are known', (env, variable, known) => {
  for (const mode of [{}, PRODUCTION]) {
    const problems = problemsOf({ ...mode, ...env });
    expect(Object.keys(problems)).toEqual([variable]);
    expect(problems[variable]).toContain(known);
  }
});

test('a supplier that is named twice is opened once', () => {
  expect(loadConfig({ SUPPLIERS: 'house,house' }).suppliers).toEqual(['house']);
});

test('a live supplier is known from those that sell samples', () => {
  expect(liveAmong(['house'])).toEqual([]);
  expect(liveAmong(['house'], { house: { invented: false } })).toEqual(['house']);
});
