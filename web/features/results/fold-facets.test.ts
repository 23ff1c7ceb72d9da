import { expect, test } from 'vitest';
import type { Facet } from '#contract/search';
import { foldFacets } from './fold-facets.ts';

const facet = (rows: number, pressed: readonly number[] = [], left = rows): Facet => ({
  kind: 'options',
  id: 'carriers',
  exact: true,
  options: Array.from({ length: rows }, (_, at) => ({
    value: `${at}`,
    label: null,
    count: at < left ? 1 : 0,
    from: null,
    selected: pressed.includes(at),
  })),
});

const rowsOf = (folded: ReturnType<typeof foldFacets>) =>
  folded.map((one) => [one.kind === 'options' && one.options.map(({ value }) => value).join(), one.of]);

test('a long facet has its first rows and says of how many', () => {
  expect(rowsOf(foldFacets([facet(9)]))).toEqual([['0,1,2,3,4', 9]]);
});

test('what is pressed stays on the page wherever it stands', () => {
  expect(rowsOf(foldFacets([facet(9, [2, 7])]))).toEqual([['0,1,2,3,4,7', 9]]);
  expect(rowsOf(foldFacets([facet(6, [5])]))).toEqual([['0,1,2,3,4,5', undefined]]);
});

test('a facet that was asked for whole, or is short, has all of its rows', () => {
  expect(rowsOf(foldFacets([facet(9)], ['carriers']))).toEqual([['0,1,2,3,4,5,6,7,8', undefined]]);
  expect(rowsOf(foldFacets([facet(5)]))).toEqual([['0,1,2,3,4', undefined]]);
});

test('a long facet has as many rows when few of them would leave anything', () => {
  for (const left of [0, 1, 2]) expect(rowsOf(foldFacets([facet(9, [], left)]))).toEqual([['0,1,2,3,4', 9]]);
  expect(rowsOf(foldFacets([facet(9, [6], 1)]))).toEqual([['0,1,2,3,4,6', 9]]);
});

test('airlines stand by their lowest totals, those that sell nothing last, and others as they come', () => {
  const from = [null, 900, 700, null, 800, 600, 950];
  const priced = (id: string): Facet => {
    const whole = facet(7);
    if (whole.kind !== 'options') throw new TypeError('rows');
    const options = whole.options.map((option, at) => {
      const amountMinor = from[at] ?? null;
      return { ...option, from: amountMinor === null ? null : { amountMinor, currency: 'EUR' } };
    });
    return { ...whole, id, options };
  };
  expect(rowsOf(foldFacets([priced('carriers')], ['carriers']))).toEqual([['5,2,4,1,6,0,3', undefined]]);
  expect(rowsOf(foldFacets([priced('stops')], ['stops']))).toEqual([['0,1,2,3,4,5,6', undefined]]);
});

test('a row that another filter names stays, though it leaves nothing', () => {
  const rows = rowsOf(foldFacets([facet(9)], [], ['8']));
  expect(rows.map(([values]) => values)).toEqual(['0,1,2,3,4,8']);
});
