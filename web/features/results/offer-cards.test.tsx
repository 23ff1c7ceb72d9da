import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPage } from '../booking/testing/show-page.tsx';
import { OfferCards, type Shown } from './offer-cards.tsx';

const hrefOf = ({ show, skip }: Shown): string => `/list?show=${show}&skip=${skip}`;

async function end(list: { listed: number; shown: number; skip?: number; cut?: boolean }) {
  const { skip = 0, cut = false, ...rest } = list;
  const page = await showPage(
    <OfferCards {...rest} skip={skip} cut={cut} hrefOf={hrefOf} onMore={vi.fn()}>
      <li>A card</li>
    </OfferCards>,
  );
  const links = [...page.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { text: page.textContent, links };
}

test('a list grows on its page, goes on on the next and ends at its last row', async () => {
  expect((await end({ listed: 26_607, shown: 30 })).links).toEqual(['Show 30 more /list?show=60&skip=0']);
  const full = await end({ listed: 26_607, shown: 200 });
  expect(full.links).toEqual(['Next page /list?show=30&skip=200']);
  expect(full.text).toContain('200 of 26,607 shown.');
  const last = await end({ listed: 26_607, shown: 7, skip: 26_600 });
  expect(last.text).toContain('26,601 to 26,607 of 26,607 shown.');
  expect(last.links).toEqual(['Previous page /list?show=200&skip=26400', 'First page /list?show=30&skip=0']);
});

test('a list that is cut says what is shown and what to do, never how many there are', async () => {
  expect((await end({ listed: 200, shown: 30, cut: true })).text).toContain('30 of the first 200 shown.');
  const all = await end({ listed: 200, shown: 200, cut: true });
  expect(all.text).toContain('The first 200 are shown. Narrow your search to see others.');
  expect(all.links).toEqual([]);
  expect(screen.queryByText(/Next page/)).toBeNull();
});
