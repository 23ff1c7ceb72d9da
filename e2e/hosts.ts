import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.ts';

export interface Hosts {
  /** Of the site that is shown in frames. */
  readonly site: string;
  /** Listed as a partner's. */
  readonly listed: string;
  /** Another name of the same machine: another origin. */
  origin(name: string): string;
  /** What every host answers at a path. */
  serve(path: string, body: string): void;
  stop(): Promise<void>;
}

const BRAND = join(import.meta.dirname, '../design/brands/wayfold');

/** A site with one partner, as an operator would list it, and pages of hosts under names of their own. */
export async function openHosts(): Promise<Hosts> {
  const pages = new Map<string, string>();
  const server = createServer(({ url = '/' }, answer) => {
    const body = pages.get(url);
    answer.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title>
      <link rel="icon" href="data:,"><body>${body ?? ''}</body></html>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = (name: string): string => `http://${name}:${port}`;
  const listed = origin('news.localhost');
  const brands = mkdtempSync(join(tmpdir(), 'wayfold-partners-'));
  cpSync(BRAND, join(brands, 'wayfold'), { recursive: true });
  const operations = [
    {
      id: 'places',
      call: 'places.suggest',
      params: { q: { type: 'text', max: 64, required: true } },
      response: ['places.code'],
    },
  ];
  const partner = { id: 'news', origins: [listed], presentation: { name: 'The News' }, operations };
  writeFileSync(join(brands, 'wayfold/partners.json'), JSON.stringify([partner]));
  const site = await startSite({ BRANDS_DIR: brands });
  return {
    site: site.url,
    listed,
    origin,
    serve: (path, body) => void pages.set(path, body),
    async stop() {
      await site.stop();
      server.close();
      rmSync(brands, { recursive: true, force: true });
    },
  };
}
