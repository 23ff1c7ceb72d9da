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

test('of a long facet rows that would leave nothing are one press away, unless they are pressed or all are such', () => {
  expect(rowsOf(foldFacets([facet(9, [], 2)]))).toEqual([['0,1', 9]]);
  expect(rowsOf(foldFacets([facet(9, [6], 1)]))).toEqual([['0,6', 9]]);
  expect(rowsOf(foldFacets([facet(9, [], 0)]))).toEqual([['0,1,2,3,4', 9]]);
});
