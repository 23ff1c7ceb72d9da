import { expect, test } from 'vitest';
import { dice } from '../testing/world.ts';
import { emptyBitmap, listPositions, type Bitmap } from './bitmap.ts';
import { byOrder, byValue, failOutside, failRefused } from './columns.ts';

const SIZES = [0, 1, 31, 32, 33, 64, 100, 257];

function positionsOf(set: Bitmap, count: number, first = 0, end = count): number[] {
  const list = new Int32Array(count);
  return [...list.subarray(0, listPositions(set, emptyBitmap(count), first, end, list))];
}

function columnOf(count: number, values: number, roll: (sides: number) => number): Uint16Array {
  return Uint16Array.from({ length: count }, () => roll(values));
}

function positionsWhere(column: Uint16Array, holds: (value: number) => boolean): number[] {
  return [...column.keys()].filter((at) => holds(column[at]!));
}

test('positions outside any range are those that a comparison of each value finds', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const roll = dice(seed);
    const count = SIZES[seed % SIZES.length]!;
    const values = [1, 2, 5, 24, 1441, 65_536][roll(6)]!;
    const column = columnOf(count, values, roll);
    const bound = (): number => [-Infinity, -1, roll(values), roll(values) + 0.5, values + roll(3), Infinity][roll(6)]!;
    const [low, high] = [bound(), bound()];
    const fails = emptyBitmap(count).fill(roll(2) - 1);
    failOutside(fails, byOrder(column), [low, high]);
    const label = `${low} to ${high} of ${values} values in ${count} rows`;
    expect(positionsOf(fails, count), label).toEqual(positionsWhere(column, (value) => value < low || value > high));
  }
});

test('positions of refused values are found from either side', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed);
    const count = SIZES[seed % SIZES.length]!;
    const values = 1 + roll(12);
    const column = columnOf(count, values, roll);
    const refused = Uint8Array.from({ length: values }, () => (roll(4) < seed % 5 ? 1 : 0));
    const fails = emptyBitmap(count).fill(roll(2) - 1);
    failRefused(fails, byValue(column, values), refused);
    expect(positionsOf(fails, count)).toEqual(positionsWhere(column, (value) => refused[value] === 1));
  }
});

test('positions are listed in order, from the first asked for until the end', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const roll = dice(seed);
    const count = SIZES[seed % SIZES.length]!;
    const column = columnOf(count, 2, roll);
    const first = roll(count + 1);
    const end = first + roll(count - first + 1);
    const wanted = positionsWhere(column, (value) => value === 1).filter((at) => at >= first && at < end);
    expect(positionsOf(byValue(column, 2)[1]!, count, first, end)).toEqual(wanted);
  }
});
