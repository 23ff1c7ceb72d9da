import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltAssets } from '../ssr/assets.ts';
import { registerFiles } from './files.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'built-'));
const SCRIPT = 'export const answer = 42;\n'.repeat(40);
const NAME = 'app-Ab3_x.js';
const SMALL = 'mark-9fQ.svg';
let app: FastifyInstance;

beforeAll(async () => {
  const folder = join(clientDir, 'assets');
  mkdirSync(folder);
  writeFileSync(join(folder, NAME), SCRIPT);
  writeFileSync(join(folder, `${NAME}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, `${NAME}.gz`), gzipSync(SCRIPT));
  writeFileSync(join(folder, SMALL), '<svg/>');
  writeFileSync(join(clientDir, 'secret.txt'), 'not an asset');
  app = fastify();
  const assets = { chunkMaps: new Map([['/assets/chunks-1.json', '{}']]) } as unknown as BuiltAssets;
  await registerFiles(app, { clientDir, assets });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const get = (name: string, encodings = 'br, gzip') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } });

test.for([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const)('a script is sent as it was compressed at build: %s', async ([asked, sent]) => {
  const answer = await get(NAME, asked);
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, sent]);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('what was not compressed is sent as it is', async () => {
  const answer = await get(SMALL);
  expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([200, '<svg/>', undefined]);
});

test.for([NAME.toUpperCase(), 'gone-1.js', '..%2fsecret.txt', '.', ''])(
  'no other name or spelling is answered, and no cache keeps that: %s',
  async (name) => {
    const answer = await get(name);
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([404, 'no-store', '']);
  },
);
