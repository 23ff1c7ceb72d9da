import { expect, test } from 'vitest';
import { worseTerms } from './worse-terms.ts';

type Compared = Parameters<typeof worseTerms>[0];

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const free = { status: 'allowed', fee: null, untilHoursBefore: 2 } as const;

function fare(change: Partial<Compared>): Compared {
  return {
    conditions: { refund: free, change: free },
    seat: { choice: 'included', from: null },
    holdMinutes: 1_440,
    ...change,
  };
}

test('the same terms are not worse, nor are better ones', () => {
  expect(worseTerms(fare({}), fare({}))).toEqual([]);
  const poor = fare({ seat: { choice: 'none', from: null }, holdMinutes: null });
  expect(worseTerms(fare({}), poor)).toEqual([]);
  expect(worseTerms(poor, fare({}))).toEqual(['seat', 'hold']);
});

test.for([
  [{ ...free, fee: eur(9_000) }, free, true],
  [free, { ...free, fee: eur(9_000) }, false],
  [{ ...free, fee: eur(9_000) }, { ...free, fee: eur(7_000) }, true],
  [{ status: 'not_allowed', fee: null, untilHoursBefore: null }, { ...free, fee: eur(9_000) }, true],
  [{ status: 'unknown', fee: null, untilHoursBefore: null }, free, true],
  [{ ...free, untilHoursBefore: 24 }, free, true],
  [{ ...free, untilHoursBefore: null }, free, false],
] as const)('%o after %o is worse: %s', ([now, before, worse]) => {
  const terms = worseTerms(
    fare({ conditions: { refund: now, change: free } }),
    fare({ conditions: { refund: before, change: free } }),
  );
  expect(terms).toEqual(worse ? ['refund'] : []);
  const changes = worseTerms(
    fare({ conditions: { refund: free, change: now } }),
    fare({ conditions: { refund: free, change: before } }),
  );
  expect(changes).toEqual(worse ? ['change'] : []);
});
