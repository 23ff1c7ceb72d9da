import { expect, test } from 'vitest';
import { formatFilters, parseFlightAddress } from '#contract/search';
import { keptView } from './kept-filters.ts';

const FS =
  'stops:0,1;carriers:X-SPC;price:0-90000;out.departure:360-720;back.departure:0-600;back.stops:0;back.carriers:X-NRD;via:DOH;nightWait:none';
const kept = { fs: FS, sort: 'cheapest', route: 'LON-SIN', party: '2adults' };

function keptAt(path: string): string {
  const { sort, filters } = keptView(kept, parseFlightAddress(`/flights/${path}`, '')!);
  expect(sort).toBe('cheapest');
  return formatFilters(filters);
}

test('on other days all filters of a list stay', () => {
  expect(keptAt('LON-SIN/2027-05-01/2027-05-09/2adults').split(';').toSorted()).toEqual(FS.split(';').toSorted());
});

test('another party loses the total, another route also its airlines and airports, one way what was asked of the way back', () => {
  expect(keptAt('LON-SIN/2027-05-01/2027-05-09/1adults')).not.toContain('price');
  expect(keptAt('LON-SIN/2027-05-01/2027-05-09/1adults')).toContain('carriers:X-SPC');
  const other = keptAt('LON-BKK/2027-05-01/2adults');
  const back = keptAt('LON-BKK/2027-05-01/2027-05-09/2adults');
  expect(back).toContain('back.stops:0');
  expect(back).not.toContain('carriers');
  expect(other.split(';').toSorted()).toEqual(['nightWait:none', 'out.departure:360-720', 'stops:0,1']);
});

test('an order that is unknown is the usual one', () => {
  const address = parseFlightAddress('/flights/LON-SIN/2027-05-01/2adults', '')!;
  expect(keptView({ fs: '', sort: 'dearest', route: '', party: '' }, address)).toEqual({ sort: 'best', filters: {} });
});
