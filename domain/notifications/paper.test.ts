import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { FlightProduct, Order } from '#contract/booking';
import { type Paper, type PaperSection, writePaper } from '#platform/pdf';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import { itineraryOf, receiptOf } from './paper.ts';
import { eur, flightItem, flights, orderOf, refund, room, stayItem } from './testing/sample-orders.ts';

const look = mailLooks(readBrandFolders(null))('wayfold');
const speak = createSpeak({ ar: { 'paper.receipt': 'إيصال {reference}' } });
const now = new Date('2026-11-27T12:00:00Z');

const asked = (order: Order, locale = 'en-IE') => ({ order, look, now, speech: speak(locale) });
const receipt = (order: Order, locale?: string) => receiptOf(asked(order, locale));
const itinerary = (order: Order) => itineraryOf(asked(order));

/** Everything that stands on it, line by line. */
function linesOf({ heading, subheading, banner, sections, foot }: Paper): string[] {
  return [
    heading,
    subheading,
    ...(banner ? [banner.title, ...banner.lines] : []),
    ...sections.flatMap((section) => [section.title ?? '', section.head ?? '', ...told(section)]),
    ...foot,
  ];
}

function told({ lines, rows, cells = [], items = [], warning, span }: PaperSection): string[] {
  const pairs = (some: readonly { readonly name: string; readonly value: string }[]): string[] =>
    some.map(({ name, value }) => `${name}: ${value}`);
  return [
    ...(warning ? [warning.title, warning.text] : []),
    ...pairs(cells),
    ...(span ? drawn(span, pairs(span.facts)) : [...lines, ...pairs(rows)]),
    ...items,
  ];
}

/** What is drawn in place of lines and rows. */
function drawn({ title, before, begins, ends, lasts }: NonNullable<PaperSection['span']>, facts: string[]): string[] {
  const end = ({ time, lines }: typeof begins): string => [time, ...lines].join(' | ');
  return [title, before ?? '', end(begins), lasts, end(ends), ...facts];
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
  expect(linesOf(receipt(free)).join('\n')).toMatch(/Pay at the property/);
});

test('the receipt of a stay that is cancelled asks for nothing at the property', () => {
  const stay = { ...stayItem([room({ payAt: 'property' })]), state: 'cancelled' as const };
  const gone = { ...orderOf([stay]), payments: [], dueNow: eur(0), state: 'cancelled' as const };
  const said = linesOf(receipt(gone)).join('\n');
  expect(said).toContain('No longer due at the property: ');
  expect(said).not.toMatch(/Pay at the property|pay at the property|on the day/);
  const owing = linesOf(receipt({ ...gone, items: [{ ...stay, owedThere: eur(3_000) }] })).join('\n');
  expect(owing).toContain('Was due at the property: ');
});

test('an itinerary has both ends of each flight in their own time, bags, fare conditions, rooms and their check-in', () => {
  const lines = linesOf(itinerary(both())).join('\n');
  for (const part of [
    'All times are local',
    'Wed 3 Mar 2027',
    '22:05 | London Heathrow (LHR) | Terminal 2',
    '13h 10m',
    '19:15 | Thu 4 Mar 2027 | Singapore Changi (SIN) | Terminal 2',
    'Flight: Straits Pacific SPC 318, operated by Norders',
    'Airline reference: DEMO-AIR1',
    'Fare conditions',
    'Changes:',
    '15:00 to 22:00 | Check-in | Fri 26 Mar 2027',
    'until 11:00 | Check-out | Mon 29 Mar 2027',
    'Pay at the property: €18.00',
    'Room 2: Suite',
    'Lead guest: ',
  ])
    expect(lines).toContain(part);
  expect(lines).not.toContain('€0');
  expect(lines).not.toContain('UTC');
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
  return { ...flight, extras: { vertical: 'flights' as const, bags: [], seats: chosenSeats() } };
}

/** Free, then for a fee, then lost. */
function inThreeSteps() {
  const free = { until: '2027-03-27T17:00:00.000Z', basis: 'full', refund: eur(30_000), zone: 'Europe/Paris' } as const;
  const less = { ...free, until: '2027-03-28T09:00:00.000Z', basis: 'less_fee', refund: eur(20_000) } as const;
  const lost = { ...free, until: null, basis: 'nothing', refund: eur(0) } as const;
  return { ...stayItem([room()]), cancellation: [free, less, lost] };
}

const TERMS = [
  'Until Sat 27 Mar 2027, 18:00: Free',
  'Until Sun 28 Mar 2027, 11:00: €100.00 cancellation fee',
  'After that: Non-refundable: €300.00',
  'No-show: €300.00',
];

test('the seat that was wished for stands on the itinerary beside its traveller', () => {
  const lines = linesOf(itinerary(orderOf([withSeats()])));
  expect(lines.filter((line) => line.includes('window seat'))).toHaveLength(1);
  expect(linesOf(itinerary(orderOf([flightItem()]))).join()).not.toMatch(/seat/);
});

test('the terms of a stay end with the moment from which all of it is lost', () => {
  const rows = itinerary(orderOf([inThreeSteps()]))
    .sections.filter(({ title }) => title === 'If you cancel')
    .flatMap((section) => section.rows.map(({ name, value }) => `${name}: ${value}`));
  expect(rows).toEqual(TERMS);
});

test('deadlines on an itinerary name the clock they go by', () => {
  const lines = linesOf(itinerary(orderOf([flightItem(), inThreeSteps()])));
  expect(lines.filter((line) => line.startsWith('Deadlines'))).toEqual([
    'Deadlines in London time.',
    'Deadlines in property time.',
  ]);
});

test.skipIf(spawnSync('pdftotext', ['-v']).error !== undefined)(
  'read back from the PDF: the seat, every term of the stay, no page that ends within a flight or within the terms',
  async () => {
    const input = await writePaper(itinerary(orderOf([withSeats(), inThreeSteps()])));
    const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).split('\f');
    expect(pages.join(' ')).toContain('window seat');
    const ends = ['22:05', '19:15'].map((time) => pages.findIndex((page) => page.includes(time)));
    expect(ends[0]).toBe(ends[1]);
    const last = pages.find((page) => page.includes('Free')) ?? '';
    for (const line of TERMS) for (const part of line.split(': ')) expect(last).toContain(part);
  },
);

/** A flight from one city to another on a day of March 2027. */
function flown(from: string, to: string, day: number): FlightProduct['slices'][number] {
  const [slice] = flights.slices;
  const [segment] = slice?.segments ?? [];
  if (!slice || !segment) throw new TypeError('A sample without a flight');
  const at = (city: string, clock: string) => ({
    ...segment.departure,
    cityName: city,
    airportName: city,
    local: `2027-03-0${day}T${clock}`,
  });
  return { ...slice, segments: [{ ...segment, departure: at(from, '08:00'), arrival: at(to, '11:30') }] };
}

const flying = (tickets: number, ...slices: FlightProduct['slices']) =>
  flightItem({ product: { ...flights, tickets, slices } });

test('a paper is about the way there and back, its days and its party; a way that goes on has its cities and numbers', () => {
  const back = itinerary(orderOf([flying(1, flown('London', 'Madrid', 3), flown('Madrid', 'London', 9))]));
  expect([back.heading, back.subheading]).toEqual(['London to Madrid and back', '3–9 March 2027, 1 adult']);
  expect(linesOf(back)).toEqual(expect.arrayContaining(['Out, Wed 3 Mar 2027', 'Back, Tue 9 Mar 2027']));
  const on = itinerary(orderOf([flying(1, flown('London', 'Rome', 3), flown('Rome', 'Athens', 9))]));
  expect(on.heading).toBe('London – Rome – Athens');
  expect(linesOf(on)).toEqual(expect.arrayContaining(['Flight 1, Wed 3 Mar 2027', 'Flight 2, Tue 9 Mar 2027']));
  expect(linesOf(on).join()).not.toMatch(/\bOut\b|\bBack\b/);
});

test('on two tickets an itinerary says that each is a contract of its own, and on one it does not', () => {
  const ways = [flown('London', 'Madrid', 3), flown('Madrid', 'London', 9)];
  const lines = linesOf(itinerary(orderOf([flying(2, ...ways)])));
  expect(lines).toContain('Two tickets');
  expect(lines.join()).toContain('separate contracts');
  expect(linesOf(itinerary(orderOf([flying(1, ...ways)])))).not.toContain('Two tickets');
});

test('a receipt begins with what was paid with which card, what comes back, what that leaves and what is due at the property', () => {
  const order = both();
  const paper = receipt({ ...order, refunds: [refund(12_345)] });
  const [paid, back, kept, there] = paper.sections[0]?.cells ?? [];
  expect(paid?.note).toMatch(/^Paid with .+ ending \d{4}, /);
  expect([paid?.name, back?.name, there?.name]).toEqual(['Paid', 'Refund', 'Pay at the property']);
  expect([back?.value, there?.value]).toEqual(['€123.45', '€18.00']);
  const balance = linesOf(paper).findLast((line) => line.startsWith('Paid after refunds'));
  expect([kept?.name, balance?.includes(kept?.value ?? '-')]).toEqual(['Paid after refunds', true]);
  expect(receipt(order).sections[0]?.cells?.map(({ name }) => name)).toEqual(['Paid', 'Pay at the property']);
});

test('a paper begins with what stands, then says what is cancelled and refunded; of all that is cancelled a banner says so first', () => {
  const gone = { ...flightItem(), state: 'cancelled' as const, refunded: eur(12_345) };
  const order = { ...orderOf([gone, stayItem([room()])]), refunds: [refund(12_345)] };
  for (const paper of [itinerary(order), receipt(order)]) {
    expect([paper.banner, paper.heading]).toEqual([null, 'Harbour House']);
    const titles = paper.sections.flatMap(({ title }) => title ?? []);
    const at = titles.findIndex((title) => title.startsWith('Part of your booking is cancelled'));
    expect(titles.indexOf('Harbour House')).toBeLessThan(at);
    expect(titles.indexOf('London to Singapore')).toBeGreaterThan(at);
    expect(paper.sections.find(({ title }) => title === titles[at])?.lines.join()).toContain('€123.45');
  }
  const spans = itinerary(order).sections.filter(({ span }) => span);
  expect(spans.map((section) => section.gone ?? false)).toEqual([false, true]);
  expect(itinerary(orderOf([gone])).banner?.title).toBe('Your booking is cancelled.');
  expect(itinerary(both()).banner).toBeNull();
});

test('of a stay the rooms that are left come first, with their guests only; what is cancelled says that it is not refunded', () => {
  const rooms = { ...stayItem([room(), room({ name: 'Suite' })]), cancelledUnits: [0] };
  const lines = linesOf(itinerary(orderOf([rooms])));
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  expect(at('Room 2: Suite')).toBeLessThan(at('Room 1: Double room (cancelled)'));
  expect(at('Room 2: Suite')).toBeGreaterThan(0);
  expect(lines).toContain('No refund for Room 1: Double room: non-refundable.');
  expect(lines.join('\n')).not.toContain('€0.00');
  expect(lines[1]).toMatch(/, 2 adults, 1 child$/);
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
