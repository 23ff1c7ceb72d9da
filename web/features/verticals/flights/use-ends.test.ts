import { expect, test } from 'vitest';
import { endNames } from './use-ends.ts';

const place = (code: string, cityName: string) => ({
  id: `airport:${code}`,
  type: 'airport',
  code,
  name: code,
  cityName,
  countryCode: 'GB',
  lat: 0,
  lon: 0,
  timeZone: 'Europe/London',
});

test('one place is its city; airports of a city stand behind it; cities stand side by side', () => {
  const [lhr, stn, cdg] = [place('LHR', 'London'), place('STN', 'London'), place('CDG', 'Paris')];
  expect(endNames([lhr], 'en-GB')).toEqual({ name: 'London', code: 'LHR' });
  expect(endNames([lhr, stn], 'en-GB')).toEqual({ name: 'London (LHR, STN)', code: 'LHR, STN' });
  const singapore = { ...place('', 'Singapore'), id: 'metro:SIN', code: null };
  expect(endNames([singapore], 'en-GB')).toEqual({ name: 'Singapore', code: 'SIN' });
  expect(endNames([lhr, cdg, stn], 'en-GB')).toEqual({ name: 'London (LHR, STN) or Paris', code: 'LHR, CDG, STN' });
});
