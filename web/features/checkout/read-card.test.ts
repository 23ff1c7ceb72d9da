import { expect, test } from 'vitest';
import { testCards } from '#contract/payments';
import { readCard } from './read-card.ts';

const today = '2026-11-20T14:00:00Z';
const good = { number: '4242 4242 4242 4242', name: 'Mira Anand', expiry: '09 / 29', code: '123' };
const faults = (card: Partial<typeof good>) => {
  const read = readCard({ ...good, ...card }, today);
  return read.ok ? [] : read.problems.map(({ fault }) => fault);
};

test('a test card becomes a token that holds nothing of the number but its last four', () => {
  for (const { number } of testCards) {
    const read = readCard({ ...good, number, code: /^3[47]/.test(number) ? '1234' : '123' }, today);
    expect(read.ok).toBe(true);
    if (read.ok) expect(read.token).not.toMatch(/\d{5}/);
  }
});

test('a real number is refused in the browser', () => {
  expect(faults({ number: '4111 1111 1111 1111' })).toEqual(['not_a_test_number']);
});

test.each([
  [{ number: '4242' }, 'number_incomplete'],
  [{ number: '' }, 'number_incomplete'],
  [{ number: '4242 4242 4242 4241' }, 'number_wrong'],
  [{ name: ' ' }, 'name_missing'],
  [{ expiry: '' }, 'expiry_shape'],
  [{ expiry: '13/29' }, 'month_wrong'],
  [{ expiry: '00/29' }, 'month_wrong'],
  [{ expiry: '10/26' }, 'expired'],
  [{ code: '12' }, 'code_shape'],
  [{ code: '1234' }, 'code_shape'],
] as const)('%j is refused: %s', (card, fault) => {
  expect(faults(card)).toEqual([fault]);
});

test.each(['11/26', '1126', '11 / 2026', '11-26', '1/27'])('%s is a date that is not over', (expiry) => {
  expect(faults({ expiry })).toEqual([]);
});
