import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inDays } from './book.ts';
import { startSite } from './site.ts';
import { siteUrl } from './site-url.ts';
import { alive, axeFaults, LOOKS, visit } from './visit.ts';

const [arrive, leave] = [inDays(60), inDays(63)];
const DAYS = `checkIn=${arrive}&checkOut=${leave}`;
const RESULTS = new RegExp(`/stays/(metro:)?SIN/${arrive}/${leave}/`);
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

test('from the front door to the address of a search, by keyboard alone', async () => {
  await visit({ expected: [/404/] }, async ({ page, open, press }) => {
    await open('/');
    const focusOn = async (name: string) => {
      for (let times = 0; times < 40; times += 1) {
        await press('Tab');
        if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
      }
      throw new Error(`${name} is not in the tab order`);
    };
    await focusOn('Stays');
    await press('Enter');
    await page.waitForURL('**/stays');
    await page.getByRole('heading', { name: 'Search stays' }).waitFor();
    await page.getByLabel('Where', { exact: true }).focus();
    await page.keyboard.type('SIN');
    await press('Tab');
    await page.keyboard.type(arrive);
    await press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('check-out');
    await page.keyboard.type(leave);
    await press('Tab');
    await expect.poll(() => page.getByLabel('Check-out 3 nights').count()).toBe(1);
    await page.getByRole('button', { name: /^Rooms and guests/ }).focus();
    await press('Enter');
    await page.getByRole('button', { name: 'Add one child to room 1' }).focus();
    await press('Enter');
    await page.getByLabel('Age of child 1').focus();
    await page.keyboard.type('7');
    await page.getByRole('button', { name: 'Done' }).focus();
    await press('Enter');
    await page.getByRole('button', { name: 'Search' }).focus();
    await press('Enter');
    await page.waitForURL(RESULTS);
    expect(new URL(page.url()).pathname).toMatch(/\/2adults-7$/);
  });
});

test('on a phone, by touch: where fills the screen, days and rooms are sheets', async () => {
  await visit({ ...PHONE, expected: [/404/] }, async ({ page, open }) => {
    await open('/');
    await page.getByRole('link', { name: 'Stays' }).first().tap();
    await page.waitForURL('**/stays');
    await page.getByLabel('Where', { exact: true }).tap();
    await page.keyboard.type('Singapore');
    await page
      .getByRole('option', { name: /Singapore/ })
      .first()
      .tap();
    await page.getByLabel('Check-in').first().tap();
    await page.getByRole('dialog', { name: 'Dates' }).waitFor();
    for (const day of [arrive, leave]) await page.locator(`[data-date="${day}"]`).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: /^Rooms and guests/ }).tap();
    await page.getByRole('button', { name: 'Add a room' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.waitForURL(RESULTS);
    expect(new URL(page.url()).pathname).toMatch(/\/2adults\/1adult$/);
  });
});

test('a form that goes before its scripts came asks for the guests that it shows', async () => {
  await visit({ expected: [/assets/, /Failed to load/, /hydrat/i, /dynamically imported/] }, async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`/stays?edit=1&place=SIN&${DAYS}&room=1`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(RESULTS);
    expect(new URL(page.url()).pathname).toMatch(/\/1adult$/);
  });
});

test('without scripts it is a plain form: the same address', async () => {
  await visit({ javaScriptEnabled: false, expected: [/404/] }, async ({ page, open }) => {
    await open('/stays');
    await page.locator('input[name=place]').fill('Singapore');
    await page.locator('input[name=checkIn]').fill(arrive);
    await page.locator('input[name=checkOut]').fill(leave);
    await page.locator('summary', { hasText: 'Rooms and guests' }).click();
    await page.locator('select[name=age1]').first().selectOption('7');
    await page.locator('select[name=adults2]').selectOption('1');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(RESULTS);
    expect(new URL(page.url()).pathname).toMatch(/\/2adults-7\/1adult$/);
  });
});

/** What a browser's own date field can hold. */
const isDay = (text: string) => /^\d/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const NINE = 'room=1&'.repeat(9);

test.for([
  ['an unknown place', `place=Lomdon&${DAYS}&room=2`, 'place', /Did you mean London/],
  ['no place', `place=&${DAYS}&room=2`, 'place', /Enter a city or an airport/],
  ['no day', `place=LON&checkIn=${arrive}&checkOut=&room=2`, 'check-out', /Choose a date\.(?! Type)/],
  ['what is no day', `place=LON&checkIn=soon&checkOut=${leave}`, 'check-in', /“soon” is not a date/],
  ['a day that does not exist', 'place=LON&checkIn=2027-02-30&checkOut=2027-03-02', 'check-in', /date doesn’t exist/],
  ['a day that is over', 'place=LON&checkIn=2020-01-01&checkOut=2020-01-03', 'check-in', /This date has passed/],
  ['a day too far ahead', 'place=LON&checkIn=2035-01-01&checkOut=2035-01-03', 'check-in', /that far ahead/],
  ['check-out first', `place=LON&checkIn=${leave}&checkOut=${arrive}`, 'check-out', /Check-out is before check-in/],
  ['31 nights', `place=LON&checkIn=${arrive}&checkOut=${inDays(91)}`, 'check-out', /up to 30 nights/],
  ['nine rooms', `place=LON&${DAYS}&${NINE}`, 'rooms', /up to 8 rooms/],
  ['ten in a room', `place=LON&${DAYS}&room=10`, 'rooms', /Room 1 has more than 9 guests/],
  ['a child without an age', `place=LON&${DAYS}&room=2&room=1-4-x`, 'rooms', /age of child 2 in room 2/],
  ['a room without adults', `place=LON&${DAYS}&room=2&room=0-5`, 'rooms', /Room 2 needs an adult/],
] as const)('[8-01] %s is told at its field, and nothing that was typed is lost', async ([, fields, id, words]) => {
  // Of a day that does not exist the browser's field complains as well.
  await visit({ javaScriptEnabled: false, expected: [/422/, /does not conform/] }, async ({ page }) => {
    const answer = await page.goto(`/stays?${fields}`);
    expect(answer?.status()).toBe(422);
    expect(await page.locator(`#${id}-error`).textContent()).toMatch(words);
    const held = new URLSearchParams(fields);
    const place = await page.locator('input[name=place]').first().inputValue();
    expect(place).toBe(held.get('place') === 'LON' ? 'London (LON)' : held.get('place'));
    for (const name of ['checkIn', 'checkOut']) {
      const given = held.get(name) ?? '';
      expect(await page.locator(`input[name=${name}]`).inputValue()).toBe(isDay(given) ? given : '');
    }
  });
});

test('an unknown place does not hide what else is wrong', async () => {
  await visit({ javaScriptEnabled: false, expected: [/422/] }, async ({ page }) => {
    await page.goto('/stays?place=Lomdon&checkIn=2020-01-01&checkOut=2020-01-03&room=2&room=0-5');
    expect(await page.locator('#place-error').textContent()).toMatch(/No place matches “Lomdon”/);
    expect(await page.locator('#check-in-error').textContent()).toMatch(/This date has passed/);
    expect(await page.locator('#rooms-error').textContent()).toMatch(/Room 2 needs an adult/);
  });
});

test('a search to be changed comes back as it was, and all that is wrong with it at once', async () => {
  const search = 'edit=1&place=metro:LON&checkIn=2020-01-01&checkOut=2020-01-03&room=0-5&room=2-x';
  await visit({ expected: [/422/] }, async ({ page }) => {
    await page.goto(`/stays?${search}`);
    await alive(page);
    expect(await page.locator('#check-in-error').textContent()).toMatch(/has passed/);
    expect(await page.locator('#rooms-error').textContent()).toMatch(/Room 1 needs an adult.*age of child 1 in room 2/);
    await page.getByLabel('Where', { exact: true }).focus();
    const sent = () =>
      page.evaluate(() => [...new FormData(document.querySelector<HTMLFormElement>('#search-form form') ?? undefined)]);
    await expect.poll(sent).toEqual([
      ['place', 'LON'],
      ['checkIn', '2020-01-01'],
      ['checkOut', '2020-01-03'],
      ['room', '0-5'],
      ['room', '2-x'],
    ]);
  });
});

test('[2.4-06b] the search on a page of results goes along to the other vertical', async () => {
  await visit({ expected: [/404/] }, async ({ page, open }) => {
    await open(`/flights/LON-SIN/${arrive}/${leave}/2adults/children-7`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('a[data-deferred="flights stays"]').locator('visible=true').click();
    await page.waitForURL(`**/stays/metro:SIN/${arrive}/${leave}/2adults-7`);
  });
});

test('[2.4-06b] a search for stays goes along to the form of flights, which asks for the beginning as a question, not as a fault', async () => {
  await visit({}, async ({ page, open }) => {
    await open(`/stays/metro:LON/${arrive}/${leave}/3adults-7`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('a[data-deferred="stays flights"]').locator('visible=true').click();
    await page.waitForURL(/\/flights\?edit=1/);
    await page.getByRole('heading', { name: 'Search flights' }).waitFor();
    expect(await page.locator('#to').inputValue()).toContain('London');
    expect(await page.locator('#from').inputValue()).toBe('');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await page.getByText('4 travellers').or(page.getByText('3 adults, 1 child')).count()).toBeGreaterThan(0);
  });
});

test('a brand without stays does not offer them', async () => {
  await visit({}, async ({ page, open }) => {
    const url = new URL('/', siteUrl());
    url.hostname = 'kestrel.localhost';
    await open(url.href);
    expect(await page.getByRole('link', { name: 'Stays' }).count()).toBe(0);
  });
});

test.for(LOOKS)('the form and its refusals are accessible at $name', async (look) => {
  const { name: _, ...options } = look;
  await visit({ ...options, expected: [/422/] }, async ({ page, open }) => {
    await open('/stays');
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(`/stays?place=Lomdon&checkIn=2020-01-01&checkOut=2020-01-01&room=0-x`);
    await alive(page);
    expect(await axeFaults(page)).toEqual([]);
    // The panel lies over a part of the footer's links.
    await page.getByRole('button', { name: /^Rooms and guests/ }).click();
    await page.getByLabel('Age of child 1').waitFor();
    expect(
      (await axeFaults(page)).filter((fault) => !fault.startsWith('target-size: section[aria-labelledby="footer')),
    ).toEqual([]);
  });
});

test.for([320, 360, 768, 1280, 1920])('the form does not scroll sideways at %i px', async (width) => {
  await visit({ viewport: { width, height: 800 }, expected: [/422/] }, async ({ page, open }) => {
    await open('/stays');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.goto(`/stays?place=Lomdon&checkIn=2020-01-01&checkOut=&room=0-x`);
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

test('a brand that names stays first has their form on its front door, accessible in every look', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-first-'));
  cpSync(join(import.meta.dirname, '../design/brands/wayfold'), join(folder, 'inns'), { recursive: true });
  const file = join(folder, 'inns/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  const verticals = ['stays', 'flights'];
  writeFileSync(file, JSON.stringify({ ...brand, id: 'inns', name: 'Inns', hosts: ['inns.localhost'], verticals }));
  const site = await startSite({ BRANDS_DIR: folder });
  const url = new URL('/', site.url);
  url.hostname = 'inns.localhost';
  try {
    for (const { name, ...look } of LOOKS) {
      await visit({ ...look, baseURL: url.origin }, async ({ page, open }) => {
        await open('/');
        expect([name, await axeFaults(page)]).toEqual([name, []]);
      });
    }
    await visit({ baseURL: url.origin }, async ({ page, open }) => {
      await open('/');
      expect(await page.title()).toBe('Inns: places to stay at the total price');
      await page.locator('input[name=place]').fill('SIN');
      await page.getByRole('link', { name: 'Flights' }).locator('visible=true').first().click();
      await page.waitForURL('**/flights');
      await page.getByRole('heading', { name: 'Search flights' }).waitFor();
      await page.goBack();
      await page.locator('input[name=place]').waitFor();
    });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
});
