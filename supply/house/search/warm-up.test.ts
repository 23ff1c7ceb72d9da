import { afterEach, expect, test, vi } from 'vitest';
import { smallDesk } from '../testing/small-world.ts';
import { createDesk, type SearchSpec } from './desk.ts';
import { warmUp } from './warm-up.ts';

const input = smallDesk();

afterEach(() => vi.useRealTimers());

/** All that a thread searches by itself; `failing` says at which search the desk fails. */
function searched(failing = Infinity, practise = true): SearchSpec[] {
  vi.useFakeTimers();
  const desk = createDesk(input);
  const specs: SearchSpec[] = [];
  const open = (spec: SearchSpec) => {
    specs.push(spec);
    if (specs.length === failing) throw new TypeError('a search that fails');
    return desk.open(spec);
  };
  warmUp({ ...desk, open }, { ...input, practise });
  vi.runAllTimers();
  return specs;
}

test('a thread searches returns, returns from many airports and journeys, also where the world is small', () => {
  const specs = searched();
  const slices = specs.map(({ query }) => query.slices.length);
  expect(new Set(slices)).toEqual(new Set([2, 6]));
  const wide = specs.filter(({ query }) => query.airports[0]!.from.length > 1);
  expect(wide.length).toBeGreaterThan(1);
  for (const { query } of wide) {
    const [{ from, to } = { from: [], to: [] }] = query.airports;
    expect(from.filter((code) => to.includes(code))).toEqual([]);
  }
});

test('a search that fails ends the warm-up and nothing else', () => {
  expect(searched(3)).toHaveLength(3);
});

test('a thread that is not told to practise searches nothing by itself', () => {
  expect(searched(Infinity, false)).toEqual([]);
});
