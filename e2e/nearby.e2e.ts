import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { axeFaults, visit } from './visit.ts';

test('below a list stand airports nearby that cost less, and the list that one leads to begins at the total it said', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open(`/flights/LHR-MAD/${inDays(60)}/${inDays(67)}/1adults?sort=cheapest`);
    const first = page.getByRole('article').first();
    const totalOf = (text: string | null) => Number(/€([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''));
    const own = totalOf(await first.textContent());
    await page.getByText('How we searched').scrollIntoViewIfNeeded();
    const nearby = page.getByRole('region', { name: 'Nearby airports' });
    await nearby.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const row = nearby.getByRole('listitem').first();
    const [, said, less] = /€([\d,]+), €([\d,]+) less/.exec((await row.textContent()) ?? '') ?? [];
    expect(Math.abs(own - Number(said) - Number(less))).toBeLessThanOrEqual(1);
    await row.getByRole('link').click();
    await page.waitForURL((url) => !url.pathname.includes('LHR-MAD'));
    await expect.poll(async () => totalOf(await first.textContent())).toBe(Number(said));
  });
});
