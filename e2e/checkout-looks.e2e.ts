import { expect, test } from 'vitest';
import { CHALLENGE, fillTravellers, heading, payWith, press, quote, REAL, REFUSED } from './checkout-steps.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

test.for(LOOKS)('every page of checkout is accessible and fits at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit({ ...options, expected: REFUSED }, async ({ page }) => {
    const held = async () => {
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    await page.goto(await quote(page));
    await alive(page);
    await held();
    await press(page, 'Continue to extras');
    await page.getByText(/things to correct/).waitFor();
    for (const summary of await page.locator('main details:not([open]) > summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await held();
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await held();
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await held();
    await payWith(page, REAL);
    await page.getByRole('region', { name: /Check the card/ }).waitFor();
    await held();
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await held();
    await press(page, 'Go back without paying');
    await page.getByRole('region', { name: 'You left the payment page before paying' }).waitFor();
    await held();
  });
});

test.for([320, 360, 768])('nothing scrolls sideways at %i pixels, also with text twice as large', async (width) => {
  await visit({ viewport: { width, height: 780 }, expected: REFUSED }, async ({ page }) => {
    const fits = async (step: string) => {
      for (const size of ['100%', '200%']) {
        await page.evaluate((given) => (document.documentElement.style.fontSize = given), size);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([step, size, Math.max(0, over)]).toEqual([step, size, 0]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    };
    await page.goto(await quote(page));
    await alive(page);
    await press(page, 'Continue to extras');
    await page.getByText(/things to correct/).waitFor();
    await fits('travellers');
    await fillTravellers(page);
    await press(page, 'Continue to extras');
    await heading(page, 'Bags and seats');
    await fits('extras');
    await press(page, 'Continue to review');
    await heading(page, 'Review and pay');
    await page.getByText('Test cards', { exact: true }).click();
    await fits('review');
    await payWith(page, CHALLENGE);
    await heading(page, 'Payment simulator');
    await fits('simulator');
  });
});
