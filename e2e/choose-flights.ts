import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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

/** Another order of the list. The button is pressed again where it moved away under the press, as when a list has just come. */
export async function sortBy(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Sort by' });
  const open = async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Sort by: / }).click();
    return menu.isVisible();
  };
  await expect.poll(open).toBe(true);
  await menu.getByRole('link', { name }).click();
  await page.getByRole('button', { name: `Sort by: ${name}` }).waitFor();
}
