import { expect, test } from 'vitest';
import type { Order, PaymentView } from '#contract/booking';
import { createSpeak } from '#platform/words';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';
import { writeMail } from './order-mail.ts';
import { receiptOf } from './paper.ts';
import { flightItem, orderOf, stayItem } from './testing/sample-orders.ts';

const speech = createSpeak({})('en-IE');
const look = mailLooks(readBrandFolders(null))('wayfold');
const real = { payment: { provider: 'bank', methods: ['CARD'], kind: 'live' } } as unknown as Partial<Order>;

const pairOf = ({ name, value }: { readonly name: string; readonly value: string }) => `${name}: ${value}`;

/** What a mail and a receipt of one order say, as lines. */
function saidOf(state: PaymentView['state'], changes: Partial<Order> = {}): readonly (readonly string[])[] {
  const order = orderOf([flightItem(), stayItem()], changes);
  const paid = { ...order, payments: order.payments.map((payment) => ({ ...payment, state, taken: null })) };
  const mail = writeMail({ kind: 'confirmation', order: paid, url: 'https://w.example/', speech, look });
  const paper = receiptOf({ order: paid, speech, look, now: new Date('2026-11-27T09:00:00Z') });
  return [
    mail.text.split('\n'),
    paper.sections.flatMap(({ lines, rows, cells = [] }) => [...lines, ...[...rows, ...cells].map(pairOf)]),
  ];
}

test.each([
  ['authorised', {}, 'The test payment of €815.50 with Visa ending 4242 is being recorded.'],
  ['capturing', real, 'Your bank has reserved €815.50 on Visa ending 4242; it will be charged shortly.'],
  [
    'capture_failed',
    {},
    'The payment of €815.50 with Visa ending 4242 has not gone through yet and is being tried again.',
  ],
  ['voided', real, 'Your card was not charged. Any reserved amount is released.'],
  ['captured', {}, 'Test payment: no card was charged.'],
] as const)('mail and receipt of a payment that is %s say the same of it, %#', (state, changes, sentence) => {
  for (const lines of saidOf(state, changes)) {
    expect(lines).toContain(sentence);
    expect(lines.join('\n')).not.toMatch(/nothing was charged/i);
  }
});

test('a paid mail does not say that an amount is only reserved', () => {
  const [mail] = saidOf('captured');
  expect(mail).toContain('Paid with Visa ending 4242');
  expect(mail?.join('\n')).not.toMatch(/reserved the amount|it will be charged|being recorded/);
});

test('a mail calls our reference by the name of the site, and mail and receipt the bags of a price by no single bag, as the page does', () => {
  const item = flightItem();
  const bag = (code: string) => ({
    ...item.price.lines[0]!,
    kind: 'bag' as const,
    code,
    name: code,
    amountMinor: 7_000,
  });
  const price = { ...item.price, lines: [...item.price.lines, bag('BAG-CABIN'), bag('BAG-CHECKED')] };
  const [mail, paper] = saidOf('captured', { items: [{ ...item, price }] });
  expect(mail).toContain('Wayfold reference: WF-7K2QX9');
  expect(mail).toContain('Bags: €140.00');
  expect(paper).toContain('Bags: €140.00');
});
