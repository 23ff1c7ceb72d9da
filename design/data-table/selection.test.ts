import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSelected, isSelected, NOTHING_SELECTED, type Selection, shareSelected, withRows } from './selection.ts';

const all: Selection = { kind: 'matching', query: 'group=design', except: new Set() };

test('rows are selected one by one, and taken back', () => {
  const two = withRows(NOTHING_SELECTED, ['a', 'b'], true);
  expect([countSelected(two, 214), isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([2, true, false]);
  expect(countSelected(withRows(two, ['a'], false), 214)).toBe(1);
});

test('all that match stay a query, less those that were taken out', () => {
  const some = withRows(all, ['a', 'b'], false);
  expect(some).toEqual({ kind: 'matching', query: 'group=design', except: new Set(['a', 'b']) });
  expect([countSelected(some, 214), isSelected(some, 'a'), isSelected(some, 'never seen')]).toEqual([212, false, true]);
  expect(withRows(some, ['a', 'b'], true)).toEqual(all);
});

test.each([
  [[], 'none'],
  [['a'], 'some'],
  [['a', 'b'], 'all'],
  [['a', 'b', 'elsewhere'], 'all'],
] as const)('with %j selected, of a page with a and b %s are', (ids, share) => {
  expect(shareSelected(withRows(NOTHING_SELECTED, ids, true), ['a', 'b'])).toBe(share);
});

test('an empty page has nothing selected', () => {
  expect(shareSelected(all, [])).toBe('none');
});

test('whatever was selected before, a row is what it was last made', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.boolean(), (taken, fromAll) => {
      const end = taken.reduce<Selection>((now, [id, on]) => withRows(now, [id], on), fromAll ? all : NOTHING_SELECTED);
      for (const [id, on] of new Map(taken)) expect(isSelected(end, id)).toBe(on);
    }),
  );
});
