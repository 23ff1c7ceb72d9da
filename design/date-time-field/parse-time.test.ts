import { expect, test } from 'vitest';
import { parseTypedTime } from './parse-time.ts';

test.each([
  ['14:30', '14:30'],
  ['14.30', '14:30'],
  ['1430', '14:30'],
  ['0905', '09:05'],
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['2:30 pm', '14:30'],
  ['12 am', '00:00'],
  ['12 p.m.', '12:00'],
  ['٠٩:٣٠', '09:30'],
  ['14時30分', '14:30'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['13 pm', undefined],
  ['930', undefined],
  ['noon', undefined],
  ['', undefined],
])('%s is %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});
