import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createBrands, readBrand } from '#domain/brands';
import { FlagsRefused } from '#domain/flags';
import { testCtx } from '#platform/testing';
import { createRequestFlags } from './feature-flags.ts';

const dir = mkdtempSync(join(tmpdir(), 'wayfold-flags-'));
afterAll(() => rmSync(dir, { recursive: true }));

const brandWith = (flags?: object) =>
  readBrand(
    {
      id: 'wayfold',
      name: 'Wayfold',
      hosts: ['localhost'],
      verticals: ['flights'],
      locale: 'en-GB',
      currency: 'EUR',
      country: 'IE',
      footer: 'default',
      legal: { entity: 'Wayfold', address: 'Here 1', email: 'hello@brand.example' },
      ...(flags && { flags }),
    },
    'wayfold',
  );

function open({ flags, file = null, mode = 'demo' }: { flags?: object; file?: string | null; mode?: string } = {}) {
  let now = Date.parse('2026-11-20T09:00:00Z');
  const logged: string[] = [];
  const log = { error: (text: string) => logged.push(text), info: (text: string) => logged.push(text) };
  const requestFlags = createRequestFlags({
    ...testCtx({ db: null as never, clock: { now: () => new Date(now) } as never, log: log as never }),
    brands: createBrands([brandWith(flags)]),
    config: { mode, flagsFile: file },
  });
  const request = (url: string, cookie?: string) => ({ url, method: 'GET', headers: { cookie } }) as FastifyRequest;
  return {
    logged,
    pass: (ms: number) => (now += ms),
    changed: (url = '/', cookie?: string) => requestFlags.of(request(url, cookie), 'wayfold').changed,
    refused: (url: string) => requestFlags.of(request(url), 'wayfold').report().refused,
    cookie: (url: string, cookie?: string) => requestFlags.cookieOf(request(url, cookie)),
  };
}

let files = 0;
function fileWith(text: string, path = join(dir, `flags-${++files}.json`)): string {
  // In place of the old one, as editors and deployments do it.
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  return path;
}

test('[1-08a] a file that changes counts without a new start', () => {
  const file = fileWith('{ "shell.header": "old" }');
  const site = open({ file });
  expect(site.changed()).toEqual({ 'shell.header': 'old' });
  fileWith('{ "seasonal.snow": 40 }', file);
  expect(site.changed()).toEqual({ 'shell.header': 'old' });
  site.pass(1_000);
  expect(site.changed()).toEqual({ 'seasonal.snow': 40 });
});

test('a file that goes wrong is logged once, and the last good one stays until the next good one', () => {
  const file = fileWith('{ "shell.header": "old" }');
  const site = open({ file });
  for (const bad of ['{ "shell.header": ', '{ "shell.header": "round" }']) {
    fileWith(bad, file);
    site.pass(1_000);
    expect(site.changed()).toEqual({ 'shell.header': 'old' });
    site.pass(1_000);
    expect(site.changed()).toEqual({ 'shell.header': 'old' });
  }
  rmSync(file);
  site.pass(1_000);
  expect(site.changed()).toEqual({ 'shell.header': 'old' });
  expect(site.logged).toEqual(Array.from({ length: 3 }, () => 'feature flags stay as they were'));
  fileWith('{}', file);
  site.pass(1_000);
  expect(site.changed()).toEqual({});
});

test('a start with a wrong file or brand is refused', () => {
  expect(() => open({ file: join(dir, 'none.json') })).toThrow(FlagsRefused);
  expect(() => open({ file: fileWith('{ "x": 1 }') })).toThrow(/flags-\d+\.json: x: there is no such flag/);
  expect(() => open({ flags: { 'seasonal.snow': 'much' } })).toThrow(
    'brand.json of wayfold: flags: seasonal.snow: must be a number from 0 to 500',
  );
});

test('[1-08a] in a demo the address sets flags for this visit, and a cookie keeps them', () => {
  const site = open();
  expect(site.changed('/?flags=shell.header:old,seasonal.snow:40')).toEqual({
    'shell.header': 'old',
    'seasonal.snow': 40,
  });
  const cookie = site.cookie('/?flags=shell.header:old') ?? '';
  expect(cookie).toBe('wf-flags=shell.header%3Aold; Path=/; HttpOnly; Secure; SameSite=Lax');
  const kept = cookie.split(';', 1)[0] ?? '';
  expect(site.changed('/flights', kept)).toEqual({ 'shell.header': 'old' });
  expect(site.changed('/?flags=seasonal.snow:3', kept)).toEqual({ 'shell.header': 'old', 'seasonal.snow': 3 });
  expect(site.cookie('/?flags=', kept)).toContain('wf-flags=; Path=/; Max-Age=0');
  expect(site.cookie('/flights', kept)).toBeNull();
  expect(site.refused('/?flags=shell.header:round')).toEqual(['?flags=: shell.header: must be one of new, old']);
  expect(site.changed('/', 'wf-flags=%E0%A4%A')).toEqual({});
});

test('in production the address and the cookie set nothing', () => {
  const site = open({ mode: 'production' });
  expect(site.changed('/?flags=shell.header:old', 'wf-flags=shell.header%3Aold')).toEqual({});
  expect(site.cookie('/?flags=shell.header:old')).toBeNull();
});

test('a share is sticky by the session of the visitor', () => {
  const site = open({ flags: { 'shell.header': { value: 'old', share: 100 } } });
  expect(site.changed('/', '__Host-wf=abc')).toEqual({ 'shell.header': 'old' });
  expect(site.changed('/', 'wf-locale=de')).toEqual({});
});
