import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Product } from '#contract/booking';
import { fill, go } from './testing/names.ts';
import { openCheckout, refuse } from './testing/open.tsx';
import { order, orderId, quote, quoteId } from './testing/sample.ts';

const path = `/checkout/${quoteId}`;

test('names and contact become an order with the key of the page, and the next step opens', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': order,
    'booking.getOrder': order,
  });
  fill(opened, { 'contact.phone': '0035385 012 3456' });
  go(opened);
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(`/checkout/order/${orderId}/extras`));
  const [made] = opened.of('booking.createOrder');
  expect(made?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(made?.input).toMatchObject({
    quoteId,
    travellers: [{ givenNames: 'Mira Leela', dateOfBirth: '1988-05-14', gender: 'F', document: null, assistance: [] }],
    contact: { email: 'mira@example.com', phone: '+353850123456' },
  });
});

test('nobody is said to pay on the page of names; of several travellers the first one leads', async () => {
  const alone = await openCheckout(path, { 'booking.getQuote': quote });
  expect(alone.page.container.textContent).not.toMatch(/pays for|Lead traveller/);
  alone.page.unmount();
  const [adult] = quote.travellers;
  const two = await openCheckout(path, { 'booking.getQuote': { ...quote, travellers: [adult!, adult!] } });
  expect(two.page.container.textContent?.match(/Lead traveller/g)).toHaveLength(1);
  expect(two.page.container.textContent).not.toMatch(/pays for/);
});

test.each([
  [{ 'travellers.0.givenNames': 'M1ra' }, /Use Latin letters/],
  [{ 'travellers.0.birth.year': '2015' }, /This ticket is for an adult/],
  [{ 'travellers.0.birth.year': '88' }, /four digits/],
  [{ 'contact.email': 'mira@' }, /Enter the full address/],
  [{ 'contact.phone': '085 012 3456' }, /Start with the country code/],
  [{ 'travellers.0.document.number': 'PA44719' }, /Choose the country that issued/],
])('%j is told in words', async (fields, words) => {
  const opened = await openCheckout(path, { 'booking.getQuote': quote });
  fill(opened, fields);
  go(opened);
  expect((await opened.page.findAllByText(words)).length).toBeGreaterThan(0);
});

test('a document that ends before the journey is refused with the day it must reach', async () => {
  const opened = await openCheckout(path, { 'booking.getQuote': quote });
  fill(opened, {
    'travellers.0.document.number': 'pa 447-1902',
    'travellers.0.document.issuedBy': 'IE',
    'travellers.0.expiry.day': '3',
    'travellers.0.expiry.month': '3',
    'travellers.0.expiry.year': '2027',
  });
  go(opened);
  expect((await opened.page.findAllByText(/must be valid until 4 Mar 2027/)).length).toBeGreaterThan(0);
});

test('a fault that only the server knows stands at its field', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': () => refuse(422, 'VALIDATION_ERROR', { field: 'travellers.0.familyName' }),
  });
  fill(opened);
  go(opened);
  const link = await opened.page.findByRole('link', { name: /words for VALIDATION_ERROR/ });
  expect(link.getAttribute('href')).toBe('#travellers.0.familyName');
});

test('a fault of the server stands when its summary takes the focus from the button that was pressed, until its field changes', async () => {
  const field = 'contact.phone';
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': () => refuse(422, 'VALIDATION_ERROR', { field }),
  });
  fill(opened, { [field]: '+353850123456' });
  opened.page.getByRole('button', { name: 'Continue to extras' }).focus();
  go(opened);
  await opened.page.findByRole('region', { name: /One thing to correct/ });
  const phone = opened.page.getByLabelText(/^Mobile/);
  await expect.poll(() => document.activeElement).toBe(phone);
  await act(async () => {});
  expect(opened.page.getByRole('region', { name: /One thing to correct/ })).toBeDefined();
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(phone, { target: { value: '+353850123457' } });
  fireEvent.blur(phone);
  await waitFor(() => expect(opened.page.queryByRole('region', { name: /to correct/ })).toBeNull());
});

test('too many requests for now: the step stays with all that was typed, and is not read again', async () => {
  let limited = false;
  const whileOpen = (answer: unknown) => () => (limited ? refuse(429, 'TOO_MANY_REQUESTS') : answer);
  const opened = await openCheckout(path, {
    'booking.getQuote': whileOpen(quote),
    'booking.createOrder': whileOpen(order),
    'booking.getOrder': order,
  });
  fill(opened);
  limited = true;
  go(opened);
  const told = await opened.page.findByText('words for TOO_MANY_REQUESTS');
  await expect.poll(() => document.activeElement).toBe(told.closest('[role="alert"]'));
  expect(opened.page.getByDisplayValue('Anand')).toBe(opened.page.getByLabelText('Last name'));
  limited = false;
  go(opened);
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(`/checkout/order/${orderId}/extras`));
});

test('a price that lapsed while somebody typed is asked for again and used when it is not higher', async () => {
  const again = { ...quote, id: 'again' };
  const opened = await openCheckout(path, {
    'booking.getQuote': { ...quote, state: 'expired' },
    'booking.createQuote': again,
    'booking.createOrder': order,
    'booking.getOrder': order,
  });
  fill(opened);
  go(opened);
  await waitFor(() => expect(opened.router.state.location.pathname).toContain('/extras'));
  expect(opened.of('booking.createOrder')[0]?.input['quoteId']).toBe('again');
});

test('a lapsed price that rose is shown before anything goes on, with the names kept', async () => {
  const total = { amountMinor: 66_000, currency: 'EUR' };
  const opened = await openCheckout(path, {
    'booking.getQuote': { ...quote, state: 'expired' },
    'booking.createQuote': { ...quote, id: 'again', price: { ...quote.price, total } },
  });
  fill(opened);
  go(opened);
  await opened.page.findByText('The price went up to €660.00');
  expect(opened.of('booking.createOrder')).toEqual([]);
  expect((opened.page.getByLabelText('Last name') as HTMLInputElement).value).toBe('Anand');
  expect((document.querySelector('[name="quoteId"]') as HTMLInputElement).value).toBe('again');
});

test('flights that went off sale end on a page with a way on', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': { ...quote, state: 'expired' },
    'booking.createQuote': () => refuse(410, 'OFFER_GONE'),
  });
  fill(opened);
  go(opened);
  await opened.page.findByText('These flights are no longer available');
  const link = opened.page.getByRole('link', { name: 'See flights on these days' });
  expect(link.getAttribute('href')).toBe('/flights/LHR-SIN/2027-03-03/1adults');
});

test('going back after the order was made opens it for editing, with a stored document by its end only', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': { ...quote, state: 'consumed', orderId },
    'booking.getOrder': order,
    'booking.updateTravellers': order,
  });
  expect(opened.router.state.location.pathname).toBe(`/checkout/order/${orderId}/travellers`);
  expect((opened.page.getByLabelText('Document number') as HTMLInputElement).value).toBe('*********02');
  go(opened);
  await waitFor(() => expect(opened.of('booking.updateTravellers')).toHaveLength(1));
  expect(opened.of('booking.updateTravellers')[0]?.input).toMatchObject({
    travellers: [
      { familyName: 'Anand', document: { number: '*********02', expiresOn: '2031-02-02' }, assistance: ['other'] },
    ],
  });
});

test('the way back to fares keeps what is typed, and the enter key goes on as before', async () => {
  const kept: unknown[] = [];
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': order,
    'booking.getOrder': order,
    'cart.keep': (input: unknown) => kept.push(input),
  });
  fill(opened);
  const form = opened.page.container.querySelector<HTMLFormElement>('form#travellers')!;
  expect(form.querySelector<HTMLButtonElement>('button[type="submit"]')!.name).toBe('');
  fireEvent.click(opened.page.getByRole('button', { name: 'Back to fares' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toMatchObject({
    quoteId,
    adding: false,
    typed: { 'travellers.0.familyName': 'Anand', 'contact.email': 'mira@example.com' },
  });
  expect(opened.of('booking.createOrder')).toHaveLength(0);
});

test('what was typed stays in the cart beside what is ordered', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': quote,
    'booking.createOrder': order,
    'booking.getOrder': order,
    'cart.keep': { quote, adding: false },
  });
  fill(opened);
  go(opened);
  await waitFor(() => expect(opened.of('cart.keep')).toHaveLength(1));
  expect(opened.of('cart.keep')[0]?.input).toMatchObject({
    quoteId,
    typed: { 'travellers.0.givenNames': 'Mira Leela' },
  });
});

test('within one country names are to stand as in the photo ID, abroad as in the passport', async () => {
  const abroad = await openCheckout(path, { 'booking.getQuote': quote });
  expect(abroad.page.container.textContent).toMatch(/Names must match the passport\..*As in the passport/);
  expect(abroad.page.container.textContent).not.toContain('photo ID');
  abroad.page.unmount();
  const items = quote.items.map((item) => ({ ...item, product: atHome(item.product) }));
  const opened = await openCheckout(path, { 'booking.getQuote': { ...quote, items } });
  expect(opened.page.container.textContent).toMatch(
    /Names must match the government-issued photo ID\..*As in the photo ID.*Gender in the photo ID/,
  );
  go(opened);
  expect((await opened.page.findAllByText('Enter the last name as in the photo ID')).length).toBeGreaterThan(0);
  expect(opened.page.container.textContent?.replaceAll('Passport', '')).not.toContain('passport');
});

/** The same flights with both ends in one country. */
function atHome(product: Product): Product {
  if (product.vertical !== 'flights') return product;
  const slices = product.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment) => ({ ...segment, arrival: { ...segment.arrival, countryCode: 'GB' } })),
  }));
  return { ...product, slices };
}
