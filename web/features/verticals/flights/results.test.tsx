import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '../../booking/testing/show-page.tsx';
import { HowRanked } from './how-ranked.island.tsx';
import { FlightList } from './flight-list.tsx';
import { Nothing } from './nothing.tsx';
import { Results } from './results.tsx';
import type { ListedResults } from './listed.ts';
import { Sheets } from './sheets.tsx';
import { address, eur, listed, offer } from './testing/sample-list.ts';

// Other days look at the width of the page when it is drawn.
beforeEach(
  () => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => void vi.unstubAllGlobals());

/** `1.06 billion`, `1.06bn`, `32.9m`, `489,894`: what counts pairs, however it is written. */
const COUNTS = /billion|million|\d(bn|b|m)\b|\d,\d{3},\d{3}|489,894|pairs?\b/i;

async function textOf(results: ListedResults, more = ''): Promise<string> {
  await Promise.all([Nothing.load(), FlightList.load()]);
  const rail = {
    results,
    address: address(more),
    hrefWith: () => '',
    onChange: () => undefined,
    whole: { hrefOf: () => '', onPress: () => undefined },
  };
  const page = await showPage(
    <>
      <Results results={results} address={address(more)} />
      <HowRanked results={results} />
      <Sheets {...rail} kind="filters" onSort={() => undefined} onBags={() => undefined} onClose={() => undefined} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /sources? responded/ }));
  return page.ownerDocument.body.textContent;
}

test('a return says how many flights out there are to choose, never how many pairs: not in head, filters, sources, sheet or small print', async () => {
  const text = await textOf(listed({ step: 'out', total: 42, listed: 42, unfiltered: 957 }));
  expect(text).not.toMatch(COUNTS);
  expect(text).toContain('42 of 957 flights out');
  expect(text).toContain('Direct  €583');
  expect(text).toContain('Show 42 results');
  expect(text).toContain('All bookable combinations were compared.');
});

test('of more flights than anybody chooses among the list says that there are more, with filters too; the small print has the number', async () => {
  const slices = [{ considered: 90_000, itineraries: 55_131, pruned: [] }];
  const certificate = { complete: true, slices, combinations: 1, priced: 55_131, limits: {} };
  const many = { step: 'out' as const, total: 55_131, listed: 55_131, unfiltered: 55_131, certificate };
  for (const exact of [true, false]) {
    const text = await textOf(listed({ ...many, exact }));
    expect(text).toContain('10,000+ flights out');
    expect(text).toContain('Show 10,000+ results');
    expect(text).toContain('55,131 possible on one ticket');
    expect(text).not.toContain('At least');
  }
  expect(await textOf(listed({ ...many, total: 12, exact: true }))).toContain('12 of 10,000+ flights out');
  expect(await textOf(listed({ ...many, total: 0, listed: 0, offers: [], exact: false }))).toMatch(
    /(?<!least )0 of 10,000\+/,
  );
});

test.each([
  ['back', '12 flights back'],
  [null, '12 flights'],
] as const)('what is counted has its own word: step %s', async (step, said) => {
  expect(await textOf(listed({ step, total: 12, listed: 12, unfiltered: 12 }))).toContain(said);
});

test('while sources are asked nothing is said to be missing', async () => {
  const waiting = { done: false, total: 0, listed: 0, unfiltered: 0, sorts: [] };
  vi.stubGlobal(
    'EventSource',
    vi.fn(function stream() {
      return { addEventListener: () => undefined, close: () => undefined };
    }),
  );
  expect(await textOf(listed(waiting))).not.toContain('not shown');
});

test('filters that leave no flight are named with what each would show', async () => {
  const relax = [{ filter: 'stops', count: 345, from: eur(49_466) }];
  const none = { step: 'out' as const, total: 0, listed: 0, unfiltered: 957, sorts: [], relax };
  const text = await textOf(listed(none), '?fs=stops:0');
  expect(text).toContain('No result out of 957 matches all of them. Remove one:');
  expect(text).toContain('345 from €495');
});

test.each([
  ['slowTwoStops', 'The slowest flights with two stops are not shown'],
  ['twoStops', 'Flights with two stops are not shown'],
])('a list that leaves flights out as %s says which', async (bound, said) => {
  const slices = [{ considered: 500_000, itineraries: 70_000, pruned: [{ bound, count: 430_000 }] }];
  const certificate = { complete: false, slices, combinations: 1, priced: 70_000, limits: {} };
  const text = await textOf(listed({ offers: [offer], certificate, exact: false }));
  expect(text).toContain(said);
  expect(text.match(/two stops are not shown/g)).toHaveLength(1);
  expect(await textOf(listed({ offers: [offer] }))).not.toContain('not shown');
  // Where the filter leaves no flights with two stops, it says nothing of these.
  const direct = await textOf(listed({ offers: [offer], certificate, exact: false }), '?fs=stops:0');
  expect(direct.includes(said)).toBe(bound === 'twoStops');
});

test('a journey that leaves out flights with one stop says so, unless they are filtered out', async () => {
  const pruned = ['slowOneStop', 'slowTwoStops'].map((bound) => ({ bound, count: 9_000 }));
  const slices = [{ considered: 500_000, itineraries: 40_000, pruned }];
  const certificate = { complete: false, slices, combinations: 1, priced: 40_000, limits: {} };
  const results = listed({ offers: [offer], certificate, exact: false });
  const said = 'Flights with two stops and the slowest with one are not shown';
  expect((await textOf(results)).split('are not shown')).toHaveLength(2);
  expect(await textOf(results)).toContain(said);
  expect(await textOf(results, '?fs=stops:0')).not.toContain('not shown');
});

test('a page past the end of the list says so and leads to the first', async () => {
  const text = await textOf(listed({}), '?skip=400');
  expect(text).toContain('This page does not exist');
  expect(text).toContain('Only the first 200 results are listed. Narrow your search to see others.');
  const first = screen.getByRole('link', { name: 'Show the first page' });
  expect(first.getAttribute('href')).toBe('/flights/LON-SIN/2027-03-09/2027-03-23/1adults');
});

test('once a flight is chosen the rail asks of the next one, and says and sends what is asked of the journey', async () => {
  const [out] = offer.slices;
  const row = { value: '0', label: null, count: 7, from: eur(61_200), selected: false };
  const facets = ['back.stops', 'back.carriers'].map((id) => ({
    kind: 'options' as const,
    id,
    exact: true,
    options: [row, { ...row, value: '1', count: 0, from: null }],
  }));
  const [there] = listed({}).places;
  const places = [there!, { from: there!.to, to: there!.from }];
  const results = listed({ step: 'back', chosen: [out!], facets, places, total: 7 });
  const text = await textOf(results, '?fs=stops:0,1;back.departure:0-600&out=a.k');
  expect(text).toContain('Stops, flight back');
  expect(text).toContain('Airlines, flight back');
  expect(text).toContain('Stops, both ways: Direct');
  const kept = document.querySelector<HTMLInputElement>('form input[name="fs"]');
  expect(kept?.value).toBe('stops:0,1;back.departure:0-600');
});

test('flights of a journey through several cities are asked about by their cities', async () => {
  const { query, places } = listed({});
  const row = { value: '0', label: null, count: 7, from: null, selected: false };
  const facets = [{ kind: 'options' as const, id: 'leg2.stops', exact: true, options: [row, { ...row, value: '1' }] }];
  const slices = [...query.slices, query.slices[0]!];
  const [there] = places;
  const results = listed({
    step: 'leg',
    chosen: [offer.slices[0]!],
    facets,
    query: { ...query, slices },
    places: [there!, { from: there!.to, to: there!.from }, there!],
  });
  expect(await textOf(results, '?fs=stops:0')).toContain('Stops, Singapore to London');
});

test('an airline that only the filter for direct flights leaves none stays, and says why', async () => {
  const row = { value: 'X-A', label: 'Air A', count: 7, from: eur(61_200), selected: false };
  const none = { ...row, value: 'X-B', label: 'Air B', count: 0, from: null };
  const facets = [{ kind: 'options' as const, id: 'carriers', exact: true, options: [row, none] }];
  expect(await textOf(listed({ facets }), '?fs=stops:0')).toContain('Air B not direct');
  expect(await textOf(listed({ facets }), '?fs=stops:0;price:0-70000')).toContain('Air B none');
  expect(await textOf(listed({ facets }), '?fs=stops:0,1')).toContain('Air B none');
});
