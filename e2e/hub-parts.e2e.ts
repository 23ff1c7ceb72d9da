import { expect, test } from 'vitest';
import { axeFaults, visit } from './visit.ts';

/** Parts of the design system that the pages of companies are made of. */
const PARTS = ['tabs', 'pagination', 'toggle-row', 'step-list'] as const;

const LOOKS = [
  [1280, 'light', 'ltr'],
  [1280, 'dark', 'rtl'],
  [360, 'light', 'rtl'],
  [360, 'dark', 'ltr'],
] as const;

test.for(LOOKS)(
  'parts of company pages at %i, %s, %s: axe finds nothing and nothing is wider than the window',
  async ([width, theme, dir]) => {
    await visit({ viewport: { width, height: 800 }, colorScheme: theme }, async ({ page, open }) => {
      for (const part of PARTS) {
        await open(`/dev/design/${part}?theme=${theme}&dir=${dir}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([part, wider, await axeFaults(page)]).toEqual([part, 0, []]);
      }
    });
  },
);

test('arrows go from tab to tab in the direction of reading, and Tab goes on to what is open', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/tabs?dir=rtl');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const part = page.getByRole('region', { name: 'One disabled' });
    await part.getByRole('tab', { name: 'Rule' }).focus();
    await press('ArrowLeft');
    expect(await focused()).toBe('History');
    await press('Tab');
    expect(await focused()).toContain('Published on 12 Nov.');
  });
});

test('a switch is pressed by key, and its row says what holds', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/toggle-row');
    const toggle = page.getByRole('switch', { name: 'Several rooms in one booking' });
    await toggle.focus();
    await press('Space');
    await page.getByText('On: one booking may hold rooms').waitFor();
    expect(await toggle.isChecked()).toBe(true);
  });
});

test('without scripts every part of a page with tabs is in view, and there are no tabs', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/dev/design/tabs');
    expect(await page.getByText('Berlin, Porto, Riga.').isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
