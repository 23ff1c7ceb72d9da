import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/booking';
import { openCheckout } from './testing/open.tsx';
import { quote, quoteId } from './testing/sample.ts';
import { stayQuote } from './testing/sample-stay.ts';

test('the summary says which of its sums are partly estimated, for rooms and for flights', async () => {
  const marked = (given: Quote): Quote => ({
    ...given,
    items: given.items.map((item) => ({
      ...item,
      price: {
        ...item.price,
        lines: item.price.lines.map((line) => (line.kind === 'base' ? line : { ...line, estimate: true as const })),
      },
    })),
  });
  await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': marked(stayQuote) });
  expect(document.body.textContent).toContain('Taxes and fees, partly estimated');
  cleanup();
  await openCheckout(`/checkout/${quoteId}`, { 'booking.getQuote': marked(quote) });
  expect(document.body.textContent).toContain('Taxes and airport charges, partly estimated');
});
