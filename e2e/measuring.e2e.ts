import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, visit } from './visit.ts';

const in60Days = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const MEASURES = /\/i\/api\/(measuring|marketing|affiliate)\/|\/s\/run\/kmkid\/|\/assets\/(start|marketing-id)-/;

/** Addresses that measure or share, as the page asks for them. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (MEASURES.test(request.url())) found.push(new URL(request.url()).pathname);
  });
  return found;
}

test('who agreed to nothing is not measured: nothing of it is loaded, sent or kept, from the front door to the results', async () => {
  await visit({}, async ({ page, context, open }) => {
    const found = asked(page);
    await open('/?affiliate=sample-journal&placement=article');
    await page.locator('header [data-opens="currency"]').click();
    await page.getByRole('combobox', { name: 'Find a currency' }).fill('yen');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await alive(page);
    await open(`/flights/LON-SIN/${in60Days}/1adults`);
    await page.goto('about:blank');
    expect(found).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['__Host-wf', 'wf-currency']);
  });
});

test('a page that believes in a consent which nobody gave is refused by the server, and stops', async () => {
  await visit({ expected: [/status of 403/] }, async ({ page, open }) => {
    await page.route('**/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"chrome":{', '"consent":["analytical"],"chrome":{');
      await route.fulfill({ response: answer, body });
    });
    const found = asked(page);
    const sent = page.waitForResponse((response) => response.url().endsWith('/i/api/measuring/v1/events'));
    await open('/');
    expect((await sent).status()).toBe(403);
    expect((await sent).request().postDataJSON()).toMatchObject({
      events: [{ name: 'pageView', pageId: 'frontdoor' }],
    });
    const before = found.length;
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await page.getByRole('link', { name: 'Find my booking' }).first().click();
    await page.waitForURL('**/booking/find');
    await page.goto('about:blank');
    expect(found.slice(before)).toEqual([]);
  });
});
