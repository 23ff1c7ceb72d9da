import { expect, test } from 'vitest';
import { commonChargeName } from './charge-name.ts';

test('a charge is called by its common name, without its name at home', () => {
  expect(commonChargeName('Tourist tax (taxe de séjour)')).toBe('Tourist tax');
  expect(commonChargeName('観光税 (taxe de séjour)')).toBe('観光税');
  expect(commonChargeName('City tax')).toBe('City tax');
});
