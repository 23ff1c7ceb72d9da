import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';
import { axeFaults, visit } from './visit.ts';

type ChunkMap = Record<string, { js: string; deps: string[] }>;

const ON = '/?flags=seasonal.confetti:on,seasonal.logoCycle:on,seasonal.snow:60';
const OWN = ['web/features/extras.ts', 'web/features/seasonal/start.ts', 'web/features/seasonal/shows.ts'];

async function chunkMap(): Promise<ChunkMap> {
  const html = await (await fetch(siteUrl())).text();
  const address = /name="wf-chunks" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return (await (await fetch(new URL(address, siteUrl()))).json()) as ChunkMap;
}

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  return scripts;
}

test('[4-14] [4-20] [9-04] what is switched off costs no byte: none of it is in a first load or fetched later', async () => {
  const map = await chunkMap();
  const own = OWN.map((module) => map[module]?.js ?? '');
  expect(own).not.toContain('');
  const others = Object.entries(map).filter(([module]) => !OWN.includes(module));
  expect(others.filter(([, { js, deps }]) => own.some((file) => js === file || deps.includes(file)))).toEqual([]);
  await visit({}, async ({ page, open }) => {
    const scripts = scriptsOf(page);
    await open('/');
    await page.waitForLoadState('networkidle');
    expect(own.filter((file) => scripts.has(file))).toEqual([]);
    expect(await page.evaluate('localStorage.length')).toBe(0);
  });
});

test('[4-14] confetti lies over the page and in nobody’s way, is paused by its button, ended by Esc, and does not come back', async () => {
  await visit({}, async ({ page, open }) => {
    await open('/?flags=seasonal.confetti:on');
    const canvas = page.locator('canvas');
    await canvas.waitFor({ state: 'attached' });
    expect(await canvas.evaluate((over) => getComputedStyle(over).pointerEvents)).toBe('none');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.getByRole('button', { name: 'Resume animation' }).waitFor();
    await page.getByRole('radio', { name: 'One way' }).check();
    await page.keyboard.press('Escape');
    await canvas.waitFor({ state: 'detached' });
    await open('/');
    expect(await page.evaluate("localStorage.getItem('wf-confetti')")).toBe('shown');
  });
});

test('[4-14] [4-20] who wants less motion is spared all of it', async () => {
  const map = await chunkMap();
  await visit({ reducedMotion: 'reduce' }, async ({ page, open }) => {
    const scripts = scriptsOf(page);
    await open(ON);
    await page.waitForLoadState('networkidle');
    expect(scripts.has(map['web/features/seasonal/shows.ts']?.js ?? '')).toBe(false);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await page.evaluate('localStorage.length')).toBe(0);
  });
});
