import { brandOf, isCardNumber, type CardBrand } from './brand.ts';

/** What the simulated card does. */
export const simulatorScenarios = [
  'success',
  'declined',
  'insufficient_funds',
  'challenge',
  'challenge_fails',
  'capture_fails',
  'reply_lost',
  'challenge_always',
  'kept_declined',
  'kept_expired',
  'kept_withdrawn',
  'not_kept',
] as const;
export type SimulatorScenario = (typeof simulatorScenarios)[number];

export interface TestCard {
  readonly number: string;
  readonly scenario: SimulatorScenario;
}

/** Numbers that payment companies publish for testing; no issuer ever hands them out. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', scenario: 'success' },
  { number: '4000000000000002', scenario: 'declined' },
  { number: '4000000000009995', scenario: 'insufficient_funds' },
  { number: '4000002500003155', scenario: 'challenge' },
  { number: '4000008400001629', scenario: 'challenge_fails' },
  { number: '4000000000000341', scenario: 'capture_fails' },
  { number: '4000000000000119', scenario: 'reply_lost' },
  { number: '4000002760003184', scenario: 'challenge_always' },
  { number: '4000000000009987', scenario: 'kept_declined' },
  { number: '4000000000000069', scenario: 'kept_expired' },
  { number: '4000000000009979', scenario: 'kept_withdrawn' },
  { number: '4000000000000127', scenario: 'not_kept' },
  { number: '5555555555554444', scenario: 'success' },
  { number: '2223003122003222', scenario: 'success' },
  { number: '378282246310005', scenario: 'success' },
  { number: '6011111111111117', scenario: 'success' },
  { number: '36227206271667', scenario: 'success' },
  { number: '3056930009020004', scenario: 'success' },
  { number: '3566002020360505', scenario: 'success' },
  { number: '6200000000000005', scenario: 'success' },
];

/** Letters first and never more than four digits in a row, so that no card number fits. */
export const paymentTokenShape = /^(?=[a-z])(?!.*\d{5})[A-Za-z0-9_-]{6,120}$/;

interface Tokened {
  readonly ok: true;
  readonly token: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly scenario: SimulatorScenario;
  /** `2029-09`; null where nobody typed it. */
  readonly expires: string | null;
}

export type Tokenised = Tokened | { readonly ok: false; readonly reason: 'incomplete' | 'not_a_test_number' };

/** Turns a published test number into a simulator token. Runs in the browser; any other number goes nowhere. */
export function tokenise(value: string, expires: string | null = null): Tokenised {
  const digits = value.replace(/\D/g, '');
  const card = testCards.find((candidate) => candidate.number === digits);
  if (!card) return { ok: false, reason: isCardNumber(digits) ? 'not_a_test_number' : 'incomplete' };
  const brand = brandOf(digits);
  const last4 = digits.slice(-4);
  const end = expires === null ? '' : `-${expires.slice(2, 4)}${expires.slice(5)}`;
  const token = `sim_${card.scenario}_${brand}_${last4}${end}`;
  return { ok: true, token, brand, last4, scenario: card.scenario, expires };
}

/** Reads a simulator token back; undefined when it is not one that `tokenise` makes. */
export function readToken(token: string): Tokened | undefined {
  const [, year, month] = /-(\d\d)(0[1-9]|1[0-2])$/.exec(token) ?? [];
  const expires = year === undefined ? null : `20${year}-${month}`;
  for (const card of testCards) {
    const made = tokenise(card.number, expires);
    if (made.ok && made.token === token) return made;
  }
  return undefined;
}
