import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';
import { Fields } from './fields.ts';

const day = (text: string): number => Date.parse(text) / 86_400_000;

test('money is read exactly, whatever its decimals', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 2, 3), fc.nat({ max: 999_999_999 }), (exponent, minor) => {
      const text =
        exponent === 0
          ? String(minor)
          : `${Math.floor(minor / 10 ** exponent)}.${String(minor % 10 ** exponent).padStart(exponent, '0')}`;
      expect(new Fields(new Map([['price', text]])).money('price', exponent)).toBe(minor);
    }),
  );
});

test('every real date is read as its day, and nothing else is a date', () => {
  const date = (text: string) => new Fields(new Map([['date', text]])).date('date');
  fc.assert(
    fc.property(fc.integer({ min: day('2020-01-01'), max: day('2060-01-01') }), (at) => {
      expect(date(new Date(at * 86_400_000).toISOString().slice(0, 10))).toBe(at);
    }),
  );
  for (const text of ['2027-02-29', '2027-2-01', '01.02.2027', '2027-13-01'])
    expect(() => date(text)).toThrow(/no date/);
});

test('quotes, semicolons, a byte order mark and empty lines are read as spreadsheets write them', () => {
  expect(parseCsv('﻿a;b\r\n\r\n"1;""x""";2\r\n"two\nlines";3')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1;"x"', '2'] },
    { line: 4, cells: ['two\nlines', '3'] },
  ]);
});
