import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOrder, readDay, typedDay } from './typed-day.ts';

const iso = (day: string, month: string, year: string, locale = 'en-IE') => readDay({ day, month, year }, locale);

test.each([
  ['14', '5', 'en'],
  ['14', '05', 'en'],
  ['14', 'May', 'en'],
  [' 14 ', ' may ', 'en'],
  ['14', 'Mai', 'de'],
  ['14', 'maja', 'pl'],
  ['14', 'mayo', 'es'],
  ['14', 'May', 'ar'],
  ['14', '5月', 'ja'],
  ['14日', '5', 'ja'],
  ['14.', '5.', 'de'],
  ['14', 'مايو', 'ar-AE'],
  ['١٤', '٥', 'ar-EG'],
  ['１４', '５', 'ja'],
])('%s %s is a day in May (%s)', (day, month, locale) => {
  expect(iso(day, month, '1988', locale)).toEqual({ ok: true, iso: '1988-05-14' });
});

test.each([
  ['', '', '', 'missing'],
  ['31', '2', '1988', 'no_such_day'],
  ['29', '2', '1989', 'no_such_day'],
  ['0', '2', '1989', 'no_such_day'],
  ['1', '13', '1989', 'no_such_day'],
  ['1', 'ma', '1989', 'no_such_day'],
  ['1', 'xyz', '1989', 'no_such_day'],
  ['1', '', '1989', 'no_such_day'],
  ['1', '1', '', 'no_such_day'],
  ['1', '1', '88', 'short_year'],
])('%j %j %j is refused: %s', (day, month, year, why) => {
  expect(iso(day, month, year)).toEqual({ ok: false, why });
});

test.each([
  ['en-GB', 'day month year'],
  ['en-US', 'month day year'],
  ['de-DE', 'day month year'],
  ['ja-JP', 'year month day'],
  ['ar-AE', 'day month year'],
])('in %s a date is written %s', (locale, order) => {
  expect(partOrder(locale).join(' ')).toBe(order);
});

test('29 February exists in leap years', () => {
  expect(iso('29', 'feb', '1988')).toEqual({ ok: true, iso: '1988-02-29' });
});

test('every day that is shown for editing is read back', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const text = date.toISOString().slice(0, 10);
      expect(readDay(typedDay(text), 'en')).toEqual({ ok: true, iso: text });
    }),
  );
});
