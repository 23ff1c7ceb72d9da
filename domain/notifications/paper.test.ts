import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { type Paper, writePaper } from '#platform/pdf';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import { itineraryOf, receiptOf } from './paper.ts';
import { eur, flightItem, orderOf, refund, room, stayItem } from './testing/sample-orders.ts';

const look = mailLooks(readBrandFolders(null))('wayfold');
const speak = createSpeak({ ar: { 'paper.receipt': 'إيصال {reference}' } });
const now = new Date('2026-11-27T12:00:00Z');

const asked = (order: Order, locale = 'en-IE') => ({ order, look, now, speech: speak(locale) });
const receipt = (order: Order, locale?: string) => receiptOf(asked(order, locale));
const itinerary = (order: Order) => itineraryOf(asked(order));

/** Everything that stands on it, line by line. */
function linesOf({ sections, foot }: Paper): string[] {
  return [
    ...sections.flatMap(({ title, lines, rows, items = [] }) => [
      title ?? '',
      ...lines,
      ...rows.map(({ name, value }) => `${name}: ${value}`),
      ...items,
    ]),
    ...foot,
  ];
}

const amountsIn = ({ sections }: Paper, title: string): number[] =>
  sections
    .filter((section) => section.title === title)
    .flatMap(({ rows }) =>
      rows.map(({ value }) => Math.round(Number(value.replace('\u2212', '-').replace(/[^\d.-]/g, '')) * 100)),
    );

const both = () => orderOf([flightItem(), stayItem([room(), room({ name: 'Suite' })])]);

test('a receipt says who sold what to whom, under which reference, and each line of the price up to its total', () => {
  const order = both();
  const paper = receipt(order);
  const lines = linesOf(paper);
  expect(paper.title).toBe(`Receipt ${order.reference}`);
  for (const line of [
    `Our reference: ${order.reference}`,
    `Booked by: Mira Anand, ${order.contact.email}`,
    `Sold by: ${order.seller.legalEntity}, ${order.seller.email}`,
    'Issued on: 27 November 2026',
  ])
    expect(lines).toContain(line);
  const totals = paper.sections.flatMap(({ rows }) => rows.filter(({ total }) => total).map(({ value }) => value));
  const sum = order.items.reduce((all, item) => all + item.price.total.amountMinor, 0);
  expect(totals).toContain(`€${(sum / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`);
});

test('what was paid and what came back are lines of their own, and their sum is what is left', () => {
  const order = both();
  const back = refund(12_345);
  const title = 'Payments and refunds';
  expect(amountsIn(receipt(order), title)).toEqual([order.payments.at(-1)!.amount.amountMinor]);
  const paid = amountsIn(receipt({ ...order, refunds: [back] }), title);
  expect(paid).toHaveLength(3);
  expect(paid[1]).toBe(-12_345);
  expect(paid[2]).toBe(paid[0]! - 12_345);
});

test('with nothing charged the receipt says so, and what is due at the property', () => {
  const order = { ...orderOf([stayItem([room({ payAt: 'property' })])]), payments: [] };
  const free = { ...order, dueNow: eur(0) };
  expect(linesOf(receipt(free))).toContain('Nothing was charged.');
  expect(linesOf(receipt(free)).join('\n')).toMatch(/Due at the property|Pay at the property/);
});

test('an itinerary has both ends of each flight in their own time, bags, fare conditions, rooms and their check-in', () => {
  const lines = linesOf(itinerary(both())).join('\n');
  for (const part of [
    'Straits Pacific X-SPC 318',
    'Heathrow',
    '(LHR)',
    '(SIN)',
    'local time, UTC+8',
    'Fare conditions',
    'Changes:',
    'Check-in: Fri 26 Mar 2027, 15:00',
    'Check-out: ',
    'Room 2: Suite',
    'Lead guest: ',
  ])
    expect(lines).toContain(part);
  expect(lines).not.toContain('€0');
});

const chosenSeats = () =>
  (['window', 'none'] as const).map((chosen, slice) => ({
    slice,
    traveller: 0,
    preferences: ['none' as const, 'window' as const],
    unit: null,
    chosen,
  }));

function withSeats() {
  const flight = flightItem();
  return { ...flight, extras: { ...flight.extras, seats: chosenSeats() } };
}

/** Free, then for a fee, then lost. */
function inThreeSteps() {
  const free = { until: '2027-03-27T17:00:00.000Z', basis: 'full', refund: eur(30_000), zone: 'Europe/Paris' } as const;
  const less = { ...free, until: '2027-03-28T09:00:00.000Z', basis: 'less_fee', refund: eur(20_000) } as const;
  const lost = { ...free, until: null, basis: 'nothing', refund: eur(0) } as const;
  return { ...stayItem([room()]), cancellation: [free, less, lost] };
}

const TERMS = [
  'Until Sat 27 Mar 2027, 18:00 UTC+1: Free',
  'Until Sun 28 Mar 2027, 11:00 UTC+2: €100.00 cancellation fee',
  'After that: Non-refundable, €300.00',
  'No-show: €300.00',
];

test('the seat that was wished for stands on the itinerary with the bags of its traveller', () => {
  const lines = linesOf(itinerary(orderOf([withSeats()])));
  expect(lines).toContain('Bags and seats');
  expect(lines.filter((line) => line.includes('window seat'))).toHaveLength(1);
  expect(linesOf(itinerary(orderOf([flightItem()]))).join()).not.toMatch(/seat/);
});

test('the terms of a stay end with the moment from which all of it is lost', () => {
  const rows = itinerary(orderOf([inThreeSteps()]))
    .sections.filter(({ title }) => title === 'If you cancel')
    .flatMap((section) => section.rows.map(({ name, value }) => `${name}: ${value}`));
  expect(rows).toEqual(TERMS);
});

test.skipIf(spawnSync('pdftotext', ['-v']).error !== undefined)(
  'read back from the PDF: the seat, every term of the stay, no page that ends within a flight or within the terms',
  async () => {
    const input = await writePaper(itinerary(orderOf([withSeats(), inThreeSteps()])));
    const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).split('\f');
    expect(pages.join(' ')).toContain('window seat');
    for (const page of pages) expect(page.split('Departs').length).toBe(page.split('Arrives').length);
    const last = pages.find((page) => page.includes('Free')) ?? '';
    for (const line of TERMS) for (const part of line.split(': ')) expect(last).toContain(part);
  },
);

test('an offset from UTC is told with the first moment and wherever it changes, not with every time', () => {
  const flight = flightItem();
  const [step] = flight.cancellation;
  const until = (day: string) => (step ? [{ ...step, until: `2026-11-${day}T09:00:00.000Z` }] : []);
  const lines = linesOf(itinerary(orderOf([{ ...flight, cancellation: [...until('21'), ...until('25')] }])));
  const told = lines.filter((line) => /^(Departs|Arrives)/.test(line)).map((line) => /UTC[+-][\d:]+/.exec(line)?.[0]);
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]).toBeDefined();
  const cancelling = lines.filter((line) => line.startsWith('Until'));
  expect(cancelling.map((line) => line.includes('UTC'))).toEqual([true, false]);
});

test('a receipt names the seller with how to reach it, and the card by the name of its scheme', () => {
  const order = both();
  const [payment] = order.payments;
  const lines = linesOf(receipt({ ...order, payments: payment ? [{ ...payment, brand: 'MC' }] : [] }));
  const { legalEntity, email } = order.seller;
  expect(lines).toContain(`Sold by: ${legalEntity}, ${email}`);
  expect(lines.join('\n')).toMatch(/Paid with Mastercard ending \d{4}/);
});

test('of what is cancelled the itinerary says so and tells no conditions; what was never booked is not on it', () => {
  const gone = { ...flightItem(), state: 'cancelled' as const };
  const lines = linesOf(itinerary(orderOf([gone, stayItem([room()])])));
  expect(lines).toContain('Cancelled');
  expect(lines).not.toContain('Fare conditions');
  const refused = { ...stayItem([room()]), state: 'rejected' as const };
  expect(linesOf(itinerary(orderOf([flightItem(), refused]))).join()).not.toContain('Check-in');
  expect(linesOf(receipt(orderOf([flightItem(), refused]))).join()).not.toContain('Harbour House');
});

test('a sample is marked on every page; among real things only what is one', () => {
  expect(receipt(both()).mark?.short).toMatch(/sample/i);
  const real = { ...stayItem([room()]) };
  const own = { ...real, product: { ...real.product, dataClass: 'house' as const } };
  const mixed = { ...orderOf([flightItem(), own]), dataClass: 'house' as const };
  expect(itinerary(mixed).mark).toBeNull();
  expect(linesOf(itinerary(mixed)).filter((line) => /sample/i.test(line)).length).toBeGreaterThan(0);
});

test('it is in the language of the reader, and runs in its direction', () => {
  expect(receipt(both(), 'ar-AE')).toMatchObject({ direction: 'rtl', language: 'ar-AE' });
  expect(receipt(both(), 'ar-AE').title).toMatch(/^إيصال/);
  expect(receipt(both(), 'de-DE')).toMatchObject({ direction: 'ltr' });
});
