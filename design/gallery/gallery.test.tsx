import { existsSync, readdirSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogoContext } from '#design/logo';
import { show } from '#design/testing';
import { componentNames, Gallery } from './index.ts';

/** Folders with a component that draws nothing by itself. */
const DRAWS_NOTHING = new Set(['gallery', 'part']);
const brands = [
  { id: 'wayfold', name: 'Wayfold' },
  { id: 'juniper', name: 'Juniper' },
];

function showGallery(component: string | undefined, query = '') {
  return show(
    <LogoContext value={{ src: '/brands/wayfold/logo.svg', width: 80 }}>
      <Gallery
        component={component}
        search={new URLSearchParams(query)}
        root="/dev/design"
        brand="wayfold"
        brands={brands}
      />
    </LogoContext>,
  );
}

beforeEach(() => {
  cleanup();
  // jsdom has no media queries: every page is wide.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test('every component folder has a states page: export `states` from its states.tsx', () => {
  const folders = readdirSync('design').filter((name) => existsSync(`design/${name}/${name}.tsx`));
  const missing = folders.filter((name) => !componentNames.includes(name) && !DRAWS_NOTHING.has(name));
  expect(missing).toEqual([]);
});

test('the list leads to every component and keeps what is switched', async () => {
  await showGallery(undefined, 'theme=dark');
  const list = screen.getByRole('link', { name: 'flight-card' });
  expect(list.getAttribute('href')).toBe('/dev/design/flight-card?theme=dark');
});

test.each(componentNames)('%s: axe finds nothing in any of its states', async (name) => {
  const { container } = await showGallery(name);
  expect(container.querySelectorAll('section > h2').length).toBeGreaterThan(0);
});

test('theme, density and direction hold for the states alone, and each switch keeps the others', async () => {
  const { container } = await showGallery('button', 'theme=high-contrast&density=compact&dir=rtl');
  const frame = container.querySelector('[data-theme]')!;
  expect([frame.getAttribute('data-theme'), frame.getAttribute('data-density'), frame.getAttribute('dir')]).toEqual([
    'high-contrast',
    'compact',
    'rtl',
  ]);
  const switches = within(screen.getByRole('navigation', { name: 'How it is shown' }));
  expect(switches.getByRole('link', { name: 'high-contrast' }).getAttribute('aria-current')).toBe('true');
  expect(switches.getByRole('link', { name: 'ltr' }).getAttribute('href')).toBe('?theme=high-contrast&density=compact');
  expect(switches.getByRole('link', { name: 'Juniper' }).getAttribute('href')).toContain('brand=juniper');
});

test('a look that there is not is the usual one', async () => {
  const { container } = await showGallery('button', 'theme=neon');
  expect(container.querySelector('[data-theme]')).toBeNull();
});
