import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseCompareAddress } from '#contract/search';
import { axeFaults } from '#design/testing';
import type { CompareData } from '../../../../routes/stay-compare/data.ts';
import { showPage } from '../../../booking/testing/show-page.tsx';
import { listedStay } from '../listed.ts';
import { PARIS } from '../property/testing/sample.ts';
import { placeUnder } from './asked-rooms.ts';
import { Compare } from './compare.tsx';

const offer = PARIS.detail.offer;
const house = { checkIn: { from: 840, until: 1440 }, checkOutUntil: 660, pets: 'no' } as const;
const place = (key: string, name: string, amenities: string[], there = 0): CompareData['places'][number] => ({
  ...listedStay({ ...offer, property: { ...offer.property, name, amenities } }),
  key,
  price: {
    total: offer.price!.total,
    atProperty: there > 0 ? { ...offer.price!.total, amountMinor: there } : null,
    incomplete: false,
  },
  house,
});
const { address } = parseCompareAddress('/compare/PAR/2027-03-10/2027-03-13/2adults', '')!;
const data: CompareData = {
  address,
  area: PARIS.results.area,
  places: [place('house.a', 'The Anchor', ['wifi', 'pool']), place('house.b', 'The Bell', ['wifi'], 1_200)],
  gone: [],
  unmet: [],
  left: 0,
};

const row = (name: string): (string | null)[] => {
  const cells = screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [];
  return [...cells].map((cell) => cell.textContent);
};

test('the facts and totals of the cards stand side by side; what is paid now and there adds up to the total', async () => {
  await showPage(<Compare {...data} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 places side by side');
  expect(screen.getAllByText('€149.00').length).toBeGreaterThanOrEqual(2);
  expect(row('Pay when you book')).toEqual(['€149.00', '€137.00']);
  expect(row('Pay at the property')).toEqual(['€0.00', '€12.00']);
  expect(row('Pool')).toEqual(['Yes', 'Not listed']);
  expect(row('Wi-Fi')).toEqual(['Yes', 'Yes']);
  expect(screen.getByRole('link', { name: 'See rooms of The Bell' }).getAttribute('href')).toBe(
    '/property/PAR/2027-03-10/2027-03-13/2adults?offer=house.b',
  );
  expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
    '/stays/PAR/2027-03-10/2027-03-13/2adults?with=house.a,house.b',
  );
  expect(await axeFaults(document.body)).toEqual([]);
});

test('filters on plans are said, and who has no such rooms', async () => {
  await showPage(<Compare {...data} unmet={['The Gull']} />);
  expect(document.body.textContent).not.toContain('Only rooms that match');
  const filtered = { ...address, filters: { freeCancellation: true, boards: ['breakfast'] } } as typeof address;
  await showPage(<Compare {...data} address={filtered} unmet={['The Gull']} />);
  expect(screen.getByText('Only rooms that match your filters: Breakfast included, Free cancellation')).toBeDefined();
  expect(screen.getByText('No rooms that match your filters: The Gull')).toBeDefined();
});

test('a place is compared by its cheapest rooms of the plans that the list was filtered by', () => {
  const { detail } = PARIS;
  const plain = placeUnder(detail, {});
  expect(plain).toEqual(listedStay(offer));
  const free = detail.needs[0]!.offers.filter(({ cancellation }) => cancellation.freeUntil !== null);
  const least = Math.min(...free.map(({ price }) => price.total.amountMinor));
  const place = placeUnder(detail, { freeCancellation: true });
  expect(place?.price?.total.amountMinor).toBe(least);
  expect(least).toBeGreaterThan(plain?.price?.total.amountMinor ?? 0);
  expect(place?.cancellation?.freeUntil).not.toBeNull();
  expect(placeUnder(detail, { boards: ['all_inclusive'] })).toBeUndefined();
});

test('taking one out is a link to the others', async () => {
  await showPage(<Compare {...data} />);
  expect(screen.getByRole('link', { name: 'Remove The Anchor' }).getAttribute('href')).toBe(
    '/compare/PAR/2027-03-10/2027-03-13/2adults?with=house.b',
  );
});

test('what could not be put beside the others is said, by name where it is known', async () => {
  await showPage(<Compare {...data} gone={['The Gull', null]} left={2} />);
  expect(screen.getByText('Sold out for these nights: The Gull')).toBeDefined();
  expect(screen.getByText('1 place is no longer available')).toBeDefined();
  expect(screen.getByText('You can compare up to four: 2 more are not shown')).toBeDefined();
});

test('nobody, or one alone, leads to where more are chosen', async () => {
  await showPage(<Compare {...data} places={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Nothing selected')).toBeDefined();
  await showPage(<Compare {...data} places={data.places.slice(0, 1)} />);
  expect(screen.getByText('Choose one more place to compare')).toBeDefined();
});
