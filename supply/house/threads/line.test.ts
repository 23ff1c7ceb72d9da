import { expect, test } from 'vitest';
import { createLine, LineFull, type Line } from './line.ts';
import { createShares } from './shares.ts';

const MOST = 4;
const nobody = () => [];

/** Who is first, out of the line. */
function next<T>(line: Line<T>): T | undefined {
  const first = line.first();
  if (first) line.leave(first);
  return first?.work;
}

function setUp() {
  const time = { at: 0 };
  const now = () => time.at;
  const shares = createShares(2, now);
  const line = createLine<string>(MOST, shares, now);
  const refused: string[] = [];
  const left = new Set<string>();
  const join = (name: string, signal = new AbortController().signal, askers: () => string[] = nobody) =>
    line.join(
      name,
      { wanted: () => !left.has(name), askers, refuse: (cause) => refused.push(`${name} ${cause.name}`) },
      signal,
    );
  const served = () => {
    const names: string[] = [];
    for (let name = next(line); name !== undefined; name = next(line)) names.push(name);
    return names;
  };
  return { line, shares, time, join, refused, left, served };
}

test('who can still be answered in time is served in the order of coming', () => {
  const { time, join, served } = setUp();
  for (const name of ['a', 'b', 'c']) {
    join(name);
    time.at += 300;
  }
  expect(served()).toEqual(['a', 'b', 'c']);
});

test('once the oldest is late, who came last is served first', () => {
  const { time, join, served } = setUp();
  join('a');
  join('b');
  time.at += 1_001;
  join('c');
  expect(served()).toEqual(['c', 'b', 'a']);
});

test('searches that nobody waits for come after those of later readers, and first again when somebody is back', () => {
  const { time, join, left, served, line } = setUp();
  for (const name of ['a', 'b', 'c']) join(name);
  left.add('a').add('b');
  time.at += 900;
  join('d');
  expect(next(line)).toBe('c');
  left.delete('a');
  expect(served()).toEqual(['a', 'd', 'b']);
});

test('a full line refuses one that nobody waits for, else the one that would be served last', () => {
  const { time, join, left, refused, served } = setUp();
  for (const name of ['a', 'b', 'c', 'd']) join(name);
  left.add('b');
  join('e');
  join('f');
  time.at += 1_001;
  join('g');
  expect(refused).toEqual(['b', 'f', 'a'].map((name) => `${name} ${LineFull.name}`));
  expect(served()).toEqual(['g', 'e', 'd', 'c']);
});

test('whoever gives up leaves the line', () => {
  const { line, join, served } = setUp();
  const gone = new AbortController();
  join('a', gone.signal);
  join('b');
  gone.abort();
  expect(line.length).toBe(1);
  expect(served()).toEqual(['b']);
});

test('after a burst whose readers have gone, a later reader is next and the ones after it too', () => {
  const SEARCH_MS = 100;
  const time = { at: 0 };
  const now = () => time.at;
  const line = createLine<number>(64, createShares(2, now), now);
  const refused: number[] = [];
  const join = (reader: number, goneAt: number) =>
    line.join(
      reader,
      { wanted: () => time.at < goneAt, askers: nobody, refuse: () => refused.push(reader) },
      new AbortController().signal,
    );
  for (let reader = 0; reader < 320; reader++) join(reader, 3_500);
  expect(refused).toHaveLength(256);
  // For a second the burst is still in time itself.
  time.at = 1_001;
  const waits: number[] = [];
  for (let reader = 1_000; reader < 1_040; reader++) {
    const came = (time.at += 150);
    join(reader, Infinity);
    for (let served = -1; served !== reader;) {
      served = next(line)!;
      time.at += SEARCH_MS;
    }
    waits.push(time.at - came);
  }
  expect(waits).toEqual(waits.map(() => SEARCH_MS));
});

test('who has had more of the threads than is free comes after all who have had less, wanted or late', () => {
  const { shares, time, join, served, left } = setUp();
  const end = shares.begin(['greedy']);
  time.at += 3_000;
  end();
  const as = (name: string) => () => [name];
  join('greedy 1', undefined, as('greedy'));
  join('ann', undefined, as('ann'));
  join('greedy 2', undefined, as('greedy'));
  join('ben gone', undefined, as('ben'));
  left.add('ben gone');
  expect(served()).toEqual(['ann', 'greedy 1', 'greedy 2', 'ben gone']);
});

test('a search that two addresses asked has the turn of the one who has had less', () => {
  const { shares, time, join, served } = setUp();
  const end = shares.begin(['greedy']);
  time.at += 3_000;
  end();
  join('greedy', undefined, () => ['greedy']);
  join('shared', undefined, () => ['greedy', 'ann']);
  expect(served()).toEqual(['shared', 'greedy']);
});
