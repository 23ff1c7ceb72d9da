import { expect } from 'vitest';
import type { Order, Quote } from '#contract/booking';
import { sampleTraveller } from '../../../domain/booking/testing/sample.ts';
import type { TestBrowser } from '../identity-testing.ts';

export async function said<T>(answer: ReturnType<TestBrowser['get']>): Promise<T> {
  const { statusCode, body } = await answer;
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  return JSON.parse(body) as T;
}

const orders = '/i/api/booking/v1/orders';

/** An order of a quote, not held yet, and each step with it. */
export async function draftOf(browser: TestBrowser, quote: Quote, email = 'mira@example.com') {
  const one = sampleTraveller({ nationality: 'IE' });
  const travellers = quote.travellers.map(({ kind, bornBetween }) =>
    kind === 'guest'
      ? { ...one, dateOfBirth: null, gender: null, nationality: null, document: null }
      : { ...one, dateOfBirth: bornBetween?.[1] ?? one.dateOfBirth },
  );
  const body = { quoteId: quote.id, travellers, contact: { email, phone: null } };
  const draft = await said<Order>(browser.send('POST', orders, body));
  const acceptTotalMinor = draft.price.total.amountMinor;
  const hold = () => browser.send('POST', `${orders}/${draft.id}/hold`, { acceptTotalMinor });
  const pay = (key?: string) =>
    browser.send(
      'POST',
      `${orders}/${draft.id}/pay`,
      {
        paymentToken: draft.dueNow.amountMinor > 0 ? 'sim_success_Visa_4242' : null,
        totalMinor: acceptTotalMinor,
        currency: draft.price.total.currency,
        returnPath: `/bookings/${draft.id}/paid`,
      },
      key,
    );
  return { draft, hold, pay, extend: () => browser.send('POST', `${orders}/${draft.id}/extend`, {}) };
}
