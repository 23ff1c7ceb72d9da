import { expect, test } from 'vitest';
import { canSpare } from './link.ts';

const NONE = { passwordHash: null, providers: 1, passkey: false, mail: false };

test('a provider may go where a password, a passkey, another provider or a proved address is left', () => {
  expect(canSpare(NONE)).toBe(false);
  for (const left of [{ passwordHash: 'x' }, { providers: 2 }, { passkey: true }, { mail: true }])
    expect(canSpare({ ...NONE, ...left })).toBe(true);
});
