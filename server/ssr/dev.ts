import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import type * as EntryServer from '../../web/entry-server.tsx';
import type { PageBundle } from './bundle.ts';

const ENTRY_SERVER = '/web/entry-server.tsx';
const ENTRY_CLIENT = '/web/entry-client.tsx';

/** React's refresh runtime, then Vite's client, then the page: the order matters. */
const PREAMBLE = `import("/@react-refresh").then(function(m){var r=m.default||m;r.injectIntoGlobalHook(window);
window.$RefreshReg$=function(){};window.$RefreshSig$=function(){return function(t){return t}};
return import("/@vite/client")}).then(function(){return import("${ENTRY_CLIENT}")})`;

/** Pages straight from source: edits show at once. Vite is only loaded here, never by `npm start`. */
export async function openDev(root: string, app: FastifyInstance): Promise<PageBundle> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new TypeError('The ssr environment cannot run modules');
  app.addHook('onClose', () => vite.close());
  return {
    dev: true,
    built: null,
    entry: () => ssr.runner.import<typeof EntryServer>(ENTRY_SERVER),
    async assets(modules) {
      return {
        entry: ENTRY_CLIENT,
        styles: stylesOf(ssr, root, [ENTRY_SERVER, ...modules]),
        joined: [],
        preloads: [],
        chunkMap: null,
        fileOf: null,
        preamble: PREAMBLE,
      };
    },
    middleware: vite.middlewares,
  };
}

/** Style files that the modules reach, in the order of their imports. */
function stylesOf(ssr: RunnableDevEnvironment, root: string, modules: readonly string[]): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles = new Set<string>();
  function visit(node: EnvironmentModuleNode | undefined): void {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.file?.endsWith('.css')) styles.add(`/${relative(root, node.file)}?direct`);
    for (const imported of node.importedModules) visit(imported);
  }
  for (const module of modules) visit(ssr.moduleGraph.getModulesByFile(join(root, module))?.values().next().value);
  return [...styles];
}
