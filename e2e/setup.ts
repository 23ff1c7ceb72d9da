import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSeed } from '#platform/database';
import { silentLogger } from '#platform/logger';
import { findChromium } from './chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the running sites, one for each file that is tested at the same time. */
    sites: readonly string[];
    chromium: string;
  }
}

/** A site for each part of the browser tests that runs at once: what one file does to its site, no other sees meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new TypeError('No Chromium: install one, or name it in CHROMIUM');
  const prepared = spawnSync(process.execPath, [join(import.meta.dirname, '../tools/prepare.ts')], {
    encoding: 'utf8',
  });
  if (prepared.status !== 0) throw new TypeError(`Preparing failed:\n${prepared.stdout}${prepared.stderr}`);
  // Each site begins with an empty database: made once, it is opened in half of the processor's time.
  await buildSeed(silentLogger);
  const sites = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, () => startSite()));
  project.provide(
    'sites',
    sites.map(({ url }) => url),
  );
  project.provide('chromium', chromium);
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
}
