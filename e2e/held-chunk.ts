import type { Page, Route } from 'playwright-core';
import { siteUrl } from './site-url.ts';

export async function chunkOf(module: string): Promise<string> {
  const html = await (await fetch(siteUrl())).text();
  const address = /name="wf-chunks" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const map = (await (await fetch(new URL(address, siteUrl()))).json()) as Record<string, { js: string }>;
  const path = map[module]?.js;
  if (!path) throw new TypeError(`No chunk of ${module}`);
  return path;
}

/** The script of a module waits until it is let go. */
export async function holdChunk(page: Page, module: string) {
  const path = await chunkOf(module);
  const waiting: Route[] = [];
  let held = true;
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (held) waiting.push(route);
      else await route.continue();
    },
  );
  return {
    asked: (): number => waiting.length,
    letGo: async (): Promise<void> => {
      held = false;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
