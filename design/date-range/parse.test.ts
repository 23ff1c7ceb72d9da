// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayNumber, fromDayNumber, weekday } from './civil.ts';
import { firstWeekday, formatDate, longDay, shortDay, fieldDay, weekdayNames } from './names.ts';
import { parseTypedDate } from './parse.ts';

const today = '2026-11-20';
const read = (typed: string, locale = 'en-GB', from = today) => parseTypedDate(typed, { locale, today, from });

test.each([
  ['2027-03-09', 'en-GB', '2027-03-09'],
  ['9/3', 'en-GB', '2027-03-09'],
  ['3/9', 'en-US', '2027-03-09'],
  ['9.3.', 'de', '2027-03-09'],
  ['9.3.27', 'pl', '2027-03-09'],
  ['3 mar', 'en-GB', '2027-03-03'],
  ['mar 3', 'en-US', '2027-03-03'],
  ['3 marca', 'pl', '2027-03-03'],
  ['3 mars', 'fr', '2027-03-03'],
  ['1er août', 'fr', '2027-08-01'],
  ['3. März 2027', 'de', '2027-03-03'],
  ['24 dec', 'sv', '2026-12-24'],
  ['Tue 9 Mar 2027', 'en-GB', '2027-03-09'],
  ['٩/٣', 'ar-EG', '2027-03-09'],
  ['29 feb', 'en-GB', '2028-02-29'],
  ['20/11', 'en-GB', '2026-11-20'],
  ['19/11', 'en-GB', '2027-11-19'],
  ['25/3', 'en-US', '2027-03-25'],
])('%s in %s is %s', (typed, locale, date) => {
  expect(read(typed, locale)).toBe(date);
});

test('plus counts from the reference', () => {
  expect(read('+7')).toBe('2026-11-27');
  expect(read('+7', 'en-GB', '2027-03-09')).toBe('2027-03-16');
});

test.each(['', 'soon', '32/1', '30 feb 2027', '2027-02-30', '3', 'm'])('%j is no day', (typed) => {
  expect(read(typed)).toBeUndefined();
});

test('what a field shows can be read back, in every locale', () => {
  const locales = [
    'en-GB',
    'en-US',
    'de',
    'fr',
    'es',
    'pl',
    'sv',
    'pt-BR',
    'it',
    'nl',
    'ar-EG',
    'ja',
    'zh-CN',
    'ko',
    'tr',
    'cs',
  ];
  const days = fc.integer({ min: dayNumber(today), max: dayNumber(today) + 360 });
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), (day, locale) => {
      const date = fromDayNumber(day);
      expect([locale, read(formatDate(locale, date, fieldDay), locale)]).toEqual([locale, date]);
    }),
    { numRuns: 300 },
  );
});

test('months keep the day or take the last one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-03-09', -12)).toBe('2026-03-09');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekday('2026-11-20')).toBe(5);
});

test('weeks begin where the locale begins them', () => {
  expect([firstWeekday('en-GB'), firstWeekday('en-US'), firstWeekday('ar-EG')]).toEqual([1, 7, 6]);
  expect(weekdayNames('en-US', 7)[0]).toEqual({ short: 'Sun', long: 'Sunday' });
  expect(formatDate('en-GB', '2027-03-09', longDay)).toBe('Tuesday, 9 March 2027');
  expect(formatDate('en-GB', '2027-03-09', shortDay)).toBe('Tue 9 Mar');
});
