import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#contract/core';
import { newTraveler, type SavedTraveler } from '#contract/travelers';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../../../api.ts';
import { loader } from '../../../routes/profile-traveller/data.ts';
import { FACTS } from '../../../testing/facts.ts';
import { argsFor, fakeApi, refuse as refusal } from '../../booking/testing/fake-api.ts';
import { openCheckout as openPage, refuse } from '../../checkout/testing/open.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const mira: SavedTraveler = {
  ...newTraveler(),
  travelerId: '0199aaaa-0000-7000-8000-000000000001',
  firstName: 'Mira',
  lastName: 'Anand',
  dateOfBirth: '1988-05-14',
  emailAddress: 'mira@example.com',
  phoneNumber: '850123456',
  phoneCountryCode: '353',
  phoneCountryCodeISO: 'IE',
  knownTravelerNumber: '*********',
  gender: 'F',
  documents: [
    { documentId: 'd1', type: 'passport', number: '*********02', issuedBy: 'IE', expiresOn: '2031-02-02' },
    { documentId: 'd2', type: 'identity_card', number: '*********41', issuedBy: 'DE', expiresOn: '2026-01-05' },
  ],
  loyalty: [{ loyaltyId: 'l1', programme: 'Larkrise Club', number: '*********12' }],
  needs: ['step_free', 'quiet_room'],
};
const path = `/profile/travellers/${mira.travelerId}`;
/** What the list of pages beside the section asks for. */
const beside = { 'booking.own': { items: [] }, 'payments.methods': { methods: [], offered: false } };
const known = { ...beside, 'travelers.list': { travelers: [mira], genders: ['M', 'F'] } };

type Opened = Awaited<ReturnType<typeof openPage>>;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const save = ({ page }: Opened) => fireEvent.click(page.getByRole('button', { name: 'Save traveller' }));

test('the list says who is preferred, which document lasts, what is needed, and leads on', async () => {
  const { page } = await openPage('/profile/travellers', known);
  expect(page.getByText('Preferred')).toBeDefined();
  expect(page.getByText('Born 14 May 1988')).toBeDefined();
  expect(page.getByText('Passport Ireland, expires 2 Feb 2031')).toBeDefined();
  expect(page.getByText('Step-free access, Quiet room')).toBeDefined();
  expect(page.getByRole('link', { name: 'Change Mira Anand' }).getAttribute('href')).toBe(path);
  expect(page.getByRole('link', { name: 'Add a traveller' }).getAttribute('href')).toBe('/profile/travellers/new');
});

test('a passport that has ended is told before a booking needs it, and nobody is an invitation', async () => {
  const old = { ...mira, documents: [{ ...mira.documents[0]!, expiresOn: '2026-11-19' }] };
  const first = await openPage('/profile/travellers', {
    ...beside,
    'travelers.list': { travelers: [old], genders: ['M'] },
  });
  expect(first.page.getByText('Passport Ireland expired on 19 Nov 2026')).toBeDefined();
  first.page.unmount();
  const none = await openPage('/profile/travellers', {
    ...beside,
    'travelers.list': { travelers: [], genders: ['M'] },
  });
  expect(none.page.getByText('No saved travellers yet')).toBeDefined();
});

test('[3-02b] the form for somebody new is empty; preferred is ticked where nobody is preferred yet', async () => {
  const first = await openPage('/profile/travellers/new', { 'travelers.list': { travelers: [], genders: ['M', 'F'] } });
  expect(field('firstName').value).toBe('');
  expect((first.page.getByLabelText(/Preferred traveller/) as HTMLInputElement).checked).toBe(true);
  expect(first.page.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['M', 'F']);
  first.page.unmount();
  const second = await openPage('/profile/travellers/new', known);
  expect((second.page.getByLabelText(/Preferred traveller/) as HTMLInputElement).checked).toBe(false);
});

test('[3-02a] what was changed is sent with all the rest, masks as they are; saved leads back to the list', async () => {
  const opened = await openPage(path, { ...known, 'travelers.update': mira });
  type('firstName', 'Mirabel');
  type('birth.month', 'June');
  fireEvent.click(opened.page.getByLabelText(/Remove document 2/));
  type('documents.2.number', 'NEW12345');
  type('documents.2.issuedBy', 'FR');
  for (const [part, value] of [
    ['day', '1'],
    ['month', '2'],
    ['year', '2033'],
  ])
    type(`documents.2.expiry.${part}`, value!);
  fireEvent.click(opened.page.getByLabelText(/Service animal/));
  save(opened);
  await waitFor(() => expect(opened.router.state.location.search).toBe('?done=saved'));
  const { travelerId: _id, phoneCountryCode: _code, ...same } = mira;
  expect(opened.of('travelers.update')[0]?.input).toEqual({
    ...same,
    travelerId: mira.travelerId,
    phoneCountryCode: '',
    firstName: 'Mirabel',
    dateOfBirth: '1988-06-14',
    documents: [
      mira.documents[0],
      { documentId: '', type: 'passport', number: 'NEW12345', issuedBy: 'FR', expiresOn: '2033-02-01' },
    ],
    needs: ['step_free', 'quiet_room', 'service_animal'],
  });
  await opened.page.findByText('Traveller saved');
});

test('what the server refuses stands at its field, counted by the rows of the form; nothing typed is lost', async () => {
  const opened = await openPage(path, {
    ...known,
    'travelers.update': () => {
      throw new ApiError(422, [
        { code: 'A', field: 'lastName', localizedDescription: 'Enter the last name.', description: '' },
        { code: 'B', field: 'documents.1.number', localizedDescription: 'Enter the number.', description: '' },
      ]);
    },
  });
  type('lastName', '');
  fireEvent.click(opened.page.getByLabelText(/Remove document 2/));
  type('documents.2.issuedBy', 'FR');
  save(opened);
  const summary = await opened.page.findByRole('region', { name: '2 things to correct before this is saved' });
  await expect.poll(() => document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#lastName',
    '#documents.2.number',
  ]);
  expect(field('lastName').getAttribute('aria-invalid')).toBe('true');
  expect(field('documents.2.number').getAttribute('aria-invalid')).toBe('true');
  expect(field('documents.2.issuedBy').value).toBe('FR');
});

test('a day that there is not is judged by the server, and a refusal of no field is told as it is', async () => {
  const opened = await openPage('/profile/travellers/new', {
    ...known,
    'travelers.create': () => refuse(409, 'TRAVELERS_FULL'),
  });
  type('firstName', 'Ada');
  type('birth.day', '31');
  type('birth.month', '2');
  type('birth.year', '1988');
  save(opened);
  await opened.page.findByText('words for TRAVELERS_FULL');
  expect(opened.of('travelers.create')[0]?.input['dateOfBirth']).toBe('-');
  expect(field('firstName').value).toBe('Ada');
});

test('removing takes two steps and leads back to the list', async () => {
  const opened = await openPage(path, { ...known, 'travelers.remove': { travelerId: mira.travelerId } });
  fireEvent.click(opened.page.getByRole('button', { name: 'Remove traveller' }));
  await waitFor(() => expect(opened.router.state.location.search).toBe('?done=removed'));
  expect(opened.of('travelers.remove')[0]?.input).toEqual({ travelerId: mira.travelerId });
});

test('further rows come a press at a time, up to the most that are kept', async () => {
  const opened = await openPage(path, known);
  expect(opened.page.getAllByLabelText('Document number')).toHaveLength(3);
  fireEvent.click(opened.page.getByRole('button', { name: 'Another document' }));
  expect(opened.page.getAllByLabelText('Document number')).toHaveLength(4);
  expect(opened.page.queryByRole('button', { name: 'Another document' })).toBeNull();
});

function argsOf(api: ReturnType<typeof fakeApi>['api'], id: string) {
  const args = argsFor(api, `/profile/travellers/${id}`, { id });
  (args.context as RouterContextProvider).set(factsContext, FACTS);
  return args;
}

test('whoever is not signed in is asked to, and comes back to where they wanted to be', async () => {
  const { api } = fakeApi({ 'travelers.list': refusal(401, 'SIGN_IN_REQUIRED') });
  const answer = await loader(argsOf(api, 'new')).catch((error: unknown) => error);
  expect((answer as Response).headers.get('location')).toBe('/login?redir=%2Fprofile%2Ftravellers%2Fnew');
});

test('nobody of that id is a page that is not there', async () => {
  const { api } = fakeApi({
    'travelers.list': () => known['travelers.list'],
    'session.formtoken': () => ({ formtoken: 'a' }),
  });
  await expect(loader(argsOf(api, crypto.randomUUID()))).rejects.toMatchObject({ status: 404 });
});
