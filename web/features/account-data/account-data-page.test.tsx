import { expect, test } from 'vitest';
import { showPage } from '../booking/testing/show-page.tsx';
import { againTo } from './testing/again-to.ts';
import { AccountDataPage, type AccountDataProps } from './account-data-page.tsx';

const given: AccountDataProps = {
  deletion: { email: 'mira@example.com', closingAt: null, waitDays: 14, fresh: true },
  activity: {
    entries: [
      { id: 'a', at: '2027-03-01T09:12:00.000Z', act: 'updateTraveler', by: 'support' },
      { id: 'b', at: '2027-03-01T09:11:00.000Z', act: 'signIn', by: 'visitor' },
      { id: 'c', at: '2027-03-01T09:10:00.000Z', act: 'somethingNew', by: 'you' },
    ],
    next: 'c',
  },
  older: false,
  onwards: null,
  done: null,
  formtoken: 'a.b',
  problems: [],
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const namesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('main a, main button, a[download], form button')].map(({ textContent }) => textContent);

test('S32 what was done is said in words, with its moment and who did it; what has no words yet by its name', async () => {
  const page = await showPage(<AccountDataPage {...given} />);
  expect([...page.querySelectorAll('ol > li')].map(({ textContent }) => plain(textContent))).toEqual([
    'Traveller changed1 Mar 2027 09:12 UTC · our support',
    'Signed in1 Mar 2027 09:11 UTC',
    'Other change (somethingNew)1 Mar 2027 09:10 UTC · you',
  ]);
  const turn = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(turn).toContain('/profile/account/data?before=c');
});

test('a fresh sign-in downloads and deletes; a stale one is told that it has to prove itself, and comes back to the download', async () => {
  const fresh = await showPage(<AccountDataPage {...given} />);
  expect(fresh.querySelector('a[download]')?.getAttribute('href')).toBe('/i/api/account/v1/export');
  expect(namesOf(fresh)).toEqual(expect.arrayContaining(['Download everything', 'Delete in 14 days']));
  const stale = await showPage(<AccountDataPage {...given} deletion={{ ...given.deletion, fresh: false }} />);
  expect(stale.querySelector('a[download]')).toBeNull();
  expect(stale.textContent).toContain('To protect your account, sign in again');
  const ways = [...stale.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Sign in again');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([againTo('/profile/account/data', 'download')]);
});

test('while it waits the page says until when and gives the account back with one press', async () => {
  const deletion = { ...given.deletion, closingAt: '2027-03-15T09:12:00.000Z', fresh: false };
  const page = await showPage(<AccountDataPage {...given} deletion={deletion} onwards="/flights" />);
  expect(plain(page.textContent)).toContain('This account will be deleted on Monday 15 March 2027');
  expect(page.querySelector('form button')?.textContent).toBe('Keep my account');
  expect(page.textContent).not.toContain('Delete in 14 days');
  const on = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Continue');
  expect(on?.getAttribute('href')).toBe('/flights');
});

test('whoever keeps the account, or asks for its end, reads so where the focus is', async () => {
  await showPage(<AccountDataPage {...given} done="keep" onwards="/flights" />);
  expect(plain(document.activeElement?.textContent)).toContain('Your account stays');
  expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('/flights');
  const deletion = { ...given.deletion, closingAt: '2027-03-15T09:12:00.000Z' };
  await showPage(<AccountDataPage {...given} deletion={deletion} done="delete" />);
  expect(plain(document.activeElement?.textContent)).toContain('This account will be deleted on');
  await showPage(<AccountDataPage {...given} />);
  expect(document.activeElement).toBe(document.body);
});
