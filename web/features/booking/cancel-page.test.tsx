import { expect, test } from 'vitest';
import type { CancelQuote } from '#contract/booking';
import { CancelPage } from './cancel-page.tsx';
import { cancelQuote, sampleOrder, samplePayment } from './testing/sample-order.ts';
import { showPage } from './testing/show-page.tsx';

const order = sampleOrder('confirmed', { payments: [samplePayment('captured')] });

function show(quote: CancelQuote | null, code?: string): Promise<HTMLElement> {
  const problems = code ? [{ code, description: code, localizedDescription: code }] : undefined;
  return showPage(
    <CancelPage order={order} access={{ id: 'o1', token: 'k' }} formtoken="f" quote={quote} problems={problems} />,
  );
}

const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('a[class], button')].filter((node) => /Keep|Cancel the/.test(node.textContent ?? ''));

test('the terms say what comes back, what is kept, from whom, to where, by when, and how long they hold', async () => {
  const text = (await show(cancelQuote)).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of ['Comes back€115.50', 'Kept€400.00', 'You paid€515.50', 'taxes on flights that are not flown'])
    expect(text).toContain(part);
  expect(text).toContain('Wayfold Demo Ltd pays it to Visa ending 4242, by Mon 30 Nov at the latest');
  expect(text).toContain('These terms hold until 12:10, London time');
});

test('keeping and cancelling are buttons of one look', async () => {
  const [keep, cancel] = buttons(await show(cancelQuote));
  expect([keep?.textContent, cancel?.textContent]).toEqual(['Keep the booking', 'Cancel the booking']);
  expect(keep?.className).toBe(cancel?.className);
});

test('terms that lapsed are not offered any more', async () => {
  const page = await show({ ...cancelQuote, state: 'expired' });
  expect(page.textContent).toContain('These terms have lapsed');
  expect(buttons(page).map((node) => node.textContent)).toEqual(['Keep the booking']);
  expect(page.textContent).toContain('See what comes back now');
});

test.for([
  ['NOT_CANCELLABLE', 'does not take this booking back any more', false],
  ['QUOTE_EXPIRED', 'The terms lapsed before you confirmed', true],
  ['SUPPLIER_UNAVAILABLE', 'The airline does not answer', true],
] as const)('%s says that the booking stands and what to do', async ([code, text, again]) => {
  const page = await show(null, code);
  expect(page.querySelector('[role=alert]')?.textContent).toContain(text);
  expect(page.textContent?.includes('See what comes back now')).toBe(again);
});
