import { expect, test } from 'vitest';
import { addDays, civilDayIn, dayFrom, dayNumber, isCivilDay } from './index.ts';

test('every day of four centuries comes after the one before, and back', () => {
  let day = '1900-01-01';
  const wrong: string[] = [];
  for (const last = '2300-01-01'; day < last;) {
    const next = addDays(day, 1);
    const right = next > day && addDays(next, -1) === day && dayFrom(dayNumber(day)) === day && isCivilDay(day);
    if (!right) wrong.push(day);
    day = next;
  }
  expect(wrong).toEqual([]);
  expect(dayNumber(day) - dayNumber('1900-01-01')).toBe(146_097);
});

test.for([
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-04-31',
  '27-01-01',
  '2027-1-1',
  '2027-01-01T10:00',
  '',
  ' ',
  'x',
])('%s is no day', (text) => expect(isCivilDay(text)).toBe(false));

test('a day is the one of the place, not of the server', () => {
  const instant = new Date('2027-03-09T23:30:00Z');
  expect(civilDayIn('Asia/Tokyo', instant)).toBe('2027-03-10');
  expect(civilDayIn('America/New_York', instant)).toBe('2027-03-09');
});
