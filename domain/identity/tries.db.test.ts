import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database';
import { fixedClock, openTestDatabase, testCtx } from '#platform/testing';
import { forgetTriesOf, giveTryBack, MOST_TRIES, takeTry } from './tries.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const clock = fixedClock('2027-03-01T12:00:00Z');
const ctx = () => testCtx({ db: opened.database, clock });
let people = 0;
const trier = (more: object = {}) => {
  people += 1;
  return { email: `p${people}@x.example`, ip: `198.51.100.${people}`, sessionId: `s${people}`, browser: null, ...more };
};

test('five tries are free, then each waits longer, and within a day there are no more than a hundred', async () => {
  const own = trier();
  let made = 0;
  const start = clock.now().getTime();
  while (clock.now().getTime() - start < 86_400_000) {
    const leave = await takeTry(ctx(), { ...own, sessionId: `t${made}`, ip: `203.0.113.${made % 250}` }, true);
    if (leave.kind === 'go') made += 1;
    else if (leave.kind === 'paused') clock.advance(Math.max(1_000, leave.until.getTime() - clock.now().getTime()));
  }
  expect(made).toBeGreaterThan(5);
  expect(made).toBeLessThanOrEqual(MOST_TRIES);
});

test('the right one forgets what was wrong before; a mail opens what only the next day would', async () => {
  const own = trier();
  for (let n = 0; n < 4; n += 1) await takeTry(ctx(), own, true);
  await giveTryBack(ctx(), own);
  for (let n = 0; n < 5; n += 1) expect(await takeTry(ctx(), own, true)).toEqual({ kind: 'go' });
  expect((await takeTry(ctx(), own, true)).kind).toBe('paused');
  await forgetTriesOf(ctx(), own);
  expect(await takeTry(ctx(), own, true)).toEqual({ kind: 'go' });
});

test('tries at once count each: of fifty no more than the free ones pass', async () => {
  const own = trier();
  const leaves = await Promise.all(Array.from({ length: 50 }, () => takeTry(ctx(), own, true)));
  expect(leaves.filter(({ kind }) => kind === 'go').length).toBeLessThanOrEqual(6);
});

test('one network that fails for many people has to prove that it is no program; another one has not', async () => {
  const ip = '203.0.113.254';
  const kinds = [];
  for (let n = 0; n < 21; n += 1) kinds.push((await takeTry(ctx(), trier({ ip }), false)).kind);
  expect(kinds.slice(0, 20)).toEqual(Array<string>(20).fill('go'));
  expect(kinds[20]).toBe('challenge');
  expect((await takeTry(ctx(), trier({ ip }), true)).kind).toBe('go');
  expect((await takeTry(ctx(), trier(), false)).kind).toBe('go');
});

test('when everybody together fails often, everybody is asked: an account of one’s own spares nobody', async () => {
  clock.advance(600_001);
  for (let n = 0; n < 80; n += 1) await takeTry(ctx(), trier(), true);
  expect((await takeTry(ctx(), trier(), false)).kind).toBe('challenge');
  expect((await takeTry(ctx(), trier(), true)).kind).toBe('go');
  clock.advance(600_001);
  expect((await takeTry(ctx(), trier(), false)).kind).toBe('go');
});

test('a stranger who fails pauses neither other networks nor a browser where the account was signed in before', async () => {
  clock.advance(600_001);
  const stranger = trier();
  for (let n = 0; n < 5; n += 1) await takeTry(ctx(), stranger, true);
  expect((await takeTry(ctx(), stranger, true)).kind).toBe('paused');
  const elsewhere = { ...trier(), email: stranger.email };
  expect(await takeTry(ctx(), elsewhere, true)).toEqual({ kind: 'go' });
  for (let n = 0; n < 40; n += 1) await takeTry(ctx(), { ...trier(), email: stranger.email }, true);
  // Many networks together: new browsers wait, the owner's does not.
  expect((await takeTry(ctx(), { ...trier(), email: stranger.email }, true)).kind).toBe('paused');
  expect(await takeTry(ctx(), { ...stranger, browser: 'its-own' }, true)).toEqual({ kind: 'go' });
});
