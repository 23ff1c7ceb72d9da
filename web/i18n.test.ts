import { afterEach, expect, test, vi } from 'vitest';

const scripts = new Map<string, unknown>();
const map = vi.fn<() => Promise<unknown>>();
vi.mock('./chunks.ts', () => ({
  chunkMap: () => map(),
  loadChunk: (key: string, importer: (again: string) => Promise<unknown>) =>
    scripts.has(key) ? Promise.resolve(scripts.get(key)) : importer(''),
}));

const FILES = { page: '/page.js', parts: { 'web/cart.island.tsx': '/cart.js', 'web/mute.island.tsx': '' } };

async function openPage() {
  vi.resetModules();
  scripts.set('/page.js', { messages: { title: 'Your trip' } });
  scripts.set('/cart.js', { messages: { remove: 'Remove' } });
  const page = await import('./i18n.ts');
  return { ...page, i18n: await page.i18nFor('en', FILES) };
}

afterEach(() => scripts.clear());

test('a built page begins with its own words; a part brings what it says, and tells nobody', async () => {
  const { i18n, needWords } = await openPage();
  const changed = vi.fn();
  i18n.on('change', changed);
  expect([i18n._('title'), i18n._('remove')]).toEqual(['Your trip', 'remove']);
  await needWords('web/cart.island.tsx');
  expect(i18n._('remove')).toBe('Remove');
  expect([changed.mock.calls.length, map.mock.calls.length]).toEqual([0, 0]);
});

test('an island that says nothing asks for nothing; of a part that the page was not told the map knows it', async () => {
  const { i18n, loadPart } = await openPage();
  scripts.set('/panel.js', { messages: { close: 'Close' } });
  map.mockResolvedValue({ 'web/panel.tsx': { words: '/panel.js' }, 'web/quiet.ts': {} });
  expect(await loadPart('web/mute.island.tsx', async () => 'mute')).toBe('mute');
  expect(map).not.toHaveBeenCalled();
  expect(await loadPart('web/quiet.ts', async () => 'quiet')).toBe('quiet');
  expect(await loadPart('web/panel.tsx', async () => 'panel')).toBe('panel');
  expect(i18n._('close')).toBe('Close');
});

test('a part whose words do not come is not there, so that no page shows their keys', async () => {
  const { loadPart } = await openPage();
  map.mockRejectedValue(new TypeError('offline'));
  await expect(loadPart('web/panel.tsx', async () => 'panel')).rejects.toThrow('offline');
});
