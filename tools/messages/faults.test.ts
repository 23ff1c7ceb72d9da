import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';

const BAGS = '{count, plural, one {# bag} other {# bags}} in <b>{place}</b>';

test.each([
  ['de', '{count, plural, one {# Koffer} other {# Koffer}} in <b>{place}</b>'],
  ['ja', '<b>{place}</b>に{count, plural, other {#個}}'],
  ['ja', '<b>{place}</b>に{count}個'],
  [
    'ar',
    '{count, plural, zero {لا حقائب} one {حقيبة} two {حقيبتان} few {# حقائب} many {# حقيبة} other {# حقيبة}} في <b>{place}</b>',
  ],
])('a whole translation into %s has no faults: %s', (locale, text) => {
  expect(faultsOf(BAGS, text, locale)).toEqual([]);
});

test.each([
  ['', 'has no translation'],
  ['{count, plural, one {# Koffer} other {# Koffer}} in <b>dort</b>', 'loses {place}'],
  ['{count, plural, one {# Koffer} other {# Koffer}} in {place}', 'loses <b>'],
  ['{count, plural, other {# Koffer}} in <b>{place}</b>', '{count} is plural without one'],
  ['{count} Koffer in <b>{place}</b>', '{count} is plural in the source and here it is not'],
  ['{count, plural, one {#} other {#}} <b>{place}</b> {city}', 'has {city}, which the source has not'],
  ['{count, plural, one {# Koffer} in <b>{place}</b>', 'cannot be read'],
])('“%s” is refused', (text, fault) => {
  expect(faultsOf(BAGS, text, 'de').join('; ')).toContain(fault);
});

test('Arabic needs all six of its categories', () => {
  expect(faultsOf('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', 'ar')).toEqual([
    '{n} is plural without zero, two, few, many',
  ]);
});
