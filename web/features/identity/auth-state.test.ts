import { expect, test, vi } from 'vitest';
import type { AuthState } from '#contract/identity';
import { createAuthStates } from './auth-state.ts';
import { NOBODY } from './testing/auth-states.ts';

function open(answers: readonly (AuthState | Error)[]) {
  const left = [...answers];
  const clock = { now: 0 };
  let reload = (): void => undefined;
  const fetch = vi.fn(async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new TypeError('asked too often');
    return next;
  });
  const states = createAuthStates({
    fetch,
    now: () => clock.now,
    onReload: (again) => {
      reload = again;
      return () => undefined;
    },
  });
  return { states, fetch, clock, reload: () => reload() };
}

const A: AuthState = { ...NOBODY, newUser: false };
const B: AuthState = { ...NOBODY, loggedInSession: true };

test('[7.3-01] the state is fetched when it is missing, once for everybody who needs it, and again when it is stale', async () => {
  const { states, fetch, clock } = open([A, B]);
  expect(states.get()).toBeNull();
  await Promise.all([states.need(), states.need()]);
  expect([states.get(), fetch.mock.calls.length]).toEqual([A, 1]);
  clock.now = 59_999;
  await states.need();
  expect(fetch).toHaveBeenCalledTimes(1);
  clock.now = 60_000;
  await states.need();
  expect([states.get(), fetch.mock.calls.length]).toEqual([B, 2]);
});

test('[7.3-01] it is refreshed on a header reload event, and who draws it hears of it', async () => {
  const { states, fetch, reload } = open([A, B]);
  const changed = vi.fn();
  states.subscribe(changed);
  reload();
  expect(fetch).not.toHaveBeenCalled();
  await states.need();
  reload();
  await expect.poll(() => states.get()).toBe(B);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a state that does not come is only logged, what was known stays, and the next who needs it asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { states, clock } = open([A, new TypeError('offline'), B]);
  await states.need();
  clock.now = 60_000;
  await states.need();
  expect([states.get(), logged.mock.calls.length]).toEqual([A, 1]);
  await states.need();
  expect(states.get()).toBe(B);
});
