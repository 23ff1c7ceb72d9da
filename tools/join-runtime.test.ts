import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinRuntime } from './join-runtime.ts';

const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RUNTIME = 'var e=Object.keys,o=n=>()=>n()+1,s=n=>e(n).length;export{s as n,o as t};';
const FILES: Readonly<Record<string, string>> = {
  'assets/rolldown-runtime-a1.js': RUNTIME,
  'assets/vendor-b2.js': 'import{t as e}from"./rolldown-runtime-a1.js";var o=e(()=>41);export{o as R};',
  'assets/page-c3.js':
    'import{n as e}from"./rolldown-runtime-a1.js";import{R as t}from"./vendor-b2.js";export const said=[e({a:1,b:2}),t()];',
  'assets/lazy-d4.js': 'import{n,t as r}from"./rolldown-runtime-a1.js";export const said=[n({}),r(()=>1)()];',
  'assets/plain-e5.js': 'export const said=1;',
};
const MANIFEST = {
  _runtime: { file: 'assets/rolldown-runtime-a1.js' },
  _vendor: { file: 'assets/vendor-b2.js', imports: ['_runtime'] },
  page: { file: 'assets/page-c3.js', imports: ['_runtime', '_vendor'] },
  lazy: { file: 'assets/lazy-d4.js', imports: ['_runtime'] },
  plain: { file: 'assets/plain-e5.js' },
};

test('scripts run without the file of helpers, which the manifest no longer names', async () => {
  const { manifest, files } = joinRuntime(MANIFEST, (file) => FILES[file]!);
  expect(manifest).toEqual({
    _vendor: { file: 'assets/vendor-b2.js', imports: [] },
    page: { file: 'assets/page-c3.js', imports: ['_vendor'] },
    lazy: { file: 'assets/lazy-d4.js', imports: ['_vendor'] },
    plain: { file: 'assets/plain-e5.js' },
  });
  expect([...files.keys()].toSorted()).toEqual(['assets/lazy-d4.js', 'assets/page-c3.js', 'assets/vendor-b2.js']);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [file, code] of files) writeFileSync(join(folder, file.replace('assets/', '')), code);
  const saidBy = async (name: string) => ((await import(join(folder, name))) as { said: unknown }).said;
  expect(await saidBy('page-c3.js')).toEqual([2, 42]);
  expect(await saidBy('lazy-d4.js')).toEqual([0, 2]);
});

test('helpers that are written in another way than is known end the build', () => {
  const asked = 'import * as r from"./rolldown-runtime-a1.js";export const said=r;';
  const read = (file: string) => (file === 'assets/lazy-d4.js' ? asked : FILES[file]!);
  expect(() => joinRuntime(MANIFEST, read)).toThrow('lazy-d4.js still asks for the helpers');
  expect(() => joinRuntime(MANIFEST, (file) => (file.includes('runtime') ? 'var a=1;' : FILES[file]!))).toThrow(
    'export nothing',
  );
  expect(() => joinRuntime({ plain: MANIFEST.plain }, (file) => FILES[file]!)).toThrow('no chunk rolldown-runtime');
});
