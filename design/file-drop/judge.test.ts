import { expect, test } from 'vitest';
import { judgeFiles } from './judge.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });
const rules = { accept: '.csv, text/csv, image/*', maxBytes: 100 };

test.each([
  [[], undefined],
  [[file('a.csv')], 'a.csv'],
  [[file('A.CSV')], 'A.CSV'],
  [[file('list', 'text/csv')], 'list'],
  [[file('logo', 'image/png')], 'logo'],
  [[file('a.exe', 'application/octet-stream')], 'kind'],
  [[file('a.csv.exe')], 'kind'],
  [[file('a.csv', '', 101)], 'size'],
  [[file('a.csv', '', 100)], 'a.csv'],
  [[file('a.csv'), file('b.csv')], 'several'],
])('%j is %s', (files, expected) => {
  const judged = judgeFiles(files, rules);
  expect(typeof judged === 'object' ? judged.name : judged).toBe(expected);
});
