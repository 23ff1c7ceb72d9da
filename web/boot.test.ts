import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Boot, lateValue, plainErrors, reviveErrors, scriptJson } from './boot.ts';
import { reviveLater, splitLater } from './later.ts';

test('JSON in a script can neither end the script nor break a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const script = scriptJson({ text });
      expect(script).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(script)).toEqual({ text });
    }),
  );
  expect(scriptJson('</script><!--')).not.toContain('<');
});

test('a promise field of loader data crosses as a mark and comes back as a promise', async () => {
  const { plain, later } = splitLater({ page: { now: 1, soon: Promise.resolve('value') }, root: null });
  expect(JSON.parse(JSON.stringify(plain))).toEqual({ page: { now: 1, soon: { $later: 'page.soon' } }, root: null });
  expect(await later.get('page.soon')).toBe('value');
  const revived = reviveLater(plain, (key) => Promise.resolve(`late ${key}`)) as { page: { soon: Promise<string> } };
  expect(await revived.page.soon).toBe('late page.soon');
});

test('a late value may arrive before or after somebody waits for it', async () => {
  const boot: Boot = { d: {} as Boot['d'], l: { early: ['a', 0] }, w: {} };
  expect(await lateValue(boot, 'early')).toBe('a');
  const waiting = lateValue(boot, 'slow');
  boot.l.slow = ['b', 0];
  boot.w.slow?.();
  expect(await waiting).toBe('b');
});

test('errors cross without their message and stack, responses with status and body', () => {
  const refusal = { status: 422, statusText: '', internal: false, data: { errors: [] } };
  const crossed = reviveErrors(plainErrors({ a: new TypeError('secret at /etc'), b: refusal }));
  expect(JSON.stringify(plainErrors({ a: new TypeError('secret') }))).not.toContain('secret');
  expect((crossed?.a as Error | undefined)?.message).toBe('Unexpected server error');
  expect(crossed?.b).toMatchObject({ status: 422, data: { errors: [] } });
});
