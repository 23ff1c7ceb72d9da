import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/core';
import { show } from '#design/testing';
import { subscribe } from '../../events.ts';
import { type Facts, FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { leadInFor } from './entry.ts';
import { Resume } from './resume.tsx';
import { keepWish } from './wish.ts';

const PATH = '/profile/account/passkeys';
const INES = 'ines@home.example';
const stale = new ApiError(403, [{ code: 'FRESH_SIGN_IN_REQUIRED', description: 'x', localizedDescription: 'x' }]);
const account = {
  name: 'Ines',
  firstName: '',
  lastName: '',
  displayName: 'Ines',
  image: null,
  confirmed: true,
  handle: 'h1',
};
const factsOf = (email: string): Facts => ({ ...FACTS, chrome: { ...FACTS.chrome, account: { ...account, email } } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The next document of this tab, which a sign-in always opens. */
function anotherDocument(): void {
  vi.stubGlobal('performance', { now: () => 0, timeOrigin: performance.timeOrigin + 5_000 });
}

async function page(at: string, email = INES) {
  const removed = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const element = (
    <main>
      <Resume path={PATH} />
      <button type="button" data-resume="remove-p1" onClick={removed}>
        Remove
      </button>
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  vi.useRealTimers();
  cleanup();
  await show(
    <FactsContext value={factsOf(email)}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>
    </FactsContext>,
  );
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove');
  return removed;
}

const AT = `${PATH}?resume=remove-p1`;

test('what was refused for want of a fresh sign-in opens the dialog, and is done by itself once its reader is back', async () => {
  const asked = vi.fn();
  const stop = subscribe('sign-in-wanted', asked);
  const answer = (await leadInFor(stale, { path: PATH, key: 'remove-p1', who: INES })) as Response;
  stop();
  expect([answer.headers.get('location'), asked.mock.calls]).toEqual([AT, [[{ mode: 'again', redir: AT }]]]);
  anotherDocument();
  const removed = await page(AT);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('One step left')).toBeNull();
});

test('it is not done before the sign-in, nor twice', async () => {
  keepWish(AT, INES);
  expect(await page(AT)).not.toHaveBeenCalled();
  // Nothing is to be pressed behind the dialog that asks for the sign-in.
  expect(screen.queryByText('One step left')).toBeNull();
  anotherDocument();
  expect(await page(AT)).toHaveBeenCalledTimes(1);
  expect(await page(AT)).not.toHaveBeenCalled();
});

test('an address alone presses nothing: the reader is told that one press is left', async () => {
  const removed = await page(AT);
  expect(removed).not.toHaveBeenCalled();
  expect(screen.getByText('One step left')).toBeTruthy();
  fireEvent.click(screen.getByText('Remove'));
  expect(removed).toHaveBeenCalledTimes(1);
});

test.for([
  ['somebody else who signed in', AT, 'other@home.example', 0],
  ['another act', `${PATH}?resume=remove-p2`, INES, 0],
  ['a wish of more than ten minutes ago', AT, INES, 10 * 60_000 + 1],
] as const)('it is not done for %s', async ([, kept, who, later]) => {
  vi.setSystemTime(new Date(Date.now() - later));
  keepWish(kept, INES);
  vi.useRealTimers();
  anotherDocument();
  expect(await page(AT, who)).not.toHaveBeenCalled();
});
