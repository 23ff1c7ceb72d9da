import type { Page } from 'playwright-core';

/** On the list of a return: the first flight out, then the first flight back, up to the page of fares. */
export async function chooseFlights(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose', exact: true }).first().click();
  await page.waitForURL(/out=/);
  await page.getByRole('region', { name: /^Out, / }).waitFor();
  await page.getByRole('link', { name: 'See fares' }).first().click();
  await page.waitForURL(/\/fares\//);
}

/** As a list writes an exact total such as `€1,014.92`: rounded up to whole euros. */
export function roundedUp(total: string): string {
  return `€${Math.ceil(Number(total.replace(/[€,]/g, ''))).toLocaleString('en')}`;
}

/**
 * Another order of the list; ends once its rows have come. The menu names the order at once, while the list is still busy. By key: the
 * driver of the browser now and then reckons the place of a link in an anchored panel wrong, and presses the page below it.
 */
export async function sortBy(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Sort by' });
  await page.getByRole('button', { name: /^Sort by: / }).click();
  await menu.getByRole('link', { name }).press('Enter');
  await page.getByRole('button', { name: `Sort by: ${name}` }).waitFor();
  await page.locator('#flights:not([aria-busy])').waitFor();
}
