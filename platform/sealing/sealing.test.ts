import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const [old, fresh] = ['an old key of more than 32 characters', 'a fresh key of more than 32 characters'];

test('any text opens where it was sealed and looks different every time', () => {
  const sealer = createSealer([fresh]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
      const [one, two] = [sealer.seal(text, place), sealer.seal(text, place)];
      expect([sealer.open(one, place), sealer.open(two, place)]).toEqual([text, text]);
      expect(one).not.toBe(two);
    }),
  );
});

test('a value moved to another row or field, or changed in any byte, does not open', () => {
  const sealer = createSealer([fresh]);
  const sealed = sealer.seal('PA1234567', 'traveller/1/number');
  expect(() => sealer.open(sealed, 'traveller/2/number')).toThrow(/changed or moved/);
  const head = sealed.lastIndexOf('.') + 1;
  const bytes = Buffer.from(sealed.slice(head), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(() => sealer.open(sealed.slice(0, head) + changed.toString('base64url'), 'traveller/1/number')).toThrow(
      /changed or moved/,
    );
  }
  for (const bad of ['', 's1', 'PA1234567', `s1.${sealer.keyId}.AAAA`, `s2${sealed.slice(2)}`])
    expect(() => sealer.open(bad, 'traveller/1/number')).toThrow(/changed or moved/);
});

test('after a rotation the new key seals and both open; without the old key its values say so and say nothing else', () => {
  const before = createSealer([old]).seal('PA1234567', 'p');
  const rotated = createSealer([fresh, old]);
  expect(rotated.open(before, 'p')).toBe('PA1234567');
  const after = rotated.seal('PA1234567', 'p');
  expect(after).toContain(`.${rotated.keyId}.`);
  expect(createSealer([fresh]).open(after, 'p')).toBe('PA1234567');
  const lost = (): string => createSealer([fresh]).open(before, 'p');
  expect(lost).toThrow(/not in SECRET_KEYS/);
  expect(lost).not.toThrow(/PA1234567/);
});
