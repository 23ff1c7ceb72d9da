import { expect, test } from 'vitest';
import { createSpeak } from '#platform/words';
import { BOOKING_WORDS } from './booking-words.ts';

const speech = createSpeak({})('en-IE');
const say = (code: string, detail: Readonly<Record<string, unknown>>): string | undefined =>
  BOOKING_WORDS[code]?.(detail, speech);

test('a refusal is said as its vertical says it, and neutrally where that is not known or has no words of its own', () => {
  expect(say('SOLD_OUT', { vertical: 'flights' })).toBe('The last seats were just sold. Nothing was charged.');
  expect(say('SOLD_OUT', { vertical: 'stays', item: 1 })).toBe('The last rooms were just sold. Nothing was charged.');
  for (const detail of [{}, { item: 0 }, { vertical: 'cars' }, { vertical: 7 }])
    expect(say('SOLD_OUT', detail)).toBe('It has just sold out. Nothing was charged.');
  expect(say('GENDER_NOT_OFFERED', { vertical: 'stays' })).toContain('The supplier does not accept this option.');
});

test('amounts of a changed price are said in every vertical', () => {
  const prices = { from: { amountMinor: 51_550, currency: 'EUR' }, to: { amountMinor: 52_000, currency: 'EUR' } };
  expect(say('PRICE_CHANGED', { ...prices, vertical: 'stays' })).toBe(
    'The property changed the price from 515.50 EUR to 520.00 EUR. Nothing was charged.',
  );
  expect(say('PRICE_CHANGED', prices)).toBe('The price changed from 515.50 EUR to 520.00 EUR. Nothing was charged.');
});

test('nothing neutral speaks of seats, rooms, airlines or properties', () => {
  for (const [code, words] of Object.entries(BOOKING_WORDS))
    expect(words({}, speech), code).not.toMatch(/seat|room|airline|propert|flight|fare/i);
});

test('a mail that went out by itself a moment ago is told as sent, with the time until the next', () => {
  const detail = { email: 'mira@example.com', retryAfterSeconds: 41 };
  expect(say('MAIL_JUST_SENT', { ...detail, sent: true })).toBe(
    'We emailed mira@example.com less than a minute ago. You can resend it in 41 seconds.',
  );
  expect(say('MAIL_JUST_SENT', { ...detail, sent: false })).toBe(
    'The email to mira@example.com is on its way. You can resend it in 41 seconds.',
  );
});
