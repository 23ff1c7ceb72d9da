import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuoteItem } from '#contract/booking';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { ReplacedNote } from './parts/replaced-note.tsx';
import { flightItem } from './testing/sample.ts';
import { stayQuote, thereQuote } from './testing/sample-stay.ts';

/** The two lines of the note, and what it says of bags. */
async function linesOf(item: QuoteItem, now: QuoteItem, lostBags = 0): Promise<(string | null)[]> {
  const { container } = await show(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FactsContext value={FACTS}>
        <ReplacedNote replaced={{ item, lostSeats: 0, lostBags }} items={[now]} />
      </FactsContext>
    </I18nProvider>,
  );
  const lines = [...container.querySelectorAll('dl > div, p')].map(({ textContent }) => textContent);
  return [
    lines.find((line) => line?.startsWith('Before')) ?? null,
    lines.find((line) => line?.startsWith('Now')) ?? null,
    lines.find((line) => line?.includes('bag')) ?? null,
  ];
}

test('flights between the same cities are told apart by numbers and airports', async () => {
  const { product } = flightItem;
  if (product.vertical !== 'flights') throw new TypeError('not flights');
  const slices = product.slices.map((slice) => ({
    ...slice,
    segments: slice.segments.map((segment, at) => ({
      ...segment,
      marketing: { ...segment.marketing, number: '570' },
      ...(at === 0 && { departure: { ...segment.departure, airport: 'LGW' } }),
    })),
  }));
  const other = {
    ...flightItem,
    product: { ...product, offerId: 'other', fareId: 'search.house.X-SPC570.light', slices },
  };
  const [before, now] = await linesOf(flightItem, other);
  expect(before).toContain('SPC 30');
  expect(now).toMatch(/LGW to \w{3}, SPC 570/);
});

test('rooms of one name are told apart by when cancelling is free and when they are paid', async () => {
  const [before, now] = await linesOf(stayQuote.items[0]!, thereQuote.items[0]!);
  expect(before).toMatch(/No free cancellation|Non-refundable|Pay now/);
  expect(now).toMatch(/Free cancellation until .*Pay at the property/);
});

test('bags that do not come with the new choice are told, and nothing where none is lost', async () => {
  const [stay, other] = [stayQuote.items[0]!, thereQuote.items[0]!];
  expect((await linesOf(stay, other, 2))[2]).toMatch(/bags do not come with the new choice\. Add bags under Extras\.$/);
  cleanup();
  expect((await linesOf(stay, other))[2]).toBeNull();
});
