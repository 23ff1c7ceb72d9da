import { expect, test } from 'vitest';
import { allocate, dropRows } from './columns.ts';

const numbered = (count: number) => {
  const columns = allocate(count);
  for (const column of Object.values(columns)) for (let row = 0; row < count; row += 1) column[row] = row;
  for (let row = 0; row < count; row += 1) columns.via.set([row, row + 100], 2 * row);
  return columns;
};

test.for<readonly [dropped: number[]]>([
  [[]],
  [[0]],
  [[7]],
  [[0, 1, 2]],
  [[2, 3, 5]],
  [[0, 2, 4, 6]],
  [[0, 1, 2, 3, 4, 5, 6, 7]],
])('rows %j go from every column, and the others keep their order', ([dropped]) => {
  const columns = numbered(8);
  const stay = [0, 1, 2, 3, 4, 5, 6, 7].filter((row) => !dropped.includes(row));
  expect(dropRows(columns, 8, dropped)).toBe(stay.length);
  for (const [name, column] of Object.entries(columns)) {
    const expected = name === 'via' ? stay.flatMap((row) => [row, row + 100]) : stay;
    expect([...column.subarray(0, expected.length)]).toEqual(expected);
  }
});
