import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { type Facet, NO_END } from '#contract/search';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { FacetRange } from './facet-range.tsx';

type RangeFacet = Extract<Facet, { kind: 'range' }>;

const sold: RangeFacet = {
  kind: 'range',
  id: 'price',
  unit: 'minor',
  min: 94_522,
  max: 300_010,
  selected: null,
  histogram: [1, 2],
} as RangeFacet;

async function open(facet: RangeFacet) {
  const onRange = vi.fn();
  await show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <FacetRange facet={facet} title="Total price" currency="EUR" onRange={onRange} />
      </I18nProvider>
    </FactsContext>,
  );
  const ends = ['From', 'To'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  const thumbs = ['From', 'To'].map((name) => screen.getByRole<HTMLInputElement>('slider', { name }));
  return { onRange, ends, thumbs };
}

test('the ends of a price filter hold the lowest and the highest total, in whole units', async () => {
  const { ends, thumbs } = await open(sold);
  expect(ends.map(({ value }) => value)).toEqual(['€945', '€3,001']);
  expect(thumbs.map(({ min, max, value }) => [min, max, value])).toEqual([
    ['94500', '300100', '94500'],
    ['94500', '300100', '300100'],
  ]);
});

test('what is dragged to is what is asked for, and back at both ends nothing is', async () => {
  const { onRange, thumbs } = await open(sold);
  const [low] = thumbs;
  fireEvent.change(low!, { target: { value: '100000' } });
  fireEvent.keyUp(low!, { key: 'ArrowRight' });
  expect(onRange).toHaveBeenLastCalledWith('price', [100_000, NO_END]);
  fireEvent.change(low!, { target: { value: '94500' } });
  fireEvent.keyUp(low!, { key: 'ArrowLeft' });
  expect(onRange).toHaveBeenCalledOnce();
});

test('an end that nobody moved bounds nothing, and its thumb stands where the range ends', async () => {
  const { ends, thumbs } = await open({ ...sold, selected: [0, 200_000] });
  expect(ends.map(({ value }) => value)).toEqual(['€945', '€2,000']);
  expect(thumbs[0]?.value).toBe('94500');
});

test('a filter under every price stands at the lowest of them, not before it', async () => {
  const { ends } = await open({ ...sold, selected: [0, 70_000] });
  expect(ends.map(({ value }) => value)).toEqual(['€945', '€945']);
});

test('a chosen span is shown by its own whole units, rounded outwards', async () => {
  const { ends } = await open({ ...sold, selected: [100_050, 200_050] });
  expect(ends.map(({ value }) => value)).toEqual(['€1,000', '€2,001']);
});

test('an upper end below the lowest total still leaves the cheapest, a lower end above the highest the dearest', async () => {
  const { onRange, ends } = await open(sold);
  fireEvent.change(ends[1]!, { target: { value: '100' } });
  fireEvent.blur(ends[1]!);
  expect(onRange).toHaveBeenLastCalledWith('price', [0, 94_600]);
  fireEvent.change(ends[0]!, { target: { value: '9000' } });
  fireEvent.blur(ends[0]!);
  expect(onRange).toHaveBeenLastCalledWith('price', [300_000, NO_END]);
});

test('a price below the lowest, or none at all, is never replaced without a word', async () => {
  const { onRange, ends } = await open(sold);
  const type = (text: string) => {
    fireEvent.change(ends[1]!, { target: { value: text } });
    fireEvent.blur(ends[1]!);
  };
  type('900');
  expect(onRange).toHaveBeenLastCalledWith('price', [0, 94_600]);
  expect(screen.getByRole('status').textContent).toBe('€900 is out of range. Set to €946.');
  type('cheap');
  expect(onRange).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('“cheap” isn’t valid. Still set to €3,001.');
});

test('where one price is left the price filter stays, disabled, and says why', async () => {
  const { ends, thumbs } = await open({ ...sold, min: 12_900, max: 12_900 });
  expect(screen.getByText('All cost €129')).toBeDefined();
  expect([...ends, ...thumbs].map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  expect(thumbs.map(({ value }) => value)).toEqual(['12900', '12900']);
});

test('where no result is left the price filter says so', async () => {
  await open({ ...sold, min: 0, max: 0, histogram: [0] });
  expect(screen.getByText('No results')).toBeDefined();
});
