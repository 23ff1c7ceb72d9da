import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flightExtras, type Quote } from '#contract/booking';
import { openCheckout } from './testing/open.tsx';
import { bothQuote } from './testing/sample-stay.ts';
import { quote, quoteId } from './testing/sample.ts';

const centsOf = (text: string | null | undefined): number => Number(text?.replaceAll(/\D/g, ''));
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Flights with a bag and a seat, and a room. */
function withExtras(): Quote {
  const [flights, stay] = bothQuote.items;
  const { extras, price } = flights!;
  const total = { ...price.total, amountMinor: price.total.amountMinor + 7_500 + 1_200 };
  const item = {
    ...flights!,
    extras: {
      vertical: 'flights' as const,
      bags: flightExtras(extras).bags.map((bag) => ({ ...bag, bought: 1 })),
      seats: flightExtras(extras).seats.map((seat) => ({ ...seat, chosen: 'window' as const })),
    },
    price: {
      ...price,
      total,
      lines: [
        ...price.lines,
        { kind: 'bag' as const, code: 'BAG-CHECKED', name: 'Checked bag', ...total, amountMinor: 7_500 },
        { kind: 'seat' as const, code: 'SEAT', name: 'Seat', ...total, amountMinor: 1_200 },
      ],
    },
    dueNow: total,
  };
  const all = { ...total, amountMinor: total.amountMinor + stay!.price.total.amountMinor };
  return { ...bothQuote, items: [item, stay!], price: { ...bothQuote.price, total: all } };
}

interface Row {
  readonly text: string;
  readonly cents: number;
  readonly part: boolean;
}

/** The rows of a list of sums; a part is told by the class of its row. */
function rowsOf(list: Element | null | undefined): Row[] {
  return [...(list?.querySelectorAll('dt') ?? [])].map((term) => ({
    text: term.textContent ?? '',
    cents: centsOf(term.nextElementSibling?.textContent),
    part: term.parentElement?.className.includes('part') ?? false,
  }));
}

test('a seat that costs nothing is included in words, in the summary as beside its choice, and never a sum of zero', async () => {
  const [item] = quote.items;
  const extras = flightExtras(item!.extras);
  const seats = extras.seats.map((seat) => ({ ...seat, unit: null, chosen: 'window' as const }));
  const free = { ...quote, items: [{ ...item!, extras: { ...extras, vertical: 'flights' as const, seats } }] };
  await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': free });
  const [term] = screen.getAllByText('1 window seat');
  expect(term?.nextElementSibling?.textContent).toBe('included');
  expect(document.body.textContent).not.toContain('€0.00');
});

test('of several things the summary says what each costs, as the box of all does, and what that is made of, to the cent', async () => {
  const given = withExtras();
  await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': given });
  const [summary] = screen.getAllByRole('region', { name: 'London to Singapore and Le Relais Sauvalon' });
  const lists = [...summary!.querySelectorAll('dl')];
  const rows = rowsOf(lists[0]);
  const heads = rows.filter(({ part }) => !part);
  expect(heads.map(({ text, cents }) => [text, cents])).toEqual([
    ['London to Singapore', given.items[0]!.price.total.amountMinor],
    ['Le Relais Sauvalon', given.items[1]!.price.total.amountMinor],
  ]);
  expect(sum(heads.map(({ cents }) => cents))).toBe(given.price.total.amountMinor);
  const second = rows.findIndex(({ text }) => text === 'Le Relais Sauvalon');
  expect(rows.slice(1, second)).toEqual([
    { text: 'Fares', cents: 40_000, part: true },
    { text: 'Taxes and airport charges', cents: 20_000, part: true },
    { text: '1 checked bag', cents: 7_500, part: true },
    { text: '1 window seat', cents: 1_200, part: true },
  ]);
  expect(sum(rows.slice(second + 1).map(({ cents }) => cents))).toBe(given.items[1]!.price.total.amountMinor);
  const box = screen.getByRole('region', { name: 'Booked together' });
  for (const { text, cents } of heads)
    expect(centsOf(within(box).getAllByText(text)[0]?.nextElementSibling?.textContent)).toBe(cents);
});

test('the breakdown below the total names every line with who levies it, and adds up to what each thing costs', async () => {
  const given = withExtras();
  await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': given });
  const [breakdown] = screen.getAllByText('Price breakdown').map((summary) => summary.closest('details'));
  const lists = [...breakdown!.querySelectorAll('dl')].map(rowsOf);
  expect(lists).toHaveLength(2);
  for (const [at, [head, ...parts]] of lists.entries()) {
    expect(head?.cents).toBe(given.items[at]!.price.total.amountMinor);
    expect(sum(parts.map(({ cents }) => cents))).toBe(head?.cents);
  }
  expect(lists[0]?.map(({ text }) => text)).toEqual([
    'London to Singapore',
    'Base fare',
    'Duty, GB',
    'Checked bag',
    'Seat selection',
  ]);
  expect(lists[1]?.map(({ text }) => text)).toEqual([
    'Le Relais Sauvalon',
    'Double room, 3 nights',
    'Breakfast included',
    'Value added tax, FR, included',
  ]);
});
