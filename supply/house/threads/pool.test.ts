import { setImmediate as turnOver } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DeskTypes } from './desk.ts';
import { createPool } from './pool.ts';
import type { Ask } from './protocol.ts';
import type { Thread } from './thread.ts';

interface Types extends DeskTypes {
  readonly query: { readonly name: string };
  readonly view: { readonly limits?: undefined };
  readonly page: string;
}

/** Threads that work as long as they are told to, and a clock that moves with them. */
function setUp(size: number) {
  const time = { at: 0 };
  const later: (() => void)[] = [];
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const thread: Thread<Types> = {
    runs: () => true,
    ask: (ask: Ask<Types>) =>
      new Promise((resolve) => running.push({ name: nameOf(ask), end: () => resolve(undefined as never) })),
    close: async () => undefined,
  };
  const pool = createPool<Types>(() => thread, size, { now: () => time.at, later: (act) => void later.push(act) });
  const never = new AbortController().signal;
  const open = (name: string, asker: string) =>
    pool.open(
      { id: name, query: { name }, openedAtMs: 0 },
      { signal: never, wanted: () => true, askers: () => [asker] },
    );
  return {
    pool,
    open: (name: string, asker: string) => void open(name, asker),
    view: (name: string, at: number, asker: string) =>
      void pool.ask(at, { kind: 'view', spec: { id: name, query: { name }, openedAtMs: 0 }, view: {} }, asker),
    /** Whatever was put off is looked at again after so long. */
    pass: async (ms: number) => {
      time.at += ms;
      for (const act of later.splice(0)) act();
      await turnOver();
    },
    names: () => running.map(({ name }) => name),
    /** The first of these ends after so long. */
    end: async (name: string, ms: number) => {
      time.at += ms;
      const at = running.findIndex((each) => each.name === name);
      running.splice(at, 1)[0]?.end();
      await turnOver();
      await turnOver();
    },
  };
}

function nameOf(ask: Ask<Types>): string {
  return ask.kind === 'open' || ask.kind === 'view' ? `${ask.kind} ${ask.spec.query.name}` : ask.kind;
}

test('an address that asks its worst holds one thread, and whoever comes next has the other at once', async () => {
  const { open, names, end } = setUp(2);
  for (const n of [1, 2, 3, 4]) open(`worst ${n}`, 'greedy');
  expect(names()).toEqual(['open worst 1', 'open worst 2']);
  await end('open worst 1', 2_000);
  await end('open worst 2', 0);
  expect(names()).toEqual(['open worst 4']);
  open('mine', 'ann');
  expect(names()).toEqual(['open worst 4', 'open mine']);
  await end('open mine', 100);
  // The thread stays free for others.
  expect(names()).toEqual(['open worst 4']);
  await end('open worst 4', 2_000);
  expect(names()).toEqual(['open worst 3']);
});

test('pages that a greedy address asks for come after the searches of others', async () => {
  const { open, view, names, end } = setUp(2);
  open('worst', 'greedy');
  await end('open worst', 4_000);
  view('worst', 0, 'greedy');
  open('a', 'ann');
  view('worst', 0, 'greedy');
  view('worst', 1, 'greedy');
  open('b', 'ben');
  expect(names()).toEqual(['view worst', 'open a']);
  await end('view worst', 100);
  expect(names()).toEqual(['open a', 'open b']);
});

test('the page of a search comes before another is opened, for all who have had little', async () => {
  const { open, view, names, end } = setUp(1);
  open('a', 'ann');
  open('b', 'ben');
  view('a', 0, 'ann');
  await end('open a', 100);
  expect(names()).toEqual(['view a']);
});

test('an address that rests goes on by itself once the others are gone, and another is served meanwhile', async () => {
  const { open, names, end, pass } = setUp(2);
  open('worst 1', 'greedy');
  await end('open worst 1', 3_000);
  open('other 1', 'ann');
  open('worst 2', 'greedy');
  await end('open other 1', 100);
  expect(names()).toEqual([]);
  open('other 2', 'ann');
  await pass(1_999);
  expect(names()).toEqual(['open other 2']);
  await pass(1);
  expect(names()).toEqual(['open other 2', 'open worst 2']);
});
