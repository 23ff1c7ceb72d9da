import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnBooking } from '#contract/booking';
import { NEWS_WORDING, NEWS_WORDINGS } from '#contract/news';
import { showPage } from '../../booking/testing/show-page.tsx';
import { AccountPage } from './account-page.tsx';
import type { AccountData } from './types.ts';

const point = (code: string | null, name: string, local = '2027-03-24T10:00') => ({
  code,
  name,
  countryCode: 'IE',
  local,
  zone: 'Europe/Dublin',
  instant: `${local}:00Z`,
});
const booking: OwnBooking = {
  id: 'o1',
  reference: 'WF-7K2QX9',
  state: 'confirmed',
  items: [{ vertical: 'flights', begins: point('DUB', 'Dublin'), ends: point('LIS', 'Lisbon') }],
  claimable: false,
};
const at = '2027-03-01T09:12:00.000Z';
const session = { device: 'Firefox, Linux', network: '198.51.100.*', country: 'IE', method: 'password' } as const;
const given: AccountData = {
  account: {
    firstName: 'Ines',
    lastName: 'Moreau',
    displayName: '',
    image: null,
    locale: 'en-IE',
    locales: ['en-IE', 'de-DE'],
    emails: [
      { id: 'e1', email: 'ines@a.example', primary: true, confirmed: true },
      { id: 'e2', email: 'second@a.example', primary: false, confirmed: true },
      { id: 'e3', email: 'waits@a.example', primary: false, confirmed: false },
    ],
    password: { set: true, since: at, removable: false },
    sessions: [
      { ...session, id: 's1', current: false, signedInAt: at, lastUsedAt: at },
      { ...session, id: 's2', current: true, signedInAt: at, lastUsedAt: at },
    ],
    news: false,
    newsSince: null,
    fresh: true,
  },
  bookings: [booking],
  travellers: ['Ines Moreau'],
  cards: { methods: [], offered: true },
  providers: [],
  passkeys: { count: 0, possible: true },
  twoStep: false,
  languages: [
    { value: 'en-IE', text: 'English' },
    { value: 'de-DE', text: 'Deutsch' },
  ],
  countries: { IE: 'Ireland' },
  formtoken: 'a.b',
  adding: false,
  done: null,
  refused: undefined,
};
const refused = (more: Partial<NonNullable<AccountData['refused']>>): AccountData['refused'] => ({
  intent: 'names',
  problems: [],
  values: {},
  proof: null,
  ...more,
});
const named = (page: HTMLElement, name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`);

test('every section is one anchor of the page, has a heading and saves alone', async () => {
  const page = await showPage(<AccountPage {...given} />);
  const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(10);
  for (const href of links) expect(page.querySelector(`${href ?? ''} > h2`)?.textContent, href ?? '').toBeTruthy();
  for (const form of page.querySelectorAll('form')) {
    expect(form.querySelector('input[name="formtoken"]')).toHaveProperty('value', 'a.b');
    expect(form.querySelector<HTMLInputElement>('input[name="intent"]')?.value).toBeTruthy();
  }
});

test('the main address cannot be removed, one that waits cannot become it, this device is not signed out here', async () => {
  const page = await showPage(<AccountPage {...given} />);
  expect(named(page, 'Remove: ines@a.example')).toBeNull();
  expect(named(page, 'Make main: second@a.example')).not.toBeNull();
  expect(named(page, 'Make main: waits@a.example')).toBeNull();
  expect(named(page, 'Send the link again: waits@a.example')).not.toBeNull();
  const devices = page.querySelectorAll('#devices li');
  expect(devices[0]?.textContent).toContain('This device');
  expect(devices[0]?.querySelector('form')).toBeNull();
  expect(devices[1]?.querySelector('form')).not.toBeNull();
});

test('a fault stands at its field, keeps what was typed and takes the focus', async () => {
  const problem = { code: 'NAME_LONG', description: 'NAME_LONG', localizedDescription: 'Too long', field: 'lastName' };
  await showPage(<AccountPage {...given} refused={refused({ problems: [problem], values: { lastName: 'MMM' } })} />);
  const field = screen.getByLabelText<HTMLInputElement>(/Last name/);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['MMM', 'true']);
  expect(document.activeElement).toBe(field);
});

test('who has to prove who asks finds the form as it was, with a password or a code to add', async () => {
  const values = { email: 'new@a.example' };
  const asked = refused({ intent: 'addEmail', values, proof: 'password' });
  const page = await showPage(<AccountPage {...given} refused={asked} />);
  const form = page.querySelector<HTMLElement>('#emails form:has([name="email"])');
  expect(form?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('new@a.example');
  expect(document.activeElement).toBe(form?.querySelector('[name="proofPasswd"]'));
  expect(page.querySelectorAll('[name="proofPasswd"]')).toHaveLength(1);
  const coded = await showPage(<AccountPage {...given} refused={refused({ ...asked, proof: 'code' })} />);
  expect(coded.querySelector('[name="proofCode"]')).not.toBeNull();
  expect(coded.querySelector('[name="proofPasswd"]')).toBeNull();
});

test('what was saved is said in its section and takes the focus', async () => {
  const page = await showPage(<AccountPage {...given} done="makePrimary" />);
  expect(page.querySelector('#emails')?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toContain('Your main address is changed');
});

test('[2.4-02] the add-email address begins in the field for it', async () => {
  await showPage(<AccountPage {...given} adding />);
  expect(document.activeElement).toBe(screen.getByLabelText('Add an address'));
});

test('news are an empty box until they are asked for, then say since when; what always comes says why and has no control', async () => {
  const page = await showPage(<AccountPage {...given} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^News and offers of Wayfold by e-mail/ });
  expect(box.checked).toBe(false);
  const section = page.querySelector('#notifications');
  expect(section?.querySelectorAll('input[type="checkbox"], [role="switch"]')).toHaveLength(1);
  expect(section?.textContent).toContain('Mail about your bookings always comes');
  expect(section?.textContent).toContain('Without it you could miss a flight');
  expect(section?.textContent).toContain('You get none.');
  const account = { ...given.account, news: true, newsSince: '2027-03-01T09:12:00.000Z' };
  const asked = await showPage(<AccountPage {...given} account={account} />);
  expect(asked.querySelector<HTMLInputElement>('#notifications [name="news"]')?.checked).toBe(true);
  expect(asked.querySelector('#notifications')?.textContent).toContain('You asked for them on 1 Mar 2027.');
});

test('the words that a reader agrees to are those that the proof names by its version', async () => {
  const page = await showPage(<AccountPage {...given} />);
  const words = NEWS_WORDINGS[NEWS_WORDING]?.account.replace('{brand}', 'Wayfold') ?? 'missing';
  expect(page.querySelector('#notifications label > span')?.textContent).toBe(words);
});

test('guest bookings are offered and never taken by themselves; own ones lead to their page', async () => {
  const guest = { ...booking, id: 'o2', reference: 'WF-GUEST1', claimable: true };
  const page = await showPage(<AccountPage {...given} bookings={[booking, guest]} />);
  const form = page.querySelector('#bookings form');
  expect(form?.querySelector<HTMLInputElement>('[name="intent"]')?.value).toBe('claim');
  expect(named(page, 'Open booking WF-7K2QX9')?.getAttribute('href')).toBe('/bookings/o1');
  expect(named(page, 'Open booking WF-GUEST1')).toBeNull();
  expect(page.textContent).toContain('WF-GUEST1');
});

test('the page is not left with something typed and unsaved, but with nothing typed', async () => {
  await showPage(<AccountPage {...given} />);
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  fireEvent.input(screen.getByLabelText(/First name/), { target: { value: 'Inês' } });
  expect(leaving()).toBe(true);
});

const kept = {
  methodId: 'm1',
  brand: 'Visa',
  last4: '4242',
  expires: '2029-09',
  label: '',
  preferred: true,
  state: 'usable',
  addedAt: at,
  lastUsedAt: '2027-03-03T09:12:00.000Z',
} as const;

test('kept cards say what they are known by, since when and when used; each is renamed, preferred and removed alone', async () => {
  const methods = [
    kept,
    { ...kept, methodId: 'm2', label: 'The blue one', preferred: false, state: 'expired' as const },
  ];
  const page = await showPage(<AccountPage {...given} cards={{ offered: true, methods }} />);
  const [first, second] = [...page.querySelectorAll('#cards li')];
  expect(first?.textContent).toMatch(/Visa ending in 4242First choiceValid until .?09\/29/);
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain('Added by you on 1 Mar 2027, last used 3 Mar 2027');
  expect(second?.textContent).toMatch(/The blue oneExpiredVisa ending in 4242 · Expired/);
  expect(screen.queryByRole('button', { name: /Make first choice/ })).toBeNull();
  const forms = [...(second?.querySelectorAll('form') ?? [])].map((form) => [
    form.querySelector<HTMLInputElement>('[name=intent]')?.value,
    form.querySelector<HTMLInputElement>('[name=id]')?.value,
  ]);
  expect(forms).toEqual([
    ['renameCard', 'm2'],
    ['removeCard', 'm2'],
  ]);
});

test('without kept cards the section says how one gets there; where none can be kept there is no section', async () => {
  const page = await showPage(<AccountPage {...given} />);
  expect(page.querySelector('#cards')?.textContent).toMatch(/No cards kept.*tick “Keep this card for next time”/);
  const none = await showPage(<AccountPage {...given} cards={{ offered: false, methods: [] }} />);
  expect(none.querySelector('#cards')).toBeNull();
});

test('a card that went meanwhile is said, since its row is gone', async () => {
  const problems = [{ code: 'NOT_FOUND', description: '', localizedDescription: '' }];
  const gone = refused({ intent: 'removeCard', problems, values: { id: 'gone' } });
  const page = await showPage(<AccountPage {...given} refused={gone} />);
  expect(page.querySelector('#cards')?.textContent).toContain('That card is not kept any more');
});
