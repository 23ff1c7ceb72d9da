import { setImmediate as turnOver } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageTurns, type EndOfPage } from './page-turns.ts';

const FREE = 6;
const WAITING = 54;

/** Turns beside a clock that stands still until a pause is over. */
function setUp() {
  let at = 0;
  const pauses: { readonly until: number; readonly over: () => void }[] = [];
  const turns = createPageTurns(
    () => at,
    (ms) => new Promise<void>((over) => pauses.push({ until: at + ms, over })),
  );
  const begun: string[] = [];
  const ends = new Map<string, EndOfPage>();
  return {
    begun,
    ends,
    begin: (asker: string, name: string) =>
      turns.begin(asker).then((end) => {
        begun.push(name);
        ends.set(name, end);
      }),
    async pass(ms: number) {
      await turnOver();
      at += ms;
      for (const { until, over } of pauses) if (until <= at) over();
      await turnOver();
    },
  };
}

/** All pages that one address may begin at any moment. */
async function spend({ begin, begun }: ReturnType<typeof setUp>): Promise<void> {
  for (let n = 0; n < FREE; n += 1) await begin('greedy', 'free');
  begun.length = 0;
}

test('an address that has begun many pages begins the next ones one after the other, each with a pause; another begins at once', async () => {
  const site = setUp();
  await spend(site);
  for (const name of ['a', 'b', 'c']) void site.begin('greedy', name);
  await site.begin('ann', 'other');
  await site.pass(0);
  expect(site.begun.toSorted()).toEqual(['a', 'other']);
  await site.pass(30);
  site.ends.get('a')!();
  await site.pass(29);
  expect(site.begun).not.toContain('b');
  await site.pass(1);
  expect(site.begun).toContain('b');
  expect(site.begun).not.toContain('c');
});

test('after a page that only says that too much is asked, the next one of the address waits half a second', async () => {
  const site = setUp();
  await spend(site);
  for (const name of ['a', 'b']) void site.begin('greedy', name);
  await site.pass(10);
  site.ends.get('a')!(true);
  await site.pass(0);
  await site.pass(499);
  expect(site.begun).toEqual(['a']);
  await site.pass(1);
  expect(site.begun).toEqual(['a', 'b']);
});

test('a page that waits for a slow search does not hold those after it', async () => {
  const site = setUp();
  await spend(site);
  for (const name of ['a', 'b']) void site.begin('greedy', name);
  await site.pass(249);
  expect(site.begun).toEqual(['a']);
  await site.pass(1);
  await site.pass(150);
  expect(site.begun).toEqual(['a', 'b']);
});

test('more than may wait are refused with a time to come back; once it has been quiet, all begin at once again', async () => {
  const site = setUp();
  await spend(site);
  // The first of them begins.
  void site.begin('greedy', 'first');
  await site.pass(0);
  for (let n = 0; n < WAITING; n += 1) void site.begin('greedy', `${n}`);
  await expect(site.begin('greedy', 'refused')).rejects.toMatchObject({
    status: 429,
    problems: [{ code: 'TOO_MANY_REQUESTS', detail: { retryAfterSeconds: 1 } }],
  });
  for (let n = 0; n < 2 * WAITING; n += 1) await site.pass(300);
  site.begun.length = 0;
  for (let n = 0; n < FREE; n += 1) await site.begin('greedy', 'free');
  expect(site.begun).toHaveLength(FREE);
});
