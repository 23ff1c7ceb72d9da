import { expect, test } from 'vitest';
import { readSlip } from './slips.ts';

test.for([
  ['milan', 'milam', 1, 'whole'],
  ['london', 'nondon', 1, 'whole'],
  ['london', 'londn', 1, 'whole'],
  ['london', 'londoon', 1, 'whole'],
  ['london', 'lnodon', 1, 'whole'],
  ['miami', 'milam', 1, 'start'],
  ['berlin', 'bwrl', 1, 'start'],
  ['chicago', 'chigaco', 2, 'whole'],
  ['chicago', 'chigaco', 1, undefined],
  ['east london', 'lomdon', 1, undefined],
  ['', 'abc', 1, undefined],
] as const)('of %s, %s with %d slips is %s', ([name, asked, slips, slip]) => {
  expect(readSlip(name, asked, slips)).toBe(slip);
});
