import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import { ApiError } from '#contract/core';
import type { TravelerChoice } from '#contract/travelers';
import { openCheckout, refuse } from './testing/open.tsx';
import { order, quote, quoteId } from './testing/sample.ts';
import { filledFrom } from './filled-from.ts';
import { startValues } from './saved-values.ts';

const path = `/checkout/${quoteId}`;
const mira: TravelerChoice = {
  travelerId: '0199aaaa-0000-7000-8000-000000000001',
  preferred: true,
  emailAddress: 'mira@example.com',
  phone: '+353850123456',
  givenNames: 'Mira Leela',
  familyName: 'Anand',
  dateOfBirth: '1988-05-14',
  gender: 'F',
  nationality: 'IE',
  document: { type: 'passport', lastTwo: '02', issuedBy: 'IE', expiresOn: '2031-02-02' },
  knownTraveller: true,
  assistance: ['other'],
  assistanceNote: 'Step-free access',
};
const tomas: TravelerChoice = {
  ...mira,
  travelerId: '0199aaaa-0000-7000-8000-000000000002',
  preferred: false,
  givenNames: 'Tomas',
  familyName: 'Lindqvist',
  gender: 'M',
  document: null,
  knownTraveller: false,
  assistance: [],
  assistanceNote: '',
};
const child: TravelerChoice = {
  ...tomas,
  travelerId: '0199aaaa-0000-7000-8000-000000000003',
  givenNames: 'Noa',
  dateOfBirth: '2024-01-01',
};
const known = {
  'booking.getQuote': quote,
  'booking.createOrder': order,
  'booking.getOrder': order,
  'travelers.choices': { travelers: [mira, tomas, child] },
};
const INES = {
  name: 'Ines',
  firstName: 'Ines',
  lastName: '',
  displayName: '',
  email: 'ines@example.com',
  image: null,
  confirmed: true,
  handle: 'h',
};
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const checked = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value;

test('the preferred traveller stands in the form already, gets the mail, and nothing is asked twice', async () => {
  const opened = await openCheckout(path, known);
  expect(field('travellers.0.givenNames').value).toBe('Mira Leela');
  expect(field('contact.email').value).toBe('mira@example.com');
  expect(field('travellers.0.document.number').value).toBe('*********02');
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to extras' }));
  await waitFor(() => expect(opened.router.state.location.pathname).toContain('/extras'));
  expect(opened.of('booking.createOrder')[0]?.input).toMatchObject({
    travellers: [
      {
        savedId: mira.travelerId,
        save: false,
        givenNames: 'Mira Leela',
        dateOfBirth: '1988-05-14',
        gender: 'F',
        document: { number: '*********02', issuedBy: 'IE', expiresOn: '2031-02-02' },
        knownTravellerNumber: '*********',
        assistance: ['other'],
        assistanceNote: 'Step-free access',
      },
    ],
    contact: { email: 'mira@example.com', phone: '+353850123456' },
  });
});

test('another choice fills all fields, someone else empties them, and whose age does not fit is not offered', async () => {
  const { page } = await openCheckout(path, known);
  expect(page.queryByRole('radio', { name: /Noa/ })).toBeNull();
  expect(page.getByText('Passport (Ireland), expires 2 Feb 2031')).toBeDefined();
  fireEvent.click(page.getByRole('radio', { name: /Tomas Lindqvist/ }));
  expect(field('travellers.0.givenNames').value).toBe('Tomas');
  expect(checked('travellers.0.gender')).toBe('M');
  expect(field('travellers.0.document.number').value).toBe('');
  expect(field('travellers.0.document.type').value).toBe('passport');
  expect(document.querySelectorAll('[name="travellers.0.assistance"]:checked')).toHaveLength(0);
  fireEvent.click(page.getByRole('radio', { name: /Someone else/ }));
  expect(field('travellers.0.givenNames').value).toBe('');
  expect(field('travellers.0.birth.year').value).toBe('');
  expect(checked('travellers.0.gender')).toBeUndefined();
  expect(field('contact.email').value).toBe('mira@example.com');
});

test('saving is offered unticked, and only to whoever is signed in', async () => {
  const opened = await openCheckout(path, known);
  const box = opened.page.getByLabelText(/Save this traveller/) as HTMLInputElement;
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to extras' }));
  await waitFor(() => expect(opened.of('booking.createOrder')).toHaveLength(1));
  expect(opened.of('booking.createOrder')[0]?.input).toMatchObject({ travellers: [{ save: true }] });
  opened.page.unmount();
  const guest = await openCheckout(path, { ...known, 'travelers.choices': { travelers: null } });
  expect(guest.page.queryByLabelText(/Save this traveller/)).toBeNull();
  expect(guest.page.queryByText('Use a saved traveller')).toBeNull();
});

test('without scripts the server fills in who was chosen and asks to look before it goes on', async () => {
  const values = {
    'travellers.0.who': tomas.travelerId,
    'travellers.0.filled': mira.travelerId,
    'travellers.0.givenNames': 'Mira Leela',
    'contact.email': 'typed@example.com',
  };
  const api = (async () => ({ travelers: [mira, tomas] })) as never;
  expect(await filledFrom(api, values)).toMatchObject({
    'travellers.0.givenNames': 'Tomas',
    'travellers.0.filled': tomas.travelerId,
    'contact.email': 'typed@example.com',
  });
  expect(await filledFrom(api, { ...values, 'travellers.0.who': mira.travelerId })).toBeUndefined();
  expect(await filledFrom(api, { ...values, 'travellers.0.who': '' })).toBeUndefined();
});

test('where the preferred one is too young only the contact is filled in', () => {
  const values = startValues([{ ...child, preferred: true }], quote.travellers);
  expect(values).toEqual({ 'contact.email': 'mira@example.com', 'contact.phone': '+353850123456' });
});

test('the same person twice in a booking is told at the second choice', async () => {
  const two: Quote = { ...quote, travellers: [quote.travellers[0]!, quote.travellers[0]!] };
  const opened = await openCheckout(path, { ...known, 'booking.getQuote': two });
  const second = document.querySelectorAll<HTMLInputElement>('[name="travellers.1.who"]');
  fireEvent.click([...second].find(({ value }) => value === mira.travelerId)!);
  expect(field('travellers.1.givenNames').value).toBe('Mira Leela');
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to extras' }));
  const link = await opened.page.findByRole('link', { name: /already in the booking/ });
  expect(link.getAttribute('href')).toBe('#travellers.1.who');
});

test('a saved traveller who is gone from the account is told where one is chosen, with the numbers that went along', async () => {
  let travelers = [mira];
  const opened = await openCheckout(path, {
    ...known,
    'travelers.choices': () => ({ travelers }),
    'booking.createOrder': () => {
      travelers = [];
      const problem = { code: 'VALIDATION_ERROR', localizedDescription: 'Check this field.', description: '' };
      const fields = ['savedId', 'document.number', 'knownTravellerNumber'];
      throw new ApiError(
        422,
        fields.map((name) => ({ ...problem, field: `travellers.0.${name}` })),
      );
    },
  });
  fireEvent.click(opened.page.getByRole('button', { name: 'Continue to extras' }));
  const summary = await opened.page.findByRole('region', { name: /3 things to correct/ });
  const links = [...summary.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Traveller 1, adult: This saved traveller is no longer in your account. Check the details',
    'Traveller 1, adult: Enter the document number',
    'Traveller 1, adult: Enter 9 or 10 letters and digits, as on the card',
  ]);
  for (const link of links) {
    const at = field(link.getAttribute('href')?.slice(1) ?? '');
    const told = [at, ...at.querySelectorAll('input')].map((each) => each.getAttribute('aria-describedby') ?? '');
    expect(told.join('')).not.toBe('');
  }
  expect((opened.page.getByRole('radio', { name: /Someone else/ }) as HTMLInputElement).checked).toBe(true);
  expect(field('travellers.0.givenNames').value).toBe('Mira Leela');
});

test('a document that only the server finds too short-lived stays told when the form is left', async () => {
  const { page } = await openCheckout(path, {
    ...known,
    'booking.createOrder': () => refuse(422, 'DOCUMENT_EXPIRES', { field: 'travellers.0.document.expiresOn' }),
  });
  fireEvent.click(page.getByRole('button', { name: 'Continue to extras' }));
  await page.findByRole('region', { name: /One thing to correct/ });
  fireEvent.blur(field('travellers.0.givenNames'));
  expect(page.getByRole('link', { name: /The document must be valid until/ })).toBeDefined();
});

test('whoever is signed in and has no preferred traveller gets the mail at the address of the account; what was typed stays', async () => {
  const account = { email: 'ines@example.com' };
  expect(startValues([tomas], quote.travellers, account)).toEqual({ 'contact.email': 'ines@example.com' });
  expect(startValues([{ ...mira, emailAddress: '' }], quote.travellers, account)['contact.email']).toBe(
    'ines@example.com',
  );
  expect(startValues([mira], quote.travellers, account)['contact.email']).toBe('mira@example.com');
  expect(startValues(null, quote.travellers)).toEqual({});
});

test('who was typed before is neither replaced by the preferred traveller nor mixed with them', async () => {
  const held = { quoteId, adding: false, verticals: ['flights'], keys: ['k'], parts: [], formtoken: 'f' };
  const when = { from: '2027-03-03', to: null };
  const cart = { ...held, when, total: quote.price.total, heldUntil: quote.expiresAt };
  const typed = { 'travellers.0.familyName': 'Okafor' };
  await openCheckout(path, { ...known, 'cart.typed': { typed } }, cart, INES);
  expect(field('travellers.0.familyName').value).toBe('Okafor');
  expect([field('travellers.0.givenNames').value, field('travellers.0.document.number').value]).toEqual(['', '']);
  expect(field('contact.email').value).toBe('mira@example.com');
});

test('the account fills in the email of a form that nobody touched', async () => {
  await openCheckout(path, { ...known, 'travelers.choices': { travelers: [] } }, undefined, INES);
  expect(field('contact.email').value).toBe('ines@example.com');
});
