import { expect, test } from 'vitest';
import { createStore } from './announcements.ts';

test('polite messages come 5 s apart and the last one of a topic wins', () => {
  const timers: (() => void)[] = [];
  const store = createStore((run, ms) => {
    expect(ms).toBe(5_000);
    timers.push(run);
  });
  store.announce('results', '10 flights');
  store.announce('results', '20 flights');
  store.announce('results', '30 flights');
  expect(store.read().polite).toBe('10 flights');
  timers.shift()?.();
  expect(store.read().polite).toBe('30 flights');
});

test('an urgent message does not wait', () => {
  const store = createStore(() => undefined);
  store.announce('a', 'first');
  store.announce('pay', 'Payment failed', 'assertive');
  expect(store.read().assertive).toBe('Payment failed');
});
