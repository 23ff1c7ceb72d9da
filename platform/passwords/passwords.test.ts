import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPasswordHasher, createPasswordJudge } from './index.ts';

const hasher = createPasswordHasher();
const judge = createPasswordJudge();

test('a password opens its own hash and no other; nobody has a hash', async () => {
  const hashed = await hasher.hash('four tigers paint my boat');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify('four tigers paint my boat', hashed)).toBe(true);
  expect(await hasher.verify('four tigers paint my boar', hashed)).toBe(false);
  expect(await hasher.verify('nobody has this password', null)).toBe(false);
  expect([hasher.stale(hashed), hasher.stale(hashed.replace('m=19456', 'm=9999'))]).toEqual([false, true]);
});

test('every character counts, up to two hundred of any script, and keyboards that compose letters differently agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 64, maxLength: 200 }), async (password) => {
      const hashed = await hasher.hash(password);
      expect(await hasher.verify(password, hashed)).toBe(true);
      expect(await hasher.verify(password.slice(0, -1), hashed)).toBe(password.slice(0, -1) === password);
    }),
    { numRuns: 20 },
  );
  const composed = await hasher.hash('Zoë mag Brötchen');
  expect(await hasher.verify('Zoë mag Brötchen'.normalize('NFD'), composed)).toBe(true);
});

test.for([
  ['passwordpassword', [], 'common'],
  ['qwertyuiopasdfghjkl', [], 'guessable'],
  ['aaaaaaaaaaaaaaaaaaaa', [], 'guessable'],
  ['ines.moreau@northlight', ['ines.moreau@northlight'], 'guessable'],
  ['wayfoldwayfoldwayfold', ['wayfold'], 'guessable'],
  ['ines!northlight!wayfold', ['wayfold', 'ines', 'northlight'], 'guessable'],
  ['wayfold takes four tigers home', ['wayfold'], null],
  ['four tigers paint my boat', ['ines'], null],
  ['東京の朝はとても静かで青い空です', [], null],
] as const)('%s with %j about its owner: %s', async ([password, about, fault]) => {
  expect(await judge.fault(password, about)).toBe(fault);
});
