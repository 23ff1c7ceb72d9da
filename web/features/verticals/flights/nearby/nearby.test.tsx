import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseFlightAddress, type NearbyAirport } from '#contract/search';
import { showPage } from '../../../booking/testing/show-page.tsx';
import { exchanged } from './exchanged.ts';
import { NearbyAirports } from './nearby.island.tsx';

const addressOf = (path: string, query = '') => parseFlightAddress(path, query)!;
const address = addressOf('/flights/LHR,STN-SIN/2027-03-03/2027-03-17/2adults', '?fs=stops:0&skip=30');

const placeOf = (code: string, name: string) => ({
  id: `airport:${code}`,
  type: 'airport',
  code,
  name,
  cityName: name,
  countryCode: 'GB',
  lat: 0,
  lon: 0,
  timeZone: 'UTC',
});
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const luton: NearbyAirport = {
  instead: ['LHR', 'STN'],
  of: placeOf('LHR', 'London Heathrow'),
  place: placeOf('LTN', 'London Luton'),
  km: 45,
  total: eur(31_150),
  saves: eur(4_020),
};

function answer(places: readonly NearbyAirport[] | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!places) throw new TypeError('offline');
    return Response.json({ places, checkedAt: '' });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

async function shown(): Promise<void> {
  await showPage(<NearbyAirports id="s1" address={address} />);
  await act(async () => {});
}

test('an airport nearby says its total, what it saves and how far it is, and leads to the same search from there', async () => {
  const asked = answer([luton, { ...luton, place: placeOf('LGW', 'London Gatwick'), saves: null }]);
  await shown();
  expect(asked[0]).toContain('fs=stops%3A0');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(rows[0]).toMatch(/^London Luton \(LTN\) instead of London Heathrow45 km away€312, €4[01] less$/);
  expect(rows[1]).toMatch(/€312$/);
  expect(screen.getByRole('link', { name: /Luton/ }).getAttribute('href')).toBe(
    '/flights/LTN-SIN/2027-03-03/2027-03-17/2adults?fs=stops:0',
  );
});

test.for([['no airport that costs less', []] as const, ['no answer', null] as const])(
  'with %s nothing is said of other airports',
  async ([, places]) => {
    answer(places);
    await shown();
    expect(screen.queryByRole('region', { name: 'Nearby airports' })).toBeNull();
  },
);

test('a place is exchanged in every flight of a journey, and what was chosen is chosen anew', () => {
  const journey = addressOf('/flights/LON-SIN/2027-03-03/SIN-MEL/2027-03-08/MEL-LON/2027-03-20', '?out=house.a');
  const moved = exchanged(journey, ['MEL'], 'AVV');
  expect([moved.from, moved.to, moved.further?.map(({ from, to }) => [...from, ...to])]).toEqual([
    ['LON'],
    ['SIN'],
    [
      ['SIN', 'AVV'],
      ['AVV', 'LON'],
    ],
  ]);
  expect(moved.out).toBeUndefined();
});
