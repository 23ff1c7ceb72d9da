import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { clockTime, clockTimeUtc } from '#contract/core';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { showPage } from '../booking/testing/show-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { useOwnClock } from './use-own-clock.ts';

const until = '2027-03-01T21:40:00Z';
const inUtc = clockTimeUtc(new Date(until), FACTS.locale);
const message = `Not now. You can request another one from ${inUtc}.`;

/** The reader is in India. */
beforeEach(() => {
  vi.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(function (this: Date, locale, options) {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: options?.timeZone ?? 'Asia/Kolkata' }).format(this);
  });
  return () => vi.restoreAllMocks();
});

test('a time is said in the zone asked for, else in that of the reader', () => {
  const at = new Date(until);
  expect([clockTime(at, 'de'), clockTime(at, 'de', 'Europe/Berlin')]).toEqual(['03:10', '22:40']);
  expect([clockTimeUtc(at, 'de'), clockTimeUtc(at, 'ja')]).toEqual(['21:40\u00a0UTC', '21:40\u00a0UTC']);
  expect(clockTimeUtc(at, 'ar')).toMatch(/09:40/);
});

test.for(['TOO_MANY_CODES', 'TRIES_PAUSED', 'TOO_MANY_MAILS'])(
  'a page with scripts says the time of a refusal on the reader’s own clock: %s',
  async (errorCode) => {
    const refused = { errorCode, message, until, ways: ['link' as const] };
    const state = errorCode === 'TRIES_PAUSED' ? ('login' as const) : ('code' as const);
    const result = { state, email: 'mira@example.com', refused };
    await showPage(<SignInPage formtoken="t" mode="default" state={null} redir="/" result={result} />);
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('You can request another one from 03:10.');
    expect(said).not.toContain('UTC');
  },
);

test('a page without scripts says it in UTC, and a sentence without a time stays as it is', () => {
  const Said = (refused: { message: string; until?: string }) => useOwnClock().said(refused);
  const html = (refused: Parameters<typeof Said>[0]) =>
    renderToString(
      <FactsContext value={FACTS}>
        <Said {...refused} />
      </FactsContext>,
    );
  expect(html({ message, until })).toContain('from 21:40\u00a0UTC.');
  expect(html({ message: 'No.' })).toBe('No.');
});
