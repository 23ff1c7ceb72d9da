import { expect, test } from 'vitest';
import { brandOf, cardBrands, formatCardNumber, isCardNumber, paymentMethods, paymentStatuses } from './brand.ts';
import { paymentTokenShape, readToken, testCards, tokenise } from './simulator.ts';

test('[3-25] brands, methods and statuses are the listed ones', () => {
  expect(cardBrands).toEqual([
    'Amex',
    'MC',
    'Visa',
    'VisaDebit',
    'E',
    'MCDebit',
    'Discover',
    'Diners',
    'CB',
    'JCB',
    'UATP',
    'MAESTRO',
    'UNKNOWN',
  ]);
  expect(paymentMethods).toEqual(['CARD', 'GOOGLE_PAY', 'AFFIRM']);
  expect(paymentStatuses).toEqual(['LOADING', 'SUCCESS', 'ERROR', 'NEUTRAL']);
});

test.each([
  ['4', 'Visa'],
  ['51', 'MC'],
  ['55', 'MC'],
  ['22', 'MC'],
  ['27', 'MC'],
  ['34', 'Amex'],
  ['37', 'Amex'],
  ['300', 'Diners'],
  ['305', 'Diners'],
  ['309', 'Diners'],
  ['36', 'Diners'],
  ['38', 'Diners'],
  ['39', 'Diners'],
  ['601', 'Discover'],
  ['622', 'Discover'],
  ['644', 'Discover'],
  ['649', 'Discover'],
  ['65', 'Discover'],
  ['3528', 'JCB'],
  ['3529', 'JCB'],
  ['353', 'JCB'],
  ['358', 'JCB'],
])('[5-13] %s is %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['5555555555554444', '5555 5555 5555 4444'],
  ['378282246310005', '3782 822463 10005'],
  ['36227206271667', '3622 720627 1667'],
  ['6011111111111117', '6011 1111 1111 1117'],
  ['3566002020360505', '3566 0020 2036 0505'],
])('[5-13] %s is grouped %s', (digits, grouped) => {
  expect(formatCardNumber(digits)).toBe(grouped);
});

test.each([
  ['2220', 'UNKNOWN'],
  ['2221', 'MC'],
  ['2720', 'MC'],
  ['2721', 'UNKNOWN'],
  ['62', 'UNKNOWN'],
  ['620000', 'UNKNOWN'],
  ['622125', 'UNKNOWN'],
  ['622126', 'Discover'],
  ['622925', 'Discover'],
  ['622926', 'UNKNOWN'],
  ['3527', 'UNKNOWN'],
  ['359', 'UNKNOWN'],
  ['306', 'UNKNOWN'],
  ['6759', 'MAESTRO'],
  ['1', 'UATP'],
  ['5', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('real range: %s is %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test('a Diners number of 16 digits is grouped in fours, typed digits past the end are dropped', () => {
  expect(formatCardNumber('3056 9300 0902 0004')).toBe('3056 9300 0902 0004');
  expect(formatCardNumber('42424242424242421234567')).toBe('4242 4242 4242 4242 123');
  expect(formatCardNumber('37')).toBe('37');
});

test('every test card passes its check digit and makes a token that is read back; other numbers make none', () => {
  for (const card of testCards) {
    expect(isCardNumber(card.number)).toBe(true);
    const made = tokenise(card.number);
    expect(made).toMatchObject({ ok: true, scenario: card.scenario, last4: card.number.slice(-4) });
    if (made.ok) expect(readToken(made.token)).toEqual(made);
    if (made.ok) expect(made.token).toMatch(paymentTokenShape);
    expect(card.number).not.toMatch(paymentTokenShape);
    expect(`sim_${card.number}`).not.toMatch(paymentTokenShape);
  }
  expect(tokenise('4111111111111111')).toEqual({ ok: false, reason: 'not_a_test_number' });
  expect(tokenise('4242')).toEqual({ ok: false, reason: 'incomplete' });
  expect(readToken('sim_success_Visa_0000')).toBeUndefined();
});
