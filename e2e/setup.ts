import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSeed } from '#platform/database';
import { silentLogger } from '#platform/logger';
import { findChromium } from './chromium.ts';
import { type Site, startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker asks for the address of its site, by its number. */
    sites: string;
    chromium: string;
  }
}

/** A site for each worker: what one file does to its site, no other sees meanwhile. It starts when its worker has its first file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if (!chromium) throw new TypeError('No Chromium: install one, or name it in CHROMIUM');
  const prepared = spawnSync(process.execPath, [join(import.meta.dirname, '../tools/prepare.ts')], {
    encoding: 'utf8',
  });
  if (prepared.status !== 0) throw new TypeError(`Preparing failed:\n${prepared.stdout}${prepared.stderr}`);
  // Each site begins with an empty database: made once, it is opened in half of the processor's time.
  await buildSeed(silentLogger);
  const sites = new Map<string, Promise<Site>>();
  const server = await serveSites(sites);
  project.provide('sites', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  project.provide('chromium', chromium);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.allSettled([...sites.values()].map(async (site) => (await site).stop()));
  };
}

function serveSites(sites: Map<string, Promise<Site>>): Promise<Server> {
  const server = createServer(({ url = '/' }, answer) => {
    const site = sites.get(url) ?? startSite({ DEMO_ACCOUNTS: 'true' });
    sites.set(url, site);
    site.then(
      (started) => answer.end(started.url),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
