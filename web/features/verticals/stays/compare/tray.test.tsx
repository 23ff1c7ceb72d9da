import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseStayAddress } from '#contract/search';
import { axeFaults } from '#design/testing';
import { showPage } from '../../../booking/testing/show-page.tsx';
import { listedStays } from '../listed.ts';
import { PARIS } from '../property/testing/sample.ts';
import { withChosen } from './list-address.ts';
import { CompareTray } from './tray.island.tsx';

const [first] = listedStays(PARIS.results).offers;
const offers = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, at) => ({
  ...first!,
  key: `house.h-${at}`,
  property: { ...first!.property, key: `h-${at}`, name },
}));
let asked = 0;

/** Each on a search of its own: what is chosen in one is remembered. */
async function openTray(shown = offers) {
  asked += 1;
  const address = parseStayAddress(`/stays/PAR/2027-03-10/2027-04-0${asked}/2adults`, '')!;
  await showPage(
    <>
      <ul>
        {shown.map(({ property }) => (
          <li key={property.key} id={`stay-${property.key}`}>
            <b>{property.name}</b>
          </li>
        ))}
      </ul>
      <CompareTray offers={shown} address={address} />
    </>,
  );
  await act(async () => {});
}

const toggle = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
const tray = () => screen.queryByRole('region', { name: 'Places to compare' });

test('two chosen at their cards lead to their comparison; one alone asks for another', async () => {
  await openTray();
  expect(tray()).toBeNull();
  fireEvent.click(toggle('One'));
  expect(toggle('One').getAttribute('aria-pressed')).toBe('true');
  expect(toggle('One').closest('li')?.id).toBe('stay-h-0');
  expect(within(tray()!).getByText('Choose one more')).toBeDefined();
  fireEvent.click(toggle('Three'));
  const link = within(tray()!).getByRole('link', { name: 'Compare 2 places' });
  expect(link.getAttribute('href')).toBe('/compare/PAR/2027-03-10/2027-04-01/2adults?with=house.h-0,house.h-2');
  expect(await axeFaults(document.body)).toEqual([]);
});

test('a fifth is not taken; one is taken out again, and all of them', async () => {
  await openTray();
  for (const { property } of offers) fireEvent.click(toggle(property.name));
  expect(toggle('Five').getAttribute('aria-pressed')).toBe('false');
  expect(toggle('Five').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(within(tray()!).getByRole('button', { name: 'Remove Two' }));
  fireEvent.click(toggle('Five'));
  expect(within(tray()!).getByRole('link').getAttribute('href')).toContain(
    'with=house.h-0,house.h-2,house.h-3,house.h-4',
  );
  fireEvent.click(within(tray()!).getByRole('button', { name: 'Clear' }));
  expect(tray()).toBeNull();
});

test('a place that is sold out cannot be chosen', async () => {
  await openTray([{ ...offers[0]!, price: null }, offers[1]!]);
  expect(screen.queryByRole('button', { name: 'Compare One' })).toBeNull();
  expect(toggle('Two')).toBeDefined();
});

test.each([
  ['/stays/a?fs=stars:4', ['x', 'y'], '/stays/a?fs=stars:4&with=x,y'],
  ['/stays/a?with=x,y&fs=stars:4', ['x'], '/stays/a?fs=stars:4&with=x'],
  ['/stays/a?sort=price&with=x#list', [], '/stays/a?sort=price#list'],
  ['/stays/a?with=x', [], '/stays/a'],
  ['/stays/a#list', ['x'], '/stays/a?with=x#list'],
])('%s with %j is %s', (href, keys, wanted) => {
  expect(withChosen(href, keys)).toBe(wanted);
});
