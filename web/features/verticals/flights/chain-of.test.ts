import { expect, test } from 'vitest';
import { chainOf } from './chain-of.ts';

const to = (name: string, code: string) => ({ to: { name, code } });
const legs = [to('Singapore', 'SIN'), to('Bangkok', 'BKK'), to('London', 'LON')];

test('a journey goes on to every place, or to the first and the last where all have no room', () => {
  expect(chainOf(legs, 'ltr')).toEqual({ name: 'Singapore … London', code: 'SIN–BKK–LON' });
});

test('right to left the codes of a journey are in its order, not in that of Latin', () => {
  expect(chainOf(legs, 'rtl').code).toBe('\u200fSIN–\u200fBKK–\u200fLON');
});
