import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, LOOKS, visit } from './visit.ts';

test('without scripts a message is written, mended and sent, and thanks survive loading again', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page, open }) => {
    await open('/help');
    await page.getByRole('link', { name: 'Give feedback' }).click();
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    expect(await field('page').inputValue()).toBe('/help');

    await field('email').fill('mira@');
    await page.getByRole('button', { name: 'Send message' }).click();
    const links = page.getByRole('region', { name: 'Message not sent yet' }).getByRole('link');
    // The press ends when the answer begins to arrive, the list may still be on its way.
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual([
        'Choose a topic.',
        'Enter your message.',
        'Enter the full email address, such as name@example.com, or leave the field empty.',
      ]);
    expect([await field('email').inputValue(), await field('page').inputValue()]).toEqual(['mira@', '/help']);

    const text = `Night trains, please ${crypto.randomUUID()}`;
    await field('topic').selectOption({ label: 'An idea' });
    await field('text').fill(text);
    await field('email').fill('mira@example.com');
    await field('page').fill('');
    await page.getByRole('button', { name: 'Send message' }).click();
    const thanks = page.getByRole('heading', { name: 'Thank you, we received your message' });
    await thanks.waitFor();
    await page.reload();
    await thanks.waitFor();
    expect(new URL(page.url()).pathname).toBe('/feedback/thanks');

    await expect.poll(async () => mailsAbout(page, text), { timeout: 10_000 }).toBe(1);
  });
});

test.for(LOOKS)('the form, its faults and its thanks pass axe at $name', async ({ name: _name, ...look }) => {
  await visit({ ...look, expected: [/422/] }, async ({ page, open }) => {
    await open('/feedback');
    await page.getByRole('button', { name: 'Send message' }).click();
    const summary = page.getByRole('region', { name: 'Message not sent yet' });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await open('/feedback/thanks?sent=mail');
    expect(await axeFaults(page)).toEqual([]);
  });
});

/** How many mails of the demo hold the text. */
async function mailsAbout(page: Page, text: string): Promise<number> {
  await page.goto('/dev/mail');
  const mails = page.getByRole('link', { name: 'Feedback on Wayfold: An idea' });
  const addresses = await mails.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  let found = 0;
  for (const address of addresses) {
    await page.goto(address);
    if ((await page.content()).includes(text)) found += 1;
  }
  return found;
}
