import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { siteUrl } from './site-url.ts';
import { axeFaults, EVERY_PAIR, visit } from './visit.ts';

const RESULTS = `/flights/LON-SIN/${inDays(60)}/1adults`;

/** Each width, brand and direction once, or every pair of them. */
const READERS = [
  { path: '/', dir: 'ltr', widths: [320, 1280], brands: ['juniper'] },
  { path: '/ar', dir: 'rtl', widths: [360, 768], brands: ['kestrel'] },
].map((each) => (EVERY_PAIR ? { ...each, widths: [320, 360, 768, 1280], brands: ['juniper', 'kestrel'] } : each));

const brandOf = (id: string): string => {
  const url = new URL(siteUrl());
  url.hostname = `${id}.localhost`;
  return url.origin;
};

const button = (page: Page) => page.locator('header button[aria-label]').first();
const panel = (page: Page) => page.locator('#site-menu');
const words = async (page: Page) =>
  ((await page.locator('[data-layout]').getAttribute('data-layout')) ?? '').split(' ');
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const holdsFocus = (page: Page) =>
  panel(page).evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body);
const focused = (page: Page) => button(page).evaluate((one) => one === document.activeElement);
const expanded = (page: Page) => button(page).getAttribute('aria-expanded');
/** How far the content begins from the side that reading begins at. */
const moved = (page: Page, what: string) =>
  page.locator(what).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return document.dir === 'rtl' ? innerWidth - right : left;
  });

for (const { path, dir, widths, brands } of READERS) {
  test.for(widths)(
    `[2.4-10a] over the page it is a dialog: focus stays, Esc closes and gives it back, ${dir} at %i px`,
    async (width) => {
      await visit({ viewport: { width, height: 780 } }, async ({ page, open, press }) => {
        await open(path);
        await button(page).focus();
        await press('Enter');
        const dialog = page.locator('#site-menu[role="dialog"][aria-modal="true"]');
        await dialog.waitFor();
        expect(await expanded(page)).toBe('true');
        for (let i = 0; i < 12; i += 1) {
          await press('Tab');
          expect(await holdsFocus(page)).toBe(true);
        }
        expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
        await expect.poll(async () => moved(page, '#site-menu')).toBe(0);
        expect((await panel(page).boundingBox())!.height).toBe(780);
        expect((await panel(page).boundingBox())!.width).toBe(width < 640 ? width - 24 : 320);
        expect([await axeFaults(page), await sideways(page)]).toEqual([[], 0]);
        await press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await focused(page)).toBe(true);
        expect(await page.locator('[inert]').count()).toBe(0);
        await expect.poll(() => expanded(page)).toBe('false');
      });
    },
  );

  test.for(brands)(
    `[2.5-07b] page and footer keep clear of the drawer of %s, ${dir} at 1280 and 1920 px`,
    async (brand) => {
      for (const width of [1280, 1920]) {
        await visit({ baseURL: brandOf(brand), viewport: { width, height: 900 } }, async ({ page, open }) => {
          await open(path);
          const beside = brand === 'juniper' ? (width === 1920 ? 240 : 0) : 64;
          expect([await moved(page, 'main'), await moved(page, 'footer')]).toEqual([beside, beside]);
          expect(await panel(page).isVisible()).toBe(beside > 0);
          if (beside > 0) expect((await panel(page).boundingBox())!.width).toBe(beside);
          expect([await axeFaults(page), await sideways(page)]).toEqual([[], 0]);
        });
      }
    },
  );
}

test('a press outside closes it, and a link in it leads on and closes it', async () => {
  await visit({ viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open('/');
    await button(page).click();
    await panel(page).waitFor();
    await page.mouse.click(352, 600);
    await panel(page).waitFor({ state: 'hidden' });
    await button(page).click();
    await panel(page).getByRole('link', { name: 'Find my booking' }).click();
    await page.waitForURL('**/booking/find');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

test('[2.4-10c] it begins open on a very large screen where the brand asks for it, drawn so by the server', async () => {
  const juniper = { baseURL: brandOf('juniper'), viewport: { width: 1920, height: 900 } };
  await visit({ ...juniper, javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/');
    expect([await panel(page).isVisible(), await moved(page, 'main')]).toEqual([true, 240]);
    expect(await button(page).isVisible()).toBe(false);
  });
  await visit({ viewport: juniper.viewport }, async ({ page, open }) => {
    await open('/');
    expect([await panel(page).isVisible(), await moved(page, 'main')]).toEqual([false, 0]);
  });
  await visit(juniper, async ({ page, context, open }) => {
    await open('/');
    await button(page).click();
    await panel(page).waitFor({ state: 'hidden' });
    expect([await expanded(page), await moved(page, 'main')]).toEqual(['false', 0]);
    const kept = (await context.cookies()).map(({ name, value, expires }) => [name, value, expires]);
    expect(kept).toEqual([['wf-drawer', 'closed', -1]]);
    await open('/help');
    expect([await panel(page).isVisible(), await moved(page, 'main')]).toEqual([false, 0]);
    await button(page).focus();
    await expect.poll(() => expanded(page)).toBe('false');
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    await open(RESULTS);
    expect([await panel(page).isVisible(), await moved(page, 'main')]).toEqual([true, 240]);
  });
});

test('[2.4-10b] it closes where the page becomes narrower, and inside a partner’s site there is none', async () => {
  await visit({ baseURL: brandOf('juniper'), viewport: { width: 1920, height: 900 } }, async ({ page, open }) => {
    await open('/');
    await button(page).focus();
    await expect.poll(() => expanded(page)).toBe('true');
    await page.setViewportSize({ width: 1400, height: 900 });
    await panel(page).waitFor({ state: 'hidden' });
    expect([await expanded(page), await moved(page, 'main')]).toEqual(['false', 0]);
    await button(page).click();
    await panel(page).waitFor();
    await page.setViewportSize({ width: 600, height: 900 });
    await panel(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1920, height: 900 });
    await panel(page).waitFor();
    await open('/aos');
    expect(await panel(page).count()).toBe(0);
    expect(await moved(page, 'main')).toBe(0);
  });
});

test('[2.4-10a] a strip of icons shows its words under a key at once and under a pointer after 400 ms; the button opens all of it', async () => {
  const kestrel = { baseURL: brandOf('kestrel'), viewport: { width: 1280, height: 800 } };
  await visit(kestrel, async ({ page, open, press }) => {
    await open('/');
    const style = (name: 'opacity' | 'transitionDelay', of = panel(page)) =>
      of.evaluate((box, asked) => getComputedStyle(box)[asked], name);
    const look = async () => [
      (await panel(page).boundingBox())!.width,
      await style('opacity', panel(page).getByText('Help and contact')),
    ];
    expect(await look()).toEqual([64, '0']);
    await page.mouse.move(30, 300);
    expect(await style('transitionDelay')).toBe('0.4s');
    await expect.poll(look).toEqual([240, '1']);
    expect(await moved(page, 'main')).toBe(64);
    await page.mouse.move(700, 500);
    await expect.poll(look).toEqual([64, '0']);
    await panel(page).getByRole('link', { name: 'Flights' }).focus();
    await press('Tab');
    expect(await style('transitionDelay')).not.toContain('0.4s');
    await expect.poll(look).toEqual([240, '1']);
    await button(page).click();
    await page.locator('#site-menu[role="dialog"]').waitFor();
    await press('Escape');
    await page.setViewportSize({ width: 1440, height: 800 });
    await button(page).click();
    await page.mouse.move(700, 500);
    await expect.poll(() => moved(page, 'main')).toBe(240);
    await expect.poll(look).toEqual([240, '1']);
  });
});

test('[2.4-10a] an accordion unfolds under the header, one section at a time', async () => {
  await visit({ baseURL: brandOf('pocket'), viewport: { width: 360, height: 780 } }, async ({ page, open, press }) => {
    await open('/');
    await button(page).focus();
    await press('Enter');
    const settings = panel(page).locator('summary', { hasText: 'Site settings' });
    await settings.waitFor();
    // Pressed before the page was alive, the browser had it over the page for a moment.
    await expect.poll(() => panel(page).evaluate((box) => box.matches(':popover-open'))).toBe(false);
    expect(await page.locator('[role="dialog"], [inert]').count()).toBe(0);
    const [head, menu] = [await page.locator('header').boundingBox(), await panel(page).boundingBox()];
    expect(menu!.y).toBe(head!.y + head!.height);
    expect((await page.locator('main').boundingBox())!.y).toBe(menu!.y + menu!.height);
    expect(await panel(page).getByRole('link', { name: 'Flights' }).isVisible()).toBe(true);
    await settings.focus();
    await press('Enter');
    await panel(page)
      .getByRole('link', { name: /^Currency/ })
      .waitFor();
    await expect.poll(() => panel(page).getByRole('link', { name: 'Flights' }).isVisible()).toBe(false);
    expect([await axeFaults(page), await sideways(page)]).toEqual([[], 0]);
    await button(page).click();
    await panel(page).waitFor({ state: 'hidden' });
  });
});

test('without scripts the menu opens over the page, and its links and pickers lead on', async () => {
  await visit({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } }, async ({ page, open }) => {
    await open('/');
    expect(await panel(page).isVisible()).toBe(false);
    await button(page).click();
    const hrefs = await panel(page)
      .locator('a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/login?redir=%2F',
      '/login?mode=signup&redir=%2F',
      '/',
      '/stays',
      '/booking/find',
      '/help',
      '/feedback',
      '/site?back=%2F',
      '/currency?back=%2F',
    ]);
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    await button(page).click();
    await panel(page)
      .getByRole('link', { name: /^Currency/ })
      .click();
    expect(new URL(page.url()).pathname).toBe('/currency');
  });
});

test('country and currency are chosen from the menu, over it', async () => {
  for (const width of [360, 1280]) {
    await visit({ viewport: { width, height: 800 } }, async ({ page, open, press }) => {
      await open('/');
      await button(page).click();
      for (const which of ['country', 'currency']) {
        const row = panel(page).locator(`[data-opens="${which}"]`);
        await row.click();
        const picker = panel(page).locator('dialog[open], dialog:popover-open');
        await picker.locator('input').waitFor();
        expect(await axeFaults(page)).toEqual([]);
        await press('Escape');
        await picker.waitFor({ state: 'hidden' });
        expect(await panel(page).isVisible()).toBe(true);
        await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
      }
    });
  }
});

test('[2.5-07b] layout and footer react to each modifier', async () => {
  const open1440 = { baseURL: brandOf('juniper'), viewport: { width: 1440, height: 900 } };
  const look = (page: Page) =>
    page.locator('footer').evaluate((footer) => {
      const pickers = footer.querySelector('[data-opens]');
      return {
        far: Number.parseInt(getComputedStyle(footer).marginBlockStart, 10) > 40,
        pickers: pickers?.checkVisibility(),
      };
    });
  await visit(open1440, async ({ page, open }) => {
    await open('/');
    expect(await words(page)).toEqual([
      'with-drawer',
      'new-nav-breakpoints',
      'page-content-moved',
      'navigation-drawer-visible',
    ]);
    // What the drawer shows, the footer beside it does not repeat.
    expect(await look(page)).toEqual({ far: true, pickers: false });
    await button(page).click();
    await panel(page).waitFor({ state: 'hidden' });
    expect(await look(page)).toEqual({ far: true, pickers: true });
    await open(RESULTS);
    expect(await words(page)).toContain('compact-search');
    expect(await look(page)).toEqual({ far: false, pickers: true });
  });
  const endsAt = async (flags: string) => {
    let direction = '';
    await visit({ viewport: { width: 1100, height: 900 } }, async ({ page, open }) => {
      await open(`/help?flags=${flags}`);
      const row = page.locator('footer nav[aria-label="Privacy and terms"]').locator('xpath=ancestor::div[2]');
      direction = await row.evaluate((box) => getComputedStyle(box).flexDirection);
    });
    return direction;
  };
  expect([await endsAt('shell.header:new'), await endsAt('shell.header:old')]).toEqual(['row', 'column']);
});

test('with reduced motion it is there at once', async () => {
  await visit({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } }, async ({ page, open }) => {
    await open('/');
    await button(page).click();
    expect(await panel(page).evaluate((box) => getComputedStyle(box).transitionDuration)).toBe('0s');
  });
});
