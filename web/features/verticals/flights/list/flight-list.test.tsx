import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../../booking/testing/show-page.tsx';
import type { ListedOffer, ListedResults } from '../listed.ts';
import { address, eur, listed, offer } from '../testing/sample-list.ts';
import { FlightList } from './flight-list.island.tsx';

const OUT = 'house.X-SPC318.LHR.20270309';
const PATH = '/flights/LON-SIN/2027-03-09/2027-03-23/1adults';

function trip(key: string, minor: number): ListedOffer {
  return { ...offer, key, price: { total: eur(minor), perPerson: eur(minor) } };
}

const cheapest: ListedResults['sorts'] = [
  { sort: 'cheapest', price: eur(49_466), durationMinutes: 780, stops: 0, co2eGrams: 1, co2eVersusRoutePercent: 0 },
];

async function shown(results: Partial<ListedResults>, more: string) {
  await showPage(
    <FlightList results={listed({ total: 2, listed: 2, sorts: cheapest, ...results })} address={address(more)} />,
  );
}

const cardTexts = () => screen.getAllByRole('article').map((card) => card.textContent);
const hrefsOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('a whole trip says how many return times its price has, leads from each to its fares, and to all others', async () => {
  const back = (key: string, departure: string, airline = 'Air A') => ({
    key: `${OUT}~${key}`,
    slice: { durationMinutes: 855, stops: 0, dayOffset: 1, departure, arrival: '2027-03-24T05:45', airline },
  });
  const times = [back('a', '2027-03-23T23:30'), back('b', '2027-03-23T09:05', 'Air B')];
  const offers = [{ ...trip(`${OUT}~a`, 49_466), returns: { count: 5, shown: times } }];
  await shown({ step: 'trips', offers }, '?by=trip&sort=cheapest&fs=stops:0');
  expect(cardTexts()[0]).toMatch(/5 at this price/);
  const chips = within(screen.getByRole('article')).getAllByRole('link', { name: /direct/ });
  expect(chips.map((chip) => [chip.textContent.replaceAll('\u00a0', ' '), chip.getAttribute('aria-current')])).toEqual([
    ['23:30 – 05:45+1 arrives next day 14h 15m, direct', 'true'],
    ['09:05 – 05:45+1 arrives next day Air B, 14h 15m, direct', null],
  ]);
  expect(chips[1]!.getAttribute('href')).toContain(`offer=${encodeURIComponent(`${OUT}~b`)}`);
  expect(hrefsOf('All return flights')).toEqual([`${PATH}?sort=cheapest&fs=stops:0&out=${OUT}`]);
  expect(hrefsOf('Out, then back')).toEqual([`${PATH}?sort=cheapest&fs=stops:0`]);
});

test('whole trips are ordered by their totals: an order by time is left when they are asked for', async () => {
  await shown({ step: 'out', offers: [trip(`${OUT}~a`, 49_466)] }, '?sort=fastest');
  expect(hrefsOf('Whole trips')).toEqual([`${PATH}?by=trip`]);
  const menu = screen.getByRole('navigation', { name: 'Sort by', hidden: true });
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])[1]).toEqual([
    'Cheapest',
    `${PATH}?sort=cheapest`,
  ]);
});

test('each way of a one-way list has the price of all travellers and leads to its fares', async () => {
  const [slice] = offer.slices;
  await shown({ step: null, offers: [{ ...trip('house.a', 49_466), slices: [slice!] }] }, '');
  expect(cardTexts()[0]).toMatch(/€4951 adult, all charges/);
  expect(hrefsOf('See fares')[0]).toContain('offer=house.a');
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
});

test('a flight out says from which total, its numbers, and leads to the flights back with it', async () => {
  const offers = [
    trip(`${OUT}~X-SPC317.SIN.20270323`, 49_466),
    trip('house.X-NRD1.LHR.20270309~X-SPC317.SIN.20270323', 58_252),
  ];
  await shown({ step: 'out', offers }, '?fs=stops:0');
  // Once with the leg, once beside the airline where the card is narrow.
  expect(cardTexts()[0]?.match(/SPC 318/g)).toHaveLength(2);
  expect(cardTexts()[0]).toMatch(/from €495return for 1 adult/);
  expect(hrefsOf('Choose')).toEqual([
    `${PATH}?fs=stops:0&out=${OUT}`,
    `${PATH}?fs=stops:0&out=house.X-NRD1.LHR.20270309`,
  ]);
  expect(screen.getByText(/2 of 2 shown\. Each price is the lowest round-trip total with this flight/)).toBeDefined();
});

test('a total that needs a less direct way back than the flight out says so', async () => {
  const [out, back] = offer.slices;
  const slow = { ...back!, stops: 2 };
  const offers = [trip(`${OUT}~a`, 49_466), { ...trip('house.X-NRD1.LHR.20270309~b', 40_000), slices: [out!, slow] }];
  await shown({ step: 'out', offers }, '');
  expect(cardTexts().map((text) => /Return with \d stops/.exec(text)?.[0])).toEqual([undefined, 'Return with 2 stops']);
});

test('the second flight of a journey says how much more than the lowest the whole comes to with it', async () => {
  const [first, second] = offer.slices;
  const slices = [first!, second!, second!];
  const offers = [49_466, 51_300].map((minor, at) => ({ ...trip(`a~${at}~c`, minor), slices }));
  const asked = listed({}).query.slices;
  const query = { ...listed({}).query, slices: [...asked, asked[0]!] };
  await shown({ step: 'leg', offers, query, chosen: [first!] }, '');
  expect(cardTexts()[0]).toContain('Lowest');
  expect(cardTexts()[1]).toContain('€18 more');
});

test('whole trips beside the first step lead to their fares', async () => {
  const best = { ...trip('house.a~b', 60_000), rank: { reason: 'best' as const, score: 1 } };
  const trips = [best];
  await shown({ step: 'out', offers: [trip(`${OUT}~b`, 49_466)], trips }, '');
  const strip = within(screen.getByRole('region', { name: 'Whole trips' }));
  expect(strip.getByRole('link').textContent).toMatch(/^Best, Cheapest and Fastest €600/);
  expect(strip.getByRole('link').getAttribute('href')).toContain('/fares/LON-SIN/');
});

test('a whole trip that leads two orders is named by both, and stands there once', async () => {
  const best = { ...trip('house.a~b', 60_000), rank: { reason: 'best' as const, score: 1 } };
  const slow = best.slices.map((slice) => ({ ...slice, durationMinutes: slice.durationMinutes + 60 }));
  const cheapest = { ...trip('house.c~d', 50_000), slices: slow, rank: { reason: 'cheapest' as const, score: 2 } };
  await shown({ step: 'out', offers: [trip(`${OUT}~b`, 49_466)], trips: [best, cheapest] }, '');
  const strip = within(screen.getByRole('region', { name: 'Whole trips' }));
  const names = strip.getAllByRole('link').map((link) => /^[^€]*/.exec(link.textContent)?.[0].trim());
  expect(names).toEqual(['Best and Fastest', 'Cheapest']);
});

test('with a flight out chosen the flights back say the total of both and how much more that is than the lowest', async () => {
  const offers = [trip(`${OUT}~a`, 49_466), trip(`${OUT}~b`, 50_866)];
  const [chosen] = offer.slices;
  await shown({ step: 'back', offers, chosen: [chosen!] }, `?out=${OUT}&sort=cheapest`);
  expect(cardTexts()[0]).toMatch(/Lowest€495total for 1 adult/);
  expect(cardTexts()[1]).toMatch(/€14 more€509/);
  expect(within(screen.getByRole('region', { name: 'Out, Tue 9 Mar' })).getByText('SPC 318')).toBeDefined();
  expect(hrefsOf('Change the flight out')).toEqual([`${PATH}?sort=cheapest`]);
  expect(hrefsOf('See fares')[1]).toContain(`offer=${encodeURIComponent(`${OUT}~b`)}`);
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a step that filters leave empty says which filter to take away', async () => {
  const relax = [{ filter: 'stops', count: 3, from: eur(49_466) }];
  await shown({ step: 'out', offers: [], total: 0, listed: 0, sorts: [], relax }, '?fs=stops:0');
  expect(screen.getByText('No flights match all your filters')).toBeDefined();
  expect(hrefsOf('Whole trips')).toEqual([`${PATH}?fs=stops:0&by=trip`]);
});

test('until the answer comes the address says which flights are chosen', async () => {
  await shown({ step: 'back', done: false, total: 0, listed: 0, offers: [] }, `?out=${OUT}`);
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.getAttribute('aria-current'), step.textContent])).toEqual([
    [null, expect.stringMatching(/^Flight out.*chosen/)],
    ['step', expect.stringMatching(/^2Flight back/)],
    [null, expect.stringMatching(/^3Fare/)],
  ]);
});
