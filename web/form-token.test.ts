import { expect, test } from 'vitest';
import { createFormTokens } from './form-token.ts';

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('[7-01b] a token on the page is used without asking the server', async () => {
  const tokens = createFormTokens({
    onPage: () => 'from-page',
    fetch: () => Promise.reject(new TypeError('asked')),
    wait: () => Promise.resolve(),
  });
  expect(await tokens.get()).toBe('from-page');
});

test('[7-01b] without one it is fetched once, and waiting callers poll every 100 ms until it is available', async () => {
  const answer = deferred<string>();
  const waits: number[] = [];
  let fetches = 0;
  const tokens = createFormTokens({
    onPage: () => null,
    fetch: () => {
      fetches += 1;
      return answer.promise;
    },
    wait: (ms) => {
      waits.push(ms);
      if (waits.length === 6) answer.resolve('fetched');
      return Promise.resolve();
    },
  });
  expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual(['fetched', 'fetched', 'fetched']);
  expect(fetches).toBe(1);
  expect(new Set(waits)).toEqual(new Set([100]));
});

test('a refused token is asked for anew, even when it stands on the page', async () => {
  const tokens = createFormTokens({
    onPage: () => 'old',
    fetch: () => Promise.resolve('new'),
    wait: () => Promise.resolve(),
  });
  tokens.drop(await tokens.get());
  expect(await tokens.get()).toBe('new');
});

test('a fetch that fails is told to its caller and tried again by the next', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve('second')];
  const tokens = createFormTokens({
    onPage: () => null,
    fetch: () => answers.shift() ?? Promise.reject(new TypeError('too many')),
    wait: () => Promise.resolve(),
  });
  await expect(tokens.get()).rejects.toThrow('offline');
  expect(await tokens.get()).toBe('second');
});
