import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running site. */
    site: string;
    chromium: string;
  }
}

/** One site and one Chromium for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new TypeError('No Chromium: install one, or name it in CHROMIUM');
  const prepared = spawnSync(process.execPath, [join(import.meta.dirname, '../tools/prepare.ts')], {
    encoding: 'utf8',
  });
  if (prepared.status !== 0) throw new TypeError(`Preparing failed:\n${prepared.stdout}${prepared.stderr}`);
  const site = await startSite();
  project.provide('site', site.url);
  project.provide('chromium', chromium);
  return () => site.stop();
}
