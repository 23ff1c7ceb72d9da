import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StayProduct } from '#contract/booking';
import { axeFaults } from '#design/testing';
import { quote } from '../../../checkout/testing/sample.ts';
import { stayQuote } from '../../../checkout/testing/sample-stay.ts';
import { openProperty, type Answers } from './testing/open.tsx';
import { AMSTERDAM, AMSTERDAM_PATH, PARIS, PARIS_PATH } from './testing/sample.ts';

const answersOf = ({ results, detail }: typeof PARIS): Answers => ({ 'search.get': results, 'search.offer': detail });
const price = (name: string) => screen.getByRole('region', { name });
const amounts = (name: string): number[] =>
  [...price(name).querySelectorAll('dd')].map((each) => Number((each.textContent ?? '').replace(/[^\d]/g, '')));
const radio = (at: number, name: RegExp): HTMLInputElement => {
  const [group] = screen.getAllByRole('group', { name: new RegExp(`^Room ${at} of`) });
  return within(group!).getByRole('radio', { name });
};

test('the default choice shows the total of the list, and its lines add up to it', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Relais Sauvalon');
  const shown = amounts('Double room');
  const total = PARIS.detail.offer.price!.total.amountMinor;
  // Pay when you book, its two lines, total: nothing is paid at the property.
  expect(shown).toEqual([total, 13_545, 1_355, total]);
  expect(shown[1]! + shown[2]!).toBe(total);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('a tax that is an estimate is called one beside its amount', async () => {
  const { detail } = PARIS;
  const needs = detail.needs.map((need) => ({
    ...need,
    offers: need.offers.map((offer) => ({
      ...offer,
      price: {
        ...offer.price,
        lines: offer.price.lines.map((line) => (line.kind === 'tax' ? { ...line, estimate: true as const } : line)),
      },
    })),
  }));
  await openProperty(PARIS_PATH, { ...answersOf(PARIS), 'search.offer': { ...detail, needs } });
  expect(price('Double room').textContent).toMatch(/Value added tax, FR, included \(estimate\)/);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('another plan changes what is paid when, what cancelling costs, and the address', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  fireEvent.click(screen.getByRole('radio', { name: 'Double room, Breakfast included, €206.00' }));
  expect(amounts('Double room').slice(0, 2)).toEqual([0, 20_600]);
  expect(amounts('Double room').at(-1)).toBe(20_600);
  // 15:00 UTC is 16:00 by the clocks of Paris.
  const ladder = screen.getByRole('list', { name: 'Cancellation fees' });
  expect(ladder.textContent).toMatch(/Free.*until Tue.9.Mar,.16:00/);
  expect(location.href).toMatch(/&pick=double\.flex-breakfast$/);
});

test('every cost of cancelling is told before the choice, the last one too', async () => {
  const { detail } = PARIS;
  const needs = detail.needs.map((need) => ({
    ...need,
    offers: need.offers.map((offer) => {
      const [free, fee] = offer.cancellation.steps;
      if (!free || !fee) return offer;
      const all = { ...fee, kept: offer.price.total, back: { ...fee.back, amountMinor: 0 } };
      const steps = [free, { ...fee, until: '2027-03-11T10:00:00.000Z' }, all];
      return { ...offer, cancellation: { ...offer.cancellation, steps } };
    }),
  }));
  await openProperty(`${PARIS_PATH}&pick=double.flex-breakfast`, {
    ...answersOf(PARIS),
    'search.offer': { ...detail, needs },
  });
  const bands = within(screen.getByRole('list', { name: 'Cancellation fees' })).getAllByRole('listitem');
  const told = bands.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  expect(told).toEqual([
    expect.stringMatching(/Free until Tue 9 Mar, 16:00/),
    expect.stringMatching(/^Cancellation fee: €68\.00 until Thu 11 Mar, 11:00/),
    expect.stringMatching(/^Non-refundable: €206\.00 from then on/),
  ]);
});

test('an address with a choice opens with it', async () => {
  await openProperty(`${PARIS_PATH}&pick=double.flex-room_only`, answersOf(PARIS));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No meals, €164/ }).checked).toBe(true);
  expect(screen.queryByText(/Your room is no longer available/)).toBeNull();
});

test('a choice that is not sold any more is said to be, and the cheapest stands instead', async () => {
  await openProperty(`${PARIS_PATH}&pick=suite.flex`, answersOf(PARIS));
  expect(screen.getByText(/Your room is no longer available/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /€149/ }).checked).toBe(true);
});

test('of a type of which one is left never two are chosen: the other room moves, and the page says so', async () => {
  await openProperty(AMSTERDAM_PATH, answersOf(AMSTERDAM), 'USD');
  expect(radio(1, /^Triple room, No meals/).checked).toBe(true);
  expect(radio(2, /^Twin room, No meals/).checked).toBe(true);
  fireEvent.click(radio(1, /^Twin room, No meals/));
  expect(radio(1, /^Twin room, No meals/).checked).toBe(true);
  expect(radio(2, /^Triple room, No meals/).checked).toBe(true);
  expect(screen.getByText(/Room 2 is now: Triple room/)).toBeDefined();
  expect(amounts('Your rooms').at(-1)).toBe(52_664 + 75_526);
});

test('what the house asks for in its own money is said in that money, with the rates of the rest', async () => {
  await openProperty(AMSTERDAM_PATH, answersOf(AMSTERDAM), 'USD');
  const told = price('Your rooms').textContent ?? '';
  expect(told).toContain('The property charges €1,085.66');
  expect(told).toContain('Converted from EUR at the demo rates of 16 Nov 2026');
  expect(told).toContain('Value added tax, NL, included');
  expect(await axeFaults(document.body)).toEqual([]);
});

test('how many are left is said from three downwards', async () => {
  const { needs, ...detail } = PARIS.detail;
  const four = {
    ...detail,
    needs: needs.map((need) => ({ ...need, offers: need.offers.map((o) => ({ ...o, left: 4 })) })),
  };
  await openProperty(PARIS_PATH, { ...answersOf(PARIS), 'search.offer': four });
  expect(screen.queryByText(/ left\b/)).toBeNull();
});

test('three rooms left are said to be', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(screen.getByText('3 rooms left at this price')).toBeDefined();
});

const book = (name: string) => screen.getAllByRole('button', { name })[0]!;

test('the chosen rooms go to checkout, each by its type and plan, from where they were found', async () => {
  const { router, of } = await openProperty(PARIS_PATH, {
    ...answersOf(PARIS),
    'booking.createQuote': { ...quote, id: 'q' },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Double room, Breakfast included, €206.00' }));
  fireEvent.click(book('Book this room'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/q'));
  expect(of('booking.createQuote')[0]?.input).toEqual({
    offerId: PARIS.detail.offer.id,
    choice: { vertical: 'stays', rooms: [{ room: 'double', plan: 'flex-breakfast' }] },
    search: '/stays/PAR/2027-03-10/2027-03-13/2adults',
  });
});

test('rooms that were sold meanwhile are said to be, where they were chosen', async () => {
  const { of } = await openProperty(PARIS_PATH, { ...answersOf(PARIS), 'booking.createQuote': 409 });
  fireEvent.click(book('Book this room'));
  expect(await screen.findByText('words for SOLD_OUT')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See what is available now' }).getAttribute('href')).toBe(PARIS_PATH);
  expect(of('booking.createQuote')).toHaveLength(1);
});

const inCart = { 'cart.read': { quote, adding: true }, 'cart.keep': { quote, adding: false } };

test('while a stay is added to a trip there are two ways on: with the trip, which then holds both, or separately', async () => {
  const { of } = await openProperty(PARIS_PATH, {
    ...answersOf(PARIS),
    ...inCart,
    'booking.createQuote': { id: 'both' },
  });
  expect(screen.getAllByText(/Your trip so far: London to Singapore, €600.00/).length).toBeGreaterThan(0);
  expect(await axeFaults(document.body)).toEqual([]);
  fireEvent.click(book('Add to your trip'));
  await waitFor(() => expect(of('cart.keep')).toHaveLength(1));
  expect(of('booking.createQuote')[0]?.input).toMatchObject({ joins: quote.id, instead: quote.id });
  expect(of('cart.keep').map(({ input }) => input)).toEqual([{ quoteId: 'both', adding: false, instead: quote.id }]);
});

test('separately it is booked without the trip, which stays as it is; what cannot be joined is told with that way', async () => {
  const { of } = await openProperty(PARIS_PATH, { ...answersOf(PARIS), ...inCart, 'booking.createQuote': 422 });
  fireEvent.click(book('Add to your trip'));
  expect(await screen.findByText('words for CURRENCY_DIFFERS')).toBeDefined();
  expect(screen.getByText('You can still choose “Book separately”.')).toBeDefined();
  fireEvent.click(book('Book separately'));
  await waitFor(() => expect(of('booking.createQuote')).toHaveLength(2));
  expect(of('booking.createQuote')[1]?.input).not.toHaveProperty('joins');
  expect(of('cart.keep')).toHaveLength(0);
  expect(of('cart.empty')).toHaveLength(0);
});

/** What a press says that it replaces. */
function insteadOf(button: HTMLElement): string | undefined {
  const { form } = button as HTMLButtonElement;
  return form?.querySelector<HTMLInputElement>('[name="instead"]')?.value;
}

test('what is in the cart and complete is not asked about at another place', async () => {
  const answers = { ...answersOf(PARIS), 'cart.read': { quote, adding: false } };
  await openProperty(PARIS_PATH, answers);
  expect(screen.queryByRole('button', { name: 'Add to your trip' })).toBeNull();
  expect(insteadOf(book('Book this room'))).toBeUndefined();
});

test('a room that takes the place of one in the cart names what it is chosen instead of', async () => {
  await openProperty(PARIS_PATH, { ...answersOf(PARIS), 'cart.read': { quote: stayQuote, adding: false } });
  expect(insteadOf(book('Replace in your trip'))).toBe(stayQuote.id);
  const [item] = stayQuote.items;
  const { property, rooms } = item!.product as StayProduct;
  // Each name keeps its own direction.
  const note = screen.getByText(/^In your trip now: /).textContent.replaceAll(/[\u2068\u2069]/g, '');
  expect(note).toMatch(new RegExp(`^In your trip now: ${property.name}.*${rooms[0]!.room.name}.*, €[\\d,.]+$`));
  expect(await axeFaults(document.body)).toEqual([]);
});

test('what was chosen stays chosen when a refusal stays on the page', async () => {
  const { of } = await openProperty(PARIS_PATH, { ...answersOf(PARIS), ...inCart, 'booking.createQuote': 422 });
  fireEvent.click(screen.getByRole('radio', { name: 'Double room, Breakfast included, €206.00' }));
  fireEvent.click(book('Add to your trip'));
  await screen.findByText('words for CURRENCY_DIFFERS');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Breakfast included, €206/ }).checked).toBe(true);
  fireEvent.click(book('Book separately'));
  await waitFor(() => expect(of('booking.createQuote')).toHaveLength(2));
  expect(of('booking.createQuote')[1]?.input).toHaveProperty('choice.rooms', [
    { room: 'double', plan: 'flex-breakfast' },
  ]);
});

test('a place that is not sold shows others of the same search', async () => {
  await openProperty(PARIS_PATH, { 'search.get': PARIS.results, 'search.offer': 410 });
  expect(screen.getByRole('heading', { level: 1, name: 'This property is no longer available' })).toBeDefined();
  expect(screen.getAllByRole('article').length).toBe(PARIS.results.offers.length);
  expect(await axeFaults(document.body)).toEqual([]);
});

test('a place with nothing left for these nights is named, and left out of the others', async () => {
  const { offer } = PARIS.detail;
  const full = { ...PARIS.detail, offer: { ...offer, price: null, rooms: [] } };
  const results = { ...PARIS.results, offers: [...PARIS.results.offers, { ...offer, price: null, rooms: [] }] };
  await openProperty(PARIS_PATH, { 'search.get': results, 'search.offer': full });
  expect(screen.getByRole('heading', { level: 1, name: 'Le Relais Sauvalon is sold out' })).toBeDefined();
  expect(screen.queryByRole('article', { name: /Sauvalon/ })).toBeNull();
});

test('a search that cannot be asked leads to its form, filled as it was', async () => {
  const { router } = await openProperty(AMSTERDAM_PATH, { 'search.stays': 422 });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/stays?edit=1&place=AMS&checkIn=2027-03-10&checkOut=2027-03-13&room=2&room=1-6');
});

test.each(['/property/PAR/2027-03-10?offer=house.h-1', '/property/PAR/2027-03-10/2027-03-13/2adults'])(
  '%s is no address',
  async (path) => {
    const { router } = await openProperty(path, answersOf(PARIS));
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
  },
);

test('the form without scripts sends a field a room; the address that follows says the choice', async () => {
  const { router } = await openProperty(`${PARIS_PATH}&pick0=double.flex-room_only`, answersOf(PARIS));
  expect(router.state.location.search).toBe('?offer=house.h-3003737-0&pick=double.flex-room_only');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No meals, €164/ }).checked).toBe(true);
});

test('what is invented is marked as a sample, a property of an operator is not', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(document.body.textContent).toContain('Sample');
  cleanup();
  const { detail, results } = PARIS;
  const own = { ...PARIS, detail: { ...detail, offer: { ...detail.offer, dataClass: 'house' as const } }, results };
  await openProperty(PARIS_PATH, answersOf(own));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le Relais Sauvalon');
  expect(document.body.textContent).not.toMatch(/Sample/i);
});

test('from a list of free cancellation the cheapest plan that is free to cancel is chosen, at the total of its card', async () => {
  await openProperty(`${PARIS_PATH}&fs=cancellation:free`, answersOf(PARIS));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /No meals, €164/ }).checked).toBe(true);
  expect(screen.getByText('Your filter: Free cancellation. Cheapest match: €164.00.')).toBeDefined();
  expect(amounts('Double room').at(-1)).toBe(16_400);
  expect(price('Your choice').textContent).toMatch(/^€164\.00.*Free cancellation until Tue.9.Mar,.16:00/);
});

test('meals of the list are carried as free cancellation is', async () => {
  await openProperty(`${PARIS_PATH}&fs=board:breakfast,half_board;payment:later`, answersOf(PARIS));
  expect(amounts('Double room').at(-1)).toBe(20_600);
  expect(
    screen.getByText(/^Your filter: Breakfast included or Half board, Pay at the property\. .*€206\.00\.$/),
  ).toBeDefined();
});

test('where no room meets the filter any more the page says so, and what is chosen instead', async () => {
  await openProperty(`${PARIS_PATH}&fs=board:half_board`, answersOf(PARIS));
  expect(screen.getByText(/^No rooms here match your filter any longer: Half board\. .* €149\.00\.$/)).toBeDefined();
  expect(amounts('Double room').at(-1)).toBe(14_900);
});

test('a choice that is in the address stands, whatever the list asked for', async () => {
  await openProperty(`${PARIS_PATH}&fs=cancellation:free&pick=double.saver`, answersOf(PARIS));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /€149/ }).checked).toBe(true);
  expect(screen.queryByText(/Your filter/)).toBeNull();
});

test('the bar that stays in view says the cancellation rule of what is chosen', async () => {
  await openProperty(PARIS_PATH, answersOf(PARIS));
  expect(price('Your choice').textContent).toContain('Non-refundable');
  fireEvent.click(screen.getByRole('radio', { name: 'Double room, Breakfast included, €206.00' }));
  expect(price('Your choice').textContent).toMatch(/Free cancellation until Tue.9.Mar,.16:00/);
});
