import { expect, test } from 'vitest';
import type { FlightProduct, QuoteItem } from '#contract/booking';
import { showPage } from '../booking/testing/show-page.tsx';
import { ReplacedNote } from './parts/replaced-note.tsx';
import { flightItem } from './testing/sample.ts';
import { stayQuote, thereQuote } from './testing/sample-stay.ts';

/** The rows of the note by their labels, and what it says of bags that are lost. */
async function shown(item: QuoteItem, now: QuoteItem, lostBags = 0, extras?: string) {
  const container = await showPage(
    <ReplacedNote replaced={{ item, at: 0, lost: { seats: 0, bags: lostBags } }} items={[now]} extras={extras} />,
  );
  const rows = [...container.querySelectorAll('dl > div')].map((row): [string, string] => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent.trim() ?? '',
  ]);
  return { rows: Object.fromEntries(rows), text: container.textContent, links: container.querySelectorAll('a') };
}

function flights(): FlightProduct {
  const { product } = flightItem;
  if (product.vertical !== 'flights') throw new TypeError('not flights');
  return product;
}

test('of other flights between the same cities only these differ: day, time, airports and number', async () => {
  const product = flights();
  const slices = product.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment, at) => ({
      ...segment,
      marketing: { ...segment.marketing, number: '570' },
      ...(at === 0 && { departure: { ...segment.departure, airport: 'LGW' } }),
    })),
  }));
  const other = {
    ...flightItem,
    product: { ...product, offerId: 'other', fareId: 'search.house.X-SPC570.light', slices },
  };
  const { rows } = await shown(flightItem, other);
  expect(Object.keys(rows)).toEqual(['Price', 'Out']);
  expect(rows['Out']).toMatch(/^Before: .*SPC 30.*Now: .*LGW to .* \w{3}, .*SPC 570$/);
  expect(rows['Price']).toMatch(/Same price as before$/);
});

test('another fare of the same flights says fare, bags with what they cost, and by how much the price changes', async () => {
  const product = flights();
  const [bag] = flightItem.extras.bags;
  if (!bag) throw new TypeError('no bag');
  const bags = flightItem.extras.bags.map((each) => ({ ...each, bought: 0 }));
  const amountMinor = flightItem.price.total.amountMinor + 3633;
  const other: QuoteItem = {
    ...flightItem,
    product: { ...product, fareId: `${product.fareId}x`, fare: { ...product.fare, familyName: 'Another' } },
    price: { ...flightItem.price, total: { ...flightItem.price.total, amountMinor } },
    extras: { ...flightItem.extras, bags },
  };
  const bought: QuoteItem = {
    ...flightItem,
    extras: { ...flightItem.extras, bags: bags.map((each, at) => (at === 0 ? { ...each, bought: 1 } : each)) },
  };
  const { rows } = await shown(bought, other);
  expect(Object.keys(rows)).toEqual(['Price', 'Fare', 'Bags']);
  expect(rows['Fare']).toMatch(/Now: Another$/);
  expect(rows['Bags']).toMatch(/^Before: .*[€$]\d.*Now: [^€$]*$/);
  expect(rows['Price']).toMatch(/36\.33 more than before$/);
});

test('rooms of one name are told apart by when cancelling is free and when they are paid', async () => {
  const { rows } = await shown(stayQuote.items[0]!, thereQuote.items[0]!);
  expect(rows['If you cancel']).toMatch(/Now: Free cancellation until /);
  expect(rows['Payment']).toBe('Before: Pay when you bookNow: Pay at the property');
});

test('bags that do not come with the new choice are told with the way to add them, and nothing where none is lost', async () => {
  const other = { ...flightItem, product: { ...flights(), fareId: 'search.house.X-SPC570!LIGHT' } };
  const lost = await shown(flightItem, other, 2, '/extras');
  expect(lost.text).toContain('2 bags fewer on each flight');
  expect(lost.links[0]?.getAttribute('href')).toBe('/extras');
  expect((await shown(flightItem, other)).text).not.toContain('do not come');
});
