import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import { axeFaults } from '#design/testing';
import { openCheckout, refuse } from './testing/open.tsx';
import { orderId, quote, quoteId } from './testing/sample.ts';
import { bothOrder, bothQuote, stayOrder, stayQuote, thereOrder, thereQuote } from './testing/sample-stay.ts';
import { at, opens, path, press, review, type, typeGuests } from './testing/walk.ts';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

test('a stay asks for one name a room, skips the extras and keeps the rooms', async () => {
  const opened = await openCheckout(path, opens(stayQuote, stayOrder));
  expect(screen.getByRole('heading', { level: 1, name: 'Who is staying?' })).toBeDefined();
  const one = screen.getByRole('region', { name: 'Lead guest, room 1 (Double room, 2 adults)' });
  expect(within(one).queryByText('Date of birth')).toBeNull();
  expect(screen.getByRole('list', { name: 'Checkout' }).children).toHaveLength(2);
  expect(await axeFaults(document.body)).toEqual([]);
  type('travellers.0.givenNames', 'Mira Leela');
  type('travellers.0.familyName', 'Anand');
  type('travellers.1.givenNames', 'Tom');
  type('travellers.1.familyName', 'Anand');
  type('contact.email', 'mira@example.com');
  press('Continue to review');
  await waitFor(() => expect(at(opened)).toBe(review));
  expect(opened.of('booking.createOrder')[0]?.input).toMatchObject({
    travellers: [
      { givenNames: 'Mira Leela', familyName: 'Anand', dateOfBirth: null, gender: null, document: null },
      { givenNames: 'Tom', familyName: 'Anand' },
    ],
  });
  expect(opened.of('booking.holdOrder')[0]?.input['acceptTotalMinor']).toBe(stayOrder.price.total.amountMinor);
});

test('rooms that were taken while the names were typed are told at once, not asked about by another press', async () => {
  const draft: Order = { ...stayOrder, state: 'draft', actions: ['edit', 'hold'], hold: null };
  const opened = await openCheckout(path, {
    ...opens(stayQuote, draft),
    'booking.holdOrder': () => refuse(409, 'SOLD_OUT', { detail: { vertical: 'stays', item: 0 } }),
  });
  typeGuests();
  await screen.findByText('The last room was just sold');
  expect(at(opened)).toBe(`${review}?why=SOLD_OUT`);
  expect(screen.queryByRole('button', { name: 'Hold it for me' })).toBeNull();
});

test('of several things without extras the one that was taken while the names were typed is named at once', async () => {
  const two: Quote = {
    ...bothQuote,
    items: [thereQuote.items[0]!, stayQuote.items[0]!],
    travellers: stayQuote.travellers,
  };
  const draft: Order = {
    ...bothOrder,
    items: [thereOrder.items[0]!, { ...stayOrder.items[0]!, id: 'item-1' }],
    travellers: stayOrder.travellers,
    state: 'draft',
    actions: ['edit', 'hold', 'removeItem'],
    hold: null,
  };
  const opened = await openCheckout(path, {
    ...opens(two, draft),
    'booking.holdOrder': () => refuse(409, 'SOLD_OUT', { detail: { vertical: 'stays', item: 1 } }),
    'booking.removeItem': thereOrder,
  });
  typeGuests();
  await screen.findByText('Le Relais Sauvalon: The last room was just sold');
  expect(at(opened)).toBe(`${review}?why=SOLD_OUT&item=1`);
  press('Remove it and continue');
  await waitFor(() => expect(opened.of('booking.removeItem')).toHaveLength(1));
  expect(opened.of('booking.removeItem')[0]?.input).toEqual({ id: orderId, itemId: 'item-1' });
});

test('a name that is missing is told at its room', async () => {
  const opened = await openCheckout(path, opens(stayQuote, stayOrder));
  type('travellers.0.givenNames', 'Mira Leela');
  type('travellers.0.familyName', 'Anand');
  type('contact.email', 'mira@example.com');
  press('Continue to review');
  const summary = await screen.findByRole('region', { name: /2 things to correct/ });
  const told = 'Lead guest, room 2 (Double room, 2 adults): Enter the last name of the guest';
  expect(within(summary).getByText(told)).toBeDefined();
  expect(opened.of('booking.createOrder')).toEqual([]);
});

test('who flies is the lead guest of the one room without being typed again', async () => {
  const opened = await openCheckout(path, opens(bothQuote, bothOrder));
  type('travellers.0.givenNames', 'Mira Leela');
  type('travellers.0.familyName', 'Anand');
  for (const [part, value] of [['day', '14'] as const, ['month', 'May'] as const, ['year', '1988'] as const])
    type(`travellers.0.birth.${part}`, value);
  fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
  type('contact.email', 'mira@example.com');
  press('Continue to extras');
  await waitFor(() => expect(at(opened)).toBe(`/checkout/order/${orderId}/extras`));
  expect(opened.of('booking.createOrder')[0]?.input).toMatchObject({
    travellers: [
      { givenNames: 'Mira Leela', dateOfBirth: '1988-05-14' },
      { givenNames: 'Mira Leela', familyName: 'Anand', dateOfBirth: null },
    ],
  });
});

test('another guest than who flies is typed once the box is off, and is kept off by a refusal', async () => {
  const opened = await openCheckout(path, opens(bothQuote, bothOrder));
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Same as traveller 1' });
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  press('Continue to extras');
  await screen.findByRole('region', { name: /things to correct/ });
  expect(box().checked).toBe(false);
  expect(opened.of('booking.createOrder')).toEqual([]);
});

test('extras of the flights are chosen by whoever flies, and the stay keeps its price', async () => {
  const opened = await openCheckout(`/checkout/order/${orderId}/extras`, {
    ...opens(bothQuote, bothOrder),
    'booking.updateExtras': bothOrder,
  });
  expect(screen.getAllByRole('group', { name: 'Mira Leela Anand' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: /^1\s€75\.00$/ }));
  expect(screen.getAllByText('€881.00').length).toBeGreaterThan(0);
  press('Continue to review');
  await waitFor(() => expect(at(opened)).toBe(review));
  expect(opened.of('booking.updateExtras').map(({ input }) => input['itemId'])).toEqual(['item-0']);
});

test('two rooms: each is told with its meals and guest, with hours and rules of the house and what cancelling costs', async () => {
  await openCheckout(review, { 'booking.getOrder': stayOrder });
  const what = screen.getByRole('region', { name: 'What you are booking' });
  expect(what.textContent).toContain('Le Relais Sauvalon');
  expect(what.textContent).toMatch(/Room 1.*Double room.*No meals.*Pay when you book/);
  expect(what.textContent).toMatch(/Check-in.*Wed.10.Mar.*14:00/);
  expect(what.textContent).toContain('Minimum check-in age: 18.');
  expect(what.textContent).toMatch(/Lead guests.*Mira Leela Anand.*Tom Anand/);
  expect(what.textContent).toMatch(/If you cancel.*No-show fee: €298.00/);
  expect(screen.getByRole('button', { name: 'Book for €298.00' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  expect(await axeFaults(document.body)).toEqual([]);
});

test('what is paid at the property is booked without a card, and told apart', async () => {
  const opened = await openCheckout(review, {
    'booking.getOrder': thereOrder,
    'payments.methodChoices': { methods: [], room: true },
    'booking.payOrder': { outcome: 'checking', url: null, order: thereOrder },
  });
  const apart = screen.getByRole('region', { name: 'Price' }).textContent;
  expect(apart).toMatch(/Pay when you book€0.00/);
  expect(apart).toMatch(/Pay at the property€206.00/);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('region', { name: 'What you are booking' }).textContent).toMatch(/No-show fee: €/);
  expect(await axeFaults(document.body)).toEqual([]);
  press('Book, pay at the property');
  await waitFor(() => expect(opened.of('booking.payOrder')).toHaveLength(1));
  expect(opened.of('booking.payOrder')[0]?.input).toMatchObject({ paymentToken: null, totalMinor: 20_600 });
  expect(opened.of('booking.payOrder')[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('flights and a stay: both are told, charged now is the flights only, and what becomes of the rest is said before paying', async () => {
  await openCheckout(review, { 'booking.getOrder': bothOrder });
  const told = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(told('Le Relais Sauvalon')).toMatch(/If you cancel.*local to the property/);
  expect(told('London to Singapore')).toMatch(/If you cancel.*London time/);
  const apart = screen.getByRole('region', { name: 'Price' }).textContent;
  expect(apart).toMatch(/Pay when you book€600.00London to Singapore/);
  expect(apart).toMatch(/Pay at the property€206.00Le Relais Sauvalon.*Total€806.00/);
  const [above] = screen.getAllByText(/^If one part can’t be booked, the others stay booked and only they are charged/);
  expect(above?.compareDocumentPosition(document.getElementById('pay.go')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Book for €600.00' })).toBeDefined();
  expect(await axeFaults(document.body)).toEqual([]);
});

test('one of several can be taken out before paying', async () => {
  const opened = await openCheckout(review, { 'booking.getOrder': bothOrder, 'booking.removeItem': stayOrder });
  press('Remove Le Relais Sauvalon');
  await waitFor(() => expect(opened.of('booking.removeItem')).toHaveLength(1));
  expect(opened.of('booking.removeItem')[0]?.input).toEqual({ id: orderId, itemId: 'item-1' });
});

test('one of several that is sold out while paying can be taken out, or looked for elsewhere', async () => {
  const opened = await openCheckout(review, {
    'booking.getOrder': bothOrder,
    'booking.payOrder': () => refuse(409, 'SOLD_OUT', { detail: { item: 1, vertical: 'stays' } }),
    'booking.removeItem': stayOrder,
  });
  fireEvent.input(screen.getByLabelText('Card number'), { target: { value: '4242 4242 4242 4242' } });
  fireEvent.change(screen.getByLabelText('Expiry date'), { target: { value: '09/29' } });
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '123' } });
  press('Book for €600.00');
  expect(await screen.findByText('Le Relais Sauvalon: The last room was just sold')).toBeDefined();
  expect(screen.getByText('Without it: London to Singapore, €600.00 in total.')).toBeDefined();
  const other = screen.getByRole('link', { name: 'See places available on these nights' });
  expect(other.getAttribute('href')).toBe('/stays/PAR/2027-03-10/2027-03-13/2adults/2adults');
  expect(await axeFaults(document.body)).toEqual([]);
  press('Remove it and continue');
  await waitFor(() => expect(opened.of('booking.removeItem')).toHaveLength(1));
  expect(opened.of('booking.removeItem')[0]?.input).toMatchObject({ itemId: 'item-1' });
});

test('a quote of several loses one by a press, and is another quote then', async () => {
  const opened = await openCheckout(path, {
    'booking.getQuote': ({ id }: { id: string }) => (id === 'less' ? { ...thereQuote, id } : bothQuote),
    'booking.removeQuoteItem': { ...thereQuote, id: 'less' },
  });
  press('Remove London to Singapore');
  await waitFor(() => expect(at(opened)).toBe('/checkout/less'));
  expect(opened.of('booking.removeQuoteItem')[0]?.input).toEqual({ id: quoteId, item: 0 });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Booked together' })).toBeNull());
});

test('a lapsed quote of several is asked for again, one joined to the other', async () => {
  const opened = await openCheckout(path, {
    ...opens({ ...thereQuote, state: 'expired' }, thereOrder),
    'booking.getQuote': { ...bothQuote, state: 'expired' },
    'booking.createQuote': ({ joins }: { joins?: string }) => ({
      ...bothQuote,
      id: joins ? 'both' : 'flights',
      price: { ...bothQuote.price, total: money(90_000) },
    }),
  });
  type('travellers.0.givenNames', 'Mira');
  type('travellers.0.familyName', 'Anand');
  for (const [part, value] of [['day', '14'] as const, ['month', 'May'] as const, ['year', '1988'] as const])
    type(`travellers.0.birth.${part}`, value);
  fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
  type('contact.email', 'mira@example.com');
  press('Continue to extras');
  await screen.findByText('The price went up to €900.00');
  const asked = opened.of('booking.createQuote').map(({ input }) => input);
  expect(asked[0]).toMatchObject({ choice: { fareId: 'search.house.X-SPC30!LIGHT' } });
  expect(asked[1]).toMatchObject({
    joins: 'flights',
    choice: { vertical: 'stays', rooms: [{ room: 'double', plan: 'flex-breakfast' }] },
  });
});

test('what goes with it is searched for with the quote and typed names in the cart; what is there already is not offered', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const opened = await openCheckout(path, { 'booking.getQuote': thereQuote, 'cart.keep': { quote: thereQuote } });
  type('travellers.0.givenNames', 'Mira Leela');
  press('Add flights');
  await waitFor(() => expect(opened.of('cart.keep')).toHaveLength(1));
  expect(opened.of('cart.keep')[0]?.input).toEqual({ quoteId, typed: { 'travellers.0.givenNames': 'Mira Leela' } });
  opened.page.unmount();
  await openCheckout(path, { 'booking.getQuote': bothQuote });
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
});

test.each([
  [409, 'QUOTE_EXPIRED'],
  [409, 'QUOTE_FULL'],
] as const)('%i %s is told where it was asked', async (status, code) => {
  await openCheckout(path, { 'booking.getQuote': thereQuote, 'cart.keep': () => refuse(status, code) });
  press('Add flights');
  expect(await screen.findByText(`words for ${code}`)).toBeDefined();
});

test('of flights a place to stay is offered in the city where they land', async () => {
  await openCheckout(path, { 'booking.getQuote': quote });
  expect(screen.getByRole('button', { name: 'Add a place to stay in Singapore' })).toBeDefined();
});

test('what an operator brought is no sample at checkout, and beside it a sample is told by its name', async () => {
  const own = <T extends Quote | Order>(all: T): T => ({
    ...all,
    items: all.items.map((item) =>
      item.product.vertical === 'stays'
        ? { ...item, product: { ...item.product, dataClass: 'house', supplierName: item.product.property.name } }
        : item,
    ),
  });
  await openCheckout(path, opens(own(stayQuote), own(stayOrder)));
  expect(document.querySelector('main')?.textContent).not.toContain('Sample');
  cleanup();
  await openCheckout(path, opens(own(bothQuote), own(bothOrder)));
  expect(document.querySelector('main')?.textContent).toContain('Sample booking, London to Singapore');
  expect(document.querySelector('main')?.textContent).not.toContain('What is sold here is invented');
});
