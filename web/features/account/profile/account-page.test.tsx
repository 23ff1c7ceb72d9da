import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NEWS_WORDING, NEWS_WORDINGS } from '#contract/news';
import { showPage } from '../../booking/testing/show-page.tsx';
import { AccountPage } from './account-page.tsx';
import { SECTION_PAGES, type SectionPage } from './pages.ts';
import { SAMPLE_ACCOUNT as given, SIGNED_IN_AT as at } from './testing/sample-account.ts';
import type { AccountData } from './types.ts';

const refused = (more: Partial<NonNullable<AccountData['refused']>>): AccountData['refused'] => ({
  intent: 'names',
  problems: [],
  values: {},
  proof: null,
  ...more,
});
const nav = { upcoming: 1, payment: true };
const show = (page: SectionPage, data: Partial<AccountData> = {}) =>
  showPage(<AccountPage page={page} nav={nav} {...given} {...data} />);
const named = (page: HTMLElement, name: string) => page.querySelector<HTMLElement>(`[aria-label="${name}"]`);

test('every page lists all of them and marks itself; every section has a name and saves alone', async () => {
  for (const name of SECTION_PAGES) {
    const page = await show(name);
    const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/profile/account',
      '/profile/travellers',
      '/profile/account/payment',
      '/profile/account/details',
      '/profile/account/security',
      '/profile/account/notifications',
      '/profile/account/privacy',
    ]);
    expect(page.querySelector('nav [aria-current="page"]')?.getAttribute('href')).toBe(`/profile/account/${name}`);
    const sections = [...page.querySelectorAll('section[id]')];
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections)
      expect(section.ariaLabel ?? section.querySelector('h2')?.textContent, section.id).toBeTruthy();
    for (const form of page.querySelectorAll('form')) {
      expect(form.querySelector('input[name="formtoken"]')).toHaveProperty('value', 'a.b');
      expect(form.querySelector<HTMLInputElement>('input[name="intent"]')?.value).toBeTruthy();
      expect(form.getAttribute('action')).toContain(`/profile/account/${name}#`);
    }
  }
});

test('the main address cannot be removed, one that waits cannot become it, this device is not signed out here', async () => {
  const page = await show('details');
  expect(named(page, 'Remove: ines@a.example')).toBeNull();
  expect(named(page, 'Set as main: second@a.example')).not.toBeNull();
  expect(named(page, 'Set as main: waits@a.example')).toBeNull();
  expect(named(page, 'Resend link: waits@a.example')).not.toBeNull();
  const devices = (await show('security')).querySelectorAll('#devices li');
  expect(devices[0]?.textContent).toContain('This device');
  expect(devices[0]?.querySelector('form')).toBeNull();
  expect(devices[1]?.querySelector('form')).not.toBeNull();
});

test('a fault stands at its field, keeps what was typed and takes the focus', async () => {
  const problem = { code: 'NAME_LONG', description: 'NAME_LONG', localizedDescription: 'Too long', field: 'lastName' };
  await show('details', { refused: refused({ problems: [problem], values: { lastName: 'MMM' } }) });
  const field = screen.getByLabelText<HTMLInputElement>(/Last name/);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['MMM', 'true']);
  expect(document.activeElement).toBe(field);
});

test('who has to prove who asks finds the form as it was, with a password or a code to add', async () => {
  const values = { email: 'new@a.example' };
  const asked = refused({ intent: 'addEmail', values, proof: 'password' });
  const page = await show('details', { refused: asked });
  const form = page.querySelector<HTMLElement>('#emails form:has([name="email"])');
  expect(form?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('new@a.example');
  expect(document.activeElement).toBe(form?.querySelector('[name="proofPasswd"]'));
  expect(page.querySelectorAll('[name="proofPasswd"]')).toHaveLength(1);
  const coded = await show('details', { refused: refused({ ...asked, proof: 'code' }) });
  expect(coded.querySelector('[name="proofCode"]')).not.toBeNull();
  expect(coded.querySelector('[name="proofPasswd"]')).toBeNull();
});

test('what was saved is said in its section and takes the focus', async () => {
  const page = await show('details', { done: 'makePrimary' });
  expect(page.querySelector('#emails')?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toContain('Main address changed');
});

test('[2.4-02] the add-email address begins in the field for it', async () => {
  await show('details', { adding: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Add an address'));
});

test('news are an empty box until they are asked for, then say since when; what always comes says why and has no control', async () => {
  const page = await show('notifications');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^News and offers from Wayfold by email/ });
  expect(box.checked).toBe(false);
  const section = page.querySelector('#notifications');
  expect(section?.querySelectorAll('input[type="checkbox"], [role="switch"]')).toHaveLength(1);
  expect(section?.textContent).toContain('Booking emails');
  expect(section?.textContent).toContain('you need them to travel');
  expect(section?.textContent).toContain('You are not subscribed.');
  const account = { ...given.account, news: true, newsSince: '2027-03-01T09:12:00.000Z' };
  const asked = await show('notifications', { account });
  expect(asked.querySelector<HTMLInputElement>('#notifications [name="news"]')?.checked).toBe(true);
  expect(asked.querySelector('#notifications')?.textContent).toContain('You subscribed on 1 Mar 2027.');
});

test('the words that a reader agrees to are those that the proof names by its version', async () => {
  const page = await show('notifications');
  const words = NEWS_WORDINGS[NEWS_WORDING]?.account.replace('{brand}', 'Wayfold') ?? 'missing';
  expect(page.querySelector('#notifications label > span')?.textContent).toBe(words);
});

test('devices are told on the reader’s own clock once it is known', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const page = await show('security');
  zone.mockRestore();
  expect(page.textContent).toContain('1 Mar 2027 18:12');
  expect(page.textContent).not.toContain('UTC');
});

test('the page is not left with something typed and unsaved, but with nothing typed', async () => {
  await show('details');
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  fireEvent.input(screen.getByLabelText(/First name/), { target: { value: 'Inês' } });
  expect(leaving()).toBe(true);
});

const card = { methodId: 'm1', brand: 'Visa', last4: '4242', expires: '2029-09', label: '' } as const;
const kept = {
  ...card,
  preferred: true,
  state: 'usable',
  addedAt: at,
  lastUsedAt: '2027-03-03T09:12:00.000Z',
} as const;

test('kept cards say what they are known by, since when and when used; each is renamed, preferred and removed alone', async () => {
  const other = { ...kept, methodId: 'm2', label: 'The blue one', preferred: false, state: 'expired' } as const;
  const methods = [kept, other];
  const page = await show('payment', { cards: { offered: true, methods } });
  const [first, second] = [...page.querySelectorAll('#cards li')];
  expect(first?.textContent).toMatch(/Visa ending in 4242DefaultValid until .?09\/29/);
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain('Added by you on 1 Mar 2027, last used 3 Mar 2027');
  expect(second?.textContent).toMatch(/The blue oneExpiredVisa ending in 4242 · Expired/);
  expect(screen.queryByRole('button', { name: /Set as default/ })).toBeNull();
  const forms = [...(second?.querySelectorAll('form') ?? [])].map((form) => [
    form.querySelector<HTMLInputElement>('[name=intent]')?.value,
    form.querySelector<HTMLInputElement>('[name=id]')?.value,
  ]);
  expect(forms).toEqual([
    ['renameCard', 'm2'],
    ['removeCard', 'm2'],
  ]);
});

test('without kept cards the page says how one gets there; where none can be kept no page leads to it', async () => {
  const page = await show('payment');
  expect(page.querySelector('#cards')?.textContent).toMatch(/No saved cards.*select “Save this card for next time”/);
  const none = await showPage(<AccountPage page="details" nav={{ ...nav, payment: false }} {...given} />);
  expect(none.querySelector('a[href$="/payment"]')).toBeNull();
});

test('a card that went meanwhile is said, since its row is gone', async () => {
  const problems = [{ code: 'NOT_FOUND', description: '', localizedDescription: '' }];
  const gone = refused({ intent: 'removeCard', problems, values: { id: 'gone' } });
  const page = await show('payment', { refused: gone });
  expect(page.querySelector('#cards')?.textContent).toContain('That card is no longer saved');
});

test('what the server refused of a picture is said until another is chosen, and a file of another kind before it is sent', async () => {
  const problem = { code: 'FILE_KIND', description: 'kind', localizedDescription: 'No picture', field: 'picture' };
  const page = await show('details', { refused: refused({ intent: 'setPicture', problems: [problem] }) });
  const field = screen.getByLabelText<HTMLInputElement>('Picture');
  expect(page.querySelector('#picture form')?.getAttribute('enctype')).toBe('multipart/form-data');
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  expect(screen.getByText('No picture')).toBeDefined();
  fireEvent.change(field, { target: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  expect([screen.queryByText('No picture'), screen.getByText('me.png')].map(Boolean)).toEqual([false, true]);
  fireEvent.change(field, { target: { files: [new File(['x'], 'me.pdf', { type: 'application/pdf' })] } });
  expect(screen.getByText(/not a JPEG, PNG or WebP/)).toBeDefined();
});

test('a picture stands beside the name and can be removed; without one the initials do', async () => {
  const bare = await show('details');
  expect([bare.querySelector('img'), bare.textContent?.includes('Remove picture')]).toEqual([null, false]);
  const page = await show('details', { account: { ...given.account, image: '/i/files/v1/f' } });
  const shown = [...page.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(shown).toEqual(['/i/files/v1/f', '/i/files/v1/f']);
  const form = page.querySelector('#picture form:has([value="removePicture"])');
  expect(form?.closest('details')?.textContent).toMatch(/^Remove.*Your initials are then shown instead\./);
});
