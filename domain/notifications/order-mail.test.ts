import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order, OrderItem } from '#contract/booking';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import type { Section } from './mail.ts';
import { partsOf, writeMail } from './order-mail.ts';
import { eur, flightItem, orderOf, refund, room, stayItem } from './testing/sample-orders.ts';

const speak = createSpeak({ ar: { 'mail.booked': 'تم الحجز: {route}', 'stayMail.checkIn': 'تسجيل الوصول' } });
const look = mailLooks(readBrandFolders(null))('wayfold');

function mailOf(order: Order, kind: 'confirmation' | 'cancellation' | 'failure' = 'confirmation', locale = 'en-IE') {
  const asked = { kind, order, url: 'https://w.example/bookings/1?token=t', look, speech: speak(locale) };
  return { ...writeMail(asked), sections: partsOf(asked).sections };
}

const rowsOf = (sections: readonly Section[], title: string): readonly string[] =>
  sections
    .filter((section) => section.title === title)
    .flatMap(({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`));

const twoRooms = [room(), room({ name: 'Suite', payAt: 'property', roomMinor: 40_000, cityTaxMinor: 1_200 })];

test('a stay is told with its days and hours by the clocks of the house, its rooms, guests and rules, in text and HTML alike', () => {
  const { subject, text, html } = mailOf(orderOf([stayItem(twoRooms)]));
  expect(subject).toBe('Booked: Harbour House, 26–29 March 2027 (WF-7K2QX9) – Sample, not real travel');
  const shown = html.replaceAll('</th><td>', ': ');
  for (const body of [text, shown]) {
    for (const said of [
      'not real travel',
      'Your stay is booked with Wayfold Demo Ltd.',
      'Property reference: DEMO-BED1',
      'Where: Old Town, Austria',
      'Check-in: Fri 26 Mar 2027, 15:00 to 22:00 (property time)',
      'Check-out: until Mon 29 Mar 2027, 11:00 (property time)',
      'Duration: 3 nights',
      'Room 1: Double room',
      'Lead guest: Mira Anand',
      'Room 2: Suite',
      'Lead guest: Noor Anand',
      'Guests: 2 adults, 1 child',
      'Meals: Breakfast included',
      'Payment: Payable at the property',
      'Minimum check-in age: 21.',
      'No smoking anywhere on the property.',
    ]) {
      expect(body).toContain(said);
    }
  }
});

test('a stay says what was charged, what is due there, and what cancelling each room costs until when and when nobody arrives', () => {
  const { sections, text } = mailOf(orderOf([stayItem(twoRooms)]));
  expect(rowsOf(sections, 'Price')).toEqual(['Rooms, 3 nights: €300.00', 'Charged with the booking: €300.00']);
  expect(text).toContain('Rooms, 3 nights: €400.00\nCity tax: €21.00\nPay at the property: €421.00\nTotal: €721.00');
  expect(text).toContain(
    [
      'IF YOU CANCEL',
      'Room 1: Double room',
      'Until Sat 27 Mar 2027, 18:00: Free',
      'After that: €100.00 cancellation fee',
      'No-show: €300.00',
      '',
      'Room 2: Suite',
      'Until Sat 27 Mar 2027, 18:00: Free',
      'After that: €100.00 cancellation fee',
      'No-show: €412.00',
      'The property charges any cancellation fee itself.',
      'To cancel, open your booking. You can cancel each room separately. Times are local to the property.',
      'Wayfold Demo Ltd pays the refund to Visa ending 4242 within 10 days.',
    ].join('\n'),
  );
});

test('who pays a refund is said where there can be one', () => {
  const item = stayItem([room()]);
  const none = {
    ...item,
    cancellation: [{ until: null, zone: 'Europe/Vienna', refund: eur(0), basis: 'nothing' as const }],
  };
  expect(mailOf(orderOf([item])).text).toContain('pays the refund to');
  expect(mailOf(orderOf([none])).text).not.toContain('pays the refund to');
});

test('a charge is told with who levies it in the mail', () => {
  const item = flightItem();
  const lines = item.price.lines.map((line) =>
    line.kind === 'tax' ? { ...line, jurisdiction: 'United Kingdom' } : line,
  );
  const { text } = mailOf(orderOf([{ ...item, price: { ...item.price, lines } }]));
  expect(text).toMatch(/, United Kingdom: €/);
  expect(mailOf(orderOf([item])).text).not.toContain('United Kingdom: ');
});

test('a charge that is an estimate is called one in the mail', () => {
  const marked = <I extends OrderItem>(item: I): I => ({
    ...item,
    price: {
      ...item.price,
      lines: item.price.lines.map((line) => (line.kind === 'tax' ? { ...line, estimate: true as const } : line)),
    },
  });
  expect(mailOf(orderOf([marked(stayItem(twoRooms))])).text).toContain('City tax (estimate): €21.00');
  expect(mailOf(orderOf([marked(flightItem())])).text).toMatch(/ \(estimate\): €/);
  expect(mailOf(orderOf([flightItem()])).text).not.toContain('estimate');
});

test('rooms that are paid at the property: nothing was charged, in which money it is asked there, and nobody pays anything back', () => {
  const item = stayItem([room({ payAt: 'property' })]);
  const asked = [{ amountMinor: 33_000, currency: 'USD' }];
  const price = { ...item.price, atProperty: { amount: item.price.total, asked } };
  const { sections, text } = mailOf(orderOf([{ ...item, price }]));
  expect(rowsOf(sections, 'Price')).toEqual([
    'Room, 3 nights: €300.00',
    'City tax: €9.00',
    'Pay at the property: €309.00',
  ]);
  expect(text).toContain('The property charges US$330.00; the amount in your currency may differ on the day.');
  expect(text).toContain('Nothing was charged.');
  expect(text).not.toMatch(/Paid with|pays the refund|Charged with the booking/);
});

test('each time of a flight names the city by whose clock it is told, also where the one before has the same', () => {
  const { product, ...item } = flightItem();
  if (product.vertical !== 'flights') return expect.unreachable();
  const back = { ...product, slices: [...product.slices, ...product.slices] };
  const { sections } = mailOf(orderOf([{ ...item, product: back }]));
  const times = sections
    .flatMap(({ rows }) => rows)
    .filter(({ name }) => name === 'Departs' || name === 'Arrives')
    .map(({ value }) => /\d\d:\d\d \((?<clock>.*?)\)/.exec(value)?.groups?.['clock']);
  expect(times).toEqual(['London time', 'Singapore time', 'London time', 'Singapore time']);
});

test('flights and a stay together are told item by item, each with its own reference, price and way out, and then altogether', () => {
  const { subject, text, html, sections } = mailOf(orderOf([flightItem(), stayItem(twoRooms)]));
  expect(subject).toContain('Booked: London to Singapore and Harbour House (');
  expect(text).toContain('Everything is booked with Wayfold Demo Ltd.');
  expect(text).toContain('LONDON TO SINGAPORE, 3 MARCH 2027\nAirline reference: DEMO-AIR1');
  expect(text).toContain('HARBOUR HOUSE, 26–29 MARCH 2027\nProperty reference: DEMO-BED1');
  expect(text).toContain('Until Sat 21 Nov 2026, 09:00: €515.50 refund');
  expect(rowsOf(sections, 'Booking total')).toEqual([
    'London to Singapore: €515.50',
    'Harbour House: €300.00',
    'Charged with the booking: €815.50',
    'Harbour House, pay at the property: €421.00',
    'Total: €1,236.50',
  ]);
  expect(html).toContain('<h2>Harbour House, 26–29 March 2027</h2>');
  expect(html).toContain('<h3>House rules</h3>');
});

test('a flight says what each traveller may take along: pieces of one weight together, others by themselves', () => {
  const at = { traveller: 0, slice: 0, asked: 2, bought: 1 };
  const bagsOf = (kind: 'cabin' | 'checked', pieces: number, includedKg: number | null, weightKg: number) => ({
    ...at,
    kind,
    included: { pieces, weightKg: includedKg },
    sold: { weightKg, prices: [eur(4_800)] },
  });
  const told = (...bags: readonly ReturnType<typeof bagsOf>[]) =>
    rowsOf(
      mailOf(orderOf([flightItem({ extras: { vertical: 'flights', bags: [...bags], seats: [] } })])).sections,
      'Bags',
    );
  const [, bags] = told(bagsOf('cabin', 0, null, 10), bagsOf('checked', 1, 23, 23))[0]?.split(': ') ?? [];
  expect(bags).toBe('1 cabin bag (10 kg), 2 checked bags (23 kg)');
  expect(told(bagsOf('checked', 1, 32, 23))[0]).toMatch(/: 1 checked bag \(32 kg\), 1 checked bag \(23 kg\)$/);
  expect(told()[0]).toMatch(/: small bag only$/);
});

test('where something could not be booked, it says what is booked, what is neither booked nor charged, and what was taken', () => {
  const rejected = stayItem(twoRooms, { state: 'rejected', supplierReference: null });
  const order = orderOf([flightItem(), rejected], { state: 'partly_confirmed' });
  for (const kind of ['confirmation', 'failure'] as const) {
    const { subject, text, sections } = mailOf(order, kind);
    expect(subject).toContain('Partly booked: London to Singapore and Harbour House');
    expect(text).toContain('BOOKED\n- London to Singapore, 3 March 2027\n\nNOT BOOKED, NOT CHARGED\n- Harbour House');
    expect(rowsOf(sections, 'Booking total')).toEqual([
      'London to Singapore: €515.50',
      'Charged with the booking: €515.50',
      'Total: €515.50',
    ]);
    expect(text).toContain('Your bank had reserved €815.50; €515.50 was charged and the rest is released.');
    expect(text).not.toMatch(/Lead guest|House rules|pay at the property/);
  }
});

test('nothing booked: nothing was taken from the card, or nothing was charged where there was none to pay', () => {
  const state = 'rejected' as const;
  const paid = mailOf(orderOf([flightItem({ state }), stayItem(twoRooms, { state })]), 'failure');
  expect(paid.subject).toContain('Not booked: London to Singapore and Harbour House');
  expect(paid.text).toContain('Your card was not charged');
  expect(paid.text).not.toMatch(/Total|Paid with|If you cancel/i);
  const there = mailOf(orderOf([stayItem([room({ payAt: 'property' })], { state })]), 'failure');
  expect(there.text).toContain('The property did not confirm your booking.\nNothing was charged.');
});

test('a room that was cancelled alone: which one, what stays, what comes back, what the property may ask for and what is still due', () => {
  const item = stayItem(twoRooms, { cancelledUnits: [0], refunded: eur(20_000), owedThere: eur(5_000) });
  const { subject, text } = mailOf(orderOf([flightItem(), item], { refunds: [refund(20_000)] }), 'cancellation');
  expect(subject).toContain('Partly cancelled: Harbour House');
  expect(text).toContain('Part of your booking is cancelled. The rest stays booked.');
  expect(text).toContain(
    'STILL BOOKED\n- London to Singapore, 3 March 2027\n- Harbour House – Room 2: Suite\n\nCANCELLED\n- Harbour House – Room 1: Double room',
  );
  expect(text).toContain('Room 1: Double room (cancelled)');
  expect(text.match(/No-show/g)).toHaveLength(1);
  expect(text).toContain('Price when booked');
  expect(text.indexOf('REFUND')).toBeLessThan(text.indexOf('Price when booked'));
  expect(text).toContain(
    [
      'REFUND',
      'Wayfold Demo Ltd will refund €200.00 to Visa ending 4242 by 2 December 2026.',
      'Harbour House – The property may charge you a cancellation fee of €50.00.',
      'Harbour House – For the remaining booking, €412.00 is payable at the property.',
    ].join('\n'),
  );
});

test('one item cancelled of two, and all of it: said as such; without money taken nothing can come back', () => {
  const gone = { state: 'cancelled' as const };
  const one = mailOf(orderOf([flightItem(gone), stayItem()]), 'cancellation');
  expect(one.subject).toContain('Partly cancelled: London to Singapore (');
  expect(one.text).toContain('STILL BOOKED\n- Harbour House, 26–29 March 2027\n\nCANCELLED\n- London to Singapore');
  expect(one.text).toContain('London to Singapore – This fare is non-refundable.');
  const there = stayItem([room({ payAt: 'property' })], { ...gone, cancelledUnits: [0], owedThere: eur(10_000) });
  const all = mailOf(orderOf([there], { state: 'cancelled' }), 'cancellation');
  expect(all.subject).toContain('Cancelled: Harbour House, 26–29 March 2027');
  expect(all.text).toContain(
    'Nothing was charged, so there is nothing to refund.\nThe property may charge you a cancellation fee of €100.00.',
  );
  expect(all.text).not.toMatch(/house rules|if you cancel/i);
});

test('an invented part among real ones is marked by itself; a mail about real travel says nothing of samples', () => {
  const real = flightItem();
  const flights = { ...real, product: { ...real.product, dataClass: 'live' as const } };
  expect(mailOf(orderOf([flights], { dataClass: 'live' })).text).not.toMatch(/sample/i);
  const { text, subject } = mailOf(orderOf([flights, stayItem()], { dataClass: 'live' }));
  expect(subject).not.toContain('Sample');
  expect(text).toContain('HARBOUR HOUSE, 26–29 MARCH 2027\nSample, not real travel');
});

test('right to left: direction, the reader’s words, Latin digits and the country in their language', () => {
  const { subject, html, text } = mailOf(orderOf([stayItem()]), 'confirmation', 'ar-EG');
  expect(subject).toMatch(/^تم الحجز: /);
  expect(html).toContain('dir="rtl"');
  expect(text).toContain('تسجيل الوصول');
  expect(text).toContain('النمسا');
  expect(text).toContain('15:00');
  expect(text).not.toMatch(/[٠-٩]/);
});

const minor = fc.integer({ min: 1, max: 500_000 });
const payAt = fc.constantFrom<'now' | 'property'>('now', 'property');
const anyRoom = fc
  .record({ roomMinor: minor, cityTaxMinor: fc.oneof(fc.constant(0), minor), payAt })
  .map((ask) => room(ask));
const anyState = fc.constantFrom<OrderItem['state']>('confirmed', 'cancelled', 'rejected');
const anyItem: fc.Arbitrary<OrderItem> = fc.oneof(
  anyState.map((state) => flightItem({ state })),
  fc
    .tuple(fc.array(anyRoom, { minLength: 1, maxLength: 4 }), anyState)
    .map(([rooms, state]) => stayItem(rooms, { state })),
);
const amountOf = (value: string): number => Number(value.replaceAll(/\D/g, ''));

test('amounts add up to those of what was booked, to the minor unit, and what was charged is what was taken', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 4 }), (items) => {
      const bought = items.filter(({ state }) => state !== 'rejected');
      fc.pre(bought.length > 0);
      const order = orderOf(items);
      const totals = new Map<string, number>();
      for (const { rows } of mailOf(order).sections) {
        const at = rows.findIndex(({ total }) => total);
        const above = rows.slice(0, at).reduce((sum, { value }) => sum + amountOf(value), 0);
        if (at >= 0 && rows[at]) expect(amountOf(rows[at].value), rows[at].name).toBe(above);
        for (const { name, value, total } of rows) if (total) totals.set(name, amountOf(value));
      }
      const taken = order.payments[0]?.taken?.amountMinor ?? 0;
      expect(
        totals.get('Charged with the booking') ?? (items.length > 1 || taken === 0 ? 0 : totals.get('Total')),
      ).toBe(taken);
      const whole = bought.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
      const there = totals.get('Pay at the property') ?? totals.get('No longer due at the property');
      expect(totals.get('Total') ?? there).toBe(whole);
    }),
    { numRuns: 60 },
  );
});
