import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryServer from '../../web/entry-server.tsx';
import { type BuiltAssets, readBuiltAssets } from './assets.ts';

/** Where pages come from: the build, or Vite in development. */
export interface PageBundle {
  readonly dev: boolean;
  entry(): Promise<typeof EntryServer>;
  /** Without the stylesheet of the brand, which comes before all of them. */
  assets(modules: readonly string[], locale: string): Promise<EntryServer.PageAssets>;
  /** Development only: serves source files as modules. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly built: { readonly clientDir: string; readonly assets: BuiltAssets } | null;
}

/** The build in `root/dist`. */
export async function openBuild(root: string): Promise<PageBundle> {
  const clientDir = join(root, 'dist/client');
  const assets = readBuiltAssets(clientDir);
  const address = pathToFileURL(join(root, 'dist/server/entry-server.js')).href;
  const entry = (await import(address)) as typeof EntryServer;
  return {
    dev: false,
    entry: async () => entry,
    assets: async (modules, locale) => assets.forPage(modules, locale),
    built: { clientDir, assets },
  };
}
