import { expect, test } from 'vitest';
import { axeFaults, EVERY_PAIR, visit } from './visit.ts';

/** Parts of the design system that the pages of companies are made of. */
const PARTS = [
  'tabs',
  'pagination',
  'toggle-row',
  'step-list',
  'data-table',
  'many-combobox',
  'person-picker',
  'file-drop',
  'date-time-field',
  'chart',
] as const;

/** The first two have each width, scheme and direction once. */
const LOOKS = (
  [
    [1280, 'light', 'ltr'],
    [360, 'dark', 'rtl'],
    [1280, 'dark', 'rtl'],
    [360, 'light', 'ltr'],
  ] as const
).slice(0, EVERY_PAIR ? 4 : 2);

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

test('rows are selected by key, all that match as a query, and the bar that says so covers no focus', async () => {
  await visit({ viewport: { width: 360, height: 800 } }, async ({ page, open, press }) => {
    await open('/dev/design/data-table');
    const bar = page.getByRole('region', { name: 'Selected users' });
    await page.getByLabel('Select Ade Bello').focus();
    await press('Space');
    expect(await bar.getByRole('status').textContent()).toBe('1 selected');
    await bar.getByRole('button', { name: 'Select all 214' }).press('Enter');
    expect(await bar.getByRole('status').textContent()).toBe('214 selected');
    expect(
      await bar.locator('input[name^="user"]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['user.matching', 'user.count']);
    await bar.getByRole('button', { name: 'Actions' }).press('Enter');
    await page.getByRole('dialog', { name: 'Actions' }).getByRole('button', { name: 'Deactivate' }).waitFor();
    await press('Escape');
    await page.getByRole('button', { name: 'More about Ade Bello' }).first().press('Enter');
    expect(await page.getByRole('cell', { name: 'Tomas Lind' }).first().isVisible()).toBe(true);
    const last = page.getByLabel('Select Kenji Arai');
    await page.evaluate(() => scrollTo(0, 0));
    await last.focus();
    expect(await last.evaluate(isOnTop)).toBe(true);
    // Where the bar lies over a row axe calls the row too small.
    await page
      .getByRole('region', { name: 'Compact' })
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await axeFaults(page)).toEqual([]);
  });
});

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

test('the head of a table stays in view while its rows scroll', async () => {
  await visit({ viewport: { width: 1280, height: 420 } }, async ({ page, open }) => {
    await open('/dev/design/data-table');
    const row = page.getByRole('row', { name: /Kenji Arai/ }).first();
    await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await page.mouse.wheel(0, 150);
    const head = page.getByRole('columnheader', { name: 'Role' }).first();
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? -1)).toBe(0);
  });
});

test('several are chosen by typing and arrows, and taken back by key', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/many-combobox');
    const field = page.getByRole('combobox', { name: 'Groups, none yet' });
    await field.pressSequentially('res');
    await press('ArrowDown');
    await press('Enter');
    await press('ArrowDown');
    await press('Enter');
    await page.getByRole('region', { name: 'Empty' }).getByRole('button', { name: 'Remove Research' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await press('Escape');
    await press('Backspace');
    expect(await page.locator('input[type="hidden"][name="group"]').first().getAttribute('value')).toBe('research');
  });
});

test('a person is found by typing and taken by key', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/person-picker');
    const part = page.getByRole('region', { name: 'Typed and found' });
    await part.getByRole('combobox', { name: 'Person' }).fill('mark');
    await press('ArrowDown');
    await press('Enter');
    await part.getByRole('option', { name: /Mark Keller/, selected: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('a file is chosen by its field and removed by key, which gives the focus back', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/file-drop');
    const field = page.getByLabel('People to import');
    await field.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await field.focus();
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Remove people.csv');
    await press('Enter');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.setInputFiles({ name: 'people.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') });
    await page.getByText('This is no CSV file.').waitFor();
  });
});

test('a moment is typed by key, and a fault stands at its part', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/date-time-field');
    const group = page.getByRole('group', { name: 'Holds from', exact: true });
    await group.getByLabel('Date').focus();
    await page.keyboard.insertText('1 dec');
    await press('Tab');
    await press('Tab');
    await page.keyboard.insertText('25:00');
    await press('Enter');
    expect(await group.getByLabel('Time').getAttribute('aria-invalid')).toBe('true');
    await group.getByLabel('Time').fill('9.30');
    await press('Enter');
    await expect.poll(() => group.locator('input[type="hidden"]').getAttribute('value')).toBe('2026-12-01T09:30');
  });
});

test('arrow keys read a drawing column by column, and its table is a press away', async () => {
  await visit({}, async ({ page, open, press }) => {
    await open('/dev/design/chart');
    const part = page.getByRole('region', { name: 'Histogram' });
    await part.getByRole('slider', { name: 'Days ahead' }).focus();
    await press('ArrowRight');
    await part.getByText('4–6 days ahead: 704 bookings, fares +31 %').waitFor();
    await part.getByRole('radio', { name: 'Table' }).press('Space');
    const cell = part.getByRole('cell', { name: '2,092' });
    await expect.poll(async () => (await cell.boundingBox())?.width ?? 0).toBeGreaterThan(20);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('without scripts every part of a page with tabs is in view, and there are no tabs', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, open }) => {
    await open('/dev/design/tabs');
    expect(await page.getByText('Berlin, Porto, Riga.').isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});
