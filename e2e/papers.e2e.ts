import { expect, test } from 'vitest';
import { bookFlight, openVisitor } from './book.ts';
import { siteUrl } from './site-url.ts';
import { visit } from './visit.ts';

test('receipt and itinerary download as PDF from the page of a booking, with and without scripts', async () => {
  const visitor = await openVisitor(siteUrl());
  const { id, reference } = await bookFlight(visitor);
  for (const javaScriptEnabled of [true, false]) {
    await visit({ javaScriptEnabled }, async ({ page, context, open }) => {
      const [name = '', value = ''] = visitor.cookie.split('=');
      await context.addCookies([{ name, value, domain: new URL(siteUrl()).hostname, path: '/', secure: true }]);
      await open(`/bookings/${id}`);
      for (const paper of ['Receipt', 'Itinerary']) {
        const coming = page.waitForEvent('download');
        await page.getByRole('link', { name: `${paper} PDF`, exact: true }).click();
        const download = await coming;
        expect(download.suggestedFilename()).toBe(`${reference}-${paper.toLowerCase()}.pdf`);
        expect(await download.failure()).toBeNull();
      }
    });
  }
});
