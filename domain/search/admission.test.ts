import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const search = (wanted = true) => ({ done: false, wanted });

test('one address has so many searches under way, others theirs; what is done makes room', () => {
  const admission = createAdmission({ each: 2, all: 10 });
  const own = [search(), search()];
  for (const each of own) {
    admission.admit('a');
    admission.add(each, 'a');
  }
  expect(() => admission.admit('a')).toThrow(
    expect.objectContaining({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      problems: [expect.objectContaining({ detail: { retryAfterSeconds: 1 } })],
    }),
  );
  expect(() => admission.admit('b')).not.toThrow();
  own[0]!.done = true;
  expect(() => admission.admit('a')).not.toThrow();
});

test('beyond what all may have under way searchers are told to come back; what nobody waits for does not count', () => {
  const admission = createAdmission({ each: 4, all: 3 });
  const all = ['a', 'b', 'c'].map((asker) => {
    const each = { ...search(), asker };
    admission.add(each, asker);
    return each;
  });
  expect(() => admission.admit('d')).toThrow(expect.objectContaining({ status: 503, code: 'TOO_BUSY' }));
  expect(() => admission.admit(undefined)).not.toThrow();
  all[1]!.wanted = false;
  expect(() => admission.admit('d')).not.toThrow();
});
