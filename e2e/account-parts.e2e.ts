import { expect, test } from 'vitest';
import { visit } from './visit.ts';

test('[4-05b] arrows go from account to account and choose none; Enter switches, and then no other can be chosen', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/account-switcher');
    const group = page.getByRole('group', { name: 'Accounts, press one' });
    const checked = () => group.locator('input:checked').getAttribute('value');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    await group.getByRole('radio').first().focus();
    await press('ArrowDown');
    await press('ArrowRight');
    expect([await focused(), await checked()]).toEqual(['club', 'work']);
    await press('Enter');
    await group.getByText('Switching…').waitFor();
    await group.getByRole('radio').nth(1).click({ force: true });
    await press('Space');
    expect([await checked(), await group.getByText('Switching…').count()]).toEqual(['work', 1]);
    expect(await group.getByRole('status').textContent()).toBe('Switching to another account.');
  });
});

test('a code pasted with spaces fills six slots of one input, and none of its figures is out of sight', async () => {
  await visit({ viewport: { width: 320, height: 800 } }, async ({ page, open }) => {
    await open('/dev/design/code-field');
    const input = page.getByLabel('Code', { exact: true });
    await input.focus();
    await page.keyboard.insertText(' 472 031 ');
    expect(await input.inputValue()).toBe('472031');
    expect(await input.evaluate((element) => element.scrollLeft)).toBe(0);
    await input.press('End');
    expect(await input.evaluate((element) => element.scrollLeft)).toBe(0);
    const pitch = await input.evaluate((element) => {
      const slots = [...(element.parentElement?.querySelectorAll('i') ?? [])].map((slot) =>
        slot.getBoundingClientRect(),
      );
      const { letterSpacing } = getComputedStyle(element);
      return { slots: (slots[5]!.left - slots[0]!.left) / 5, spacing: Number.parseFloat(letterSpacing) };
    });
    expect(pitch.slots - pitch.spacing).toBeGreaterThan(8);
  });
});

test.for(['', '/ar'])(
  'on a phone the sections of the account fade where more follow, and the last is scrolled clear of it, "%s"',
  async (prefix) => {
    await visit({ viewport: { width: 360, height: 800 } }, async ({ page, open }) => {
      await open(`${prefix}/dev/design/section-nav`);
      const list = page.getByRole('navigation').getByRole('list').filter({ hasText: 'Bookings' }).first();
      const faded = await list.evaluate((element) => getComputedStyle(element).maskImage);
      expect(faded).toMatch(/^linear-gradient\(to (left|right), .*calc\(100% - 48px\)/);
      expect(faded).toContain(prefix ? 'to left' : 'to right');
      const clear = await list.evaluate((element) => {
        const rtl = getComputedStyle(element).direction === 'rtl';
        element.scrollLeft = rtl ? -element.scrollWidth : element.scrollWidth;
        const [box, last] = [element.getBoundingClientRect(), element.lastElementChild?.getBoundingClientRect()];
        return last ? (rtl ? last.left - box.left : box.right - last.right) : 0;
      });
      expect(clear).toBeGreaterThanOrEqual(47);
    });
  },
);
