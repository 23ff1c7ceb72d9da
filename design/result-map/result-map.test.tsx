import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mapAreas, mapCards, mapControls, mapPlaces, mapWords } from '#design/examples';
import { show } from '#design/testing';
import { boxAround, MapCards, ResultMap, type ResultMapProps } from './index.ts';

const props: ResultMapProps = {
  words: mapWords,
  skipTo: 'after',
  box: boxAround(mapPlaces, 'tall'),
  places: mapPlaces,
  groupHref: (places) => `#near-${places.length}`,
  areas: mapAreas,
  controls: mapControls,
};

test('pins are links with the names and totals of the list; those that would cover each other are one', async () => {
  await show(<ResultMap {...props} />);
  const map = screen.getByRole('region', { name: mapWords.label });
  expect(within(map).getByRole('link', { name: 'The Pilotage, €612 for 3 nights' }).getAttribute('href')).toBe(
    '#pilotage',
  );
  const shared = within(map).getByRole('link', { name: '3 places from €498' });
  expect([shared.getAttribute('href'), shared.textContent]).toEqual(['#near-3', '€49833 places from €498']);
});

test('the first stop leads past the map, and all that dragging would do is a link', async () => {
  await show(<ResultMap {...props} />);
  const links = screen.getAllByRole('link');
  expect([links[0]?.textContent, links[0]?.getAttribute('href')]).toEqual(['Skip the map', '#after']);
  for (const name of ['Zoom in', 'Zoom out', 'Move west', 'Move north', 'Move south', 'Move east'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^#/);
});

test('pointing at a pin and leaving it are told, focus counts as pointing', async () => {
  const mark = vi.fn();
  await show(<ResultMap {...props} onMark={mark} />);
  const pin = screen.getByRole('link', { name: /Kampong House/ });
  fireEvent.focus(pin);
  fireEvent.blur(pin);
  fireEvent.pointerEnter(pin);
  expect(mark.mock.calls).toEqual([['kampong'], [undefined], ['kampong']]);
});

test('where there is no further to go there is no link', async () => {
  await show(<ResultMap {...props} controls={{ ...mapControls, further: { label: 'Zoom out', href: undefined } }} />);
  expect(screen.queryByRole('link', { name: 'Zoom out' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zoom in' })).toBeDefined();
});

test('a place outside the box has no pin', async () => {
  await show(
    <ResultMap {...props} places={[...mapPlaces, { ...mapPlaces[0]!, id: 'far', lon: 10, label: 'Far away' }]} />,
  );
  expect(screen.queryByRole('link', { name: 'Far away' })).toBeNull();
});

test('the cards of a phone are a list with a button either way', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.querySelector('a')?.textContent ?? '');
  };
  await show(<MapCards label="Places" previous="Previous place" next="Next place" cards={mapCards} />);
  expect(within(screen.getByRole('list', { name: 'Places' })).getAllByRole('link').length).toBe(5);
  fireEvent.click(screen.getByRole('button', { name: 'Next place' }));
  expect(scrolled).toEqual(['Kampong House']);
});
