import { join, relative, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '#platform/core';
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type * as EntryServer from '../../web/entry-server.tsx';
import type { PageBundle } from './bundle.ts';

const ENTRY_SERVER = '/web/entry-server.tsx';
const ENTRY_CLIENT = '/web/entry-client.tsx';

/** React's refresh runtime, then Vite's client, then the page: the order matters. */
const PREAMBLE = `import("/@react-refresh").then(function(m){var r=m.default||m;r.injectIntoGlobalHook(window);
window.$RefreshReg$=function(){};window.$RefreshSig$=function(){return function(t){return t}};
return import("/@vite/client")}).then(function(){return import("${ENTRY_CLIENT}")})`;

/** A page begins with the style files of its modules as links, which no script takes: a saved one is swapped, not the page. */
const swapStyles: Plugin = {
  name: 'swap-styles',
  hotUpdate({ modules, timestamp }) {
    const linked = modules.filter(({ url }) => url.endsWith('?direct'));
    if (linked.length === 0) return;
    this.environment.hot.send({
      type: 'update',
      updates: linked.map(({ url }) => ({ type: 'css-update', path: url, acceptedPath: url, timestamp })),
    });
    return modules.filter((module) => !linked.includes(module));
  },
};

interface Vite {
  readonly server: ViteDevServer;
  readonly ssr: RunnableDevEnvironment;
}

interface DevNeeds {
  readonly dataDir: string;
  readonly log: Logger;
}

/** Vite is only loaded here, never by `npm start`. */
async function startVite(root: string, app: FastifyInstance, dataDir: string): Promise<Vite> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const written = [dataDir, 'dist', 'bench/results'];
  const server = await createServer({
    root,
    plugins: [swapStyles],
    // The modules of pages that a build puts together are no files: packages are looked for in what they are made of.
    optimizeDeps: { entries: ['web/entry-client.tsx', 'web/routes/*/page.tsx', 'web/features/**/*.island.tsx'] },
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // What the site itself writes while it runs is no edit.
      watch: { ignored: written.map((folder) => `${resolve(root, folder)}/**`) },
    },
  });
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new TypeError('The ssr environment cannot run modules');
  return { server, ssr };
}

/**
 * Pages straight from source: edits show at once. Calls do not wait for Vite: it starts once the site listens, so that an edit of
 * the server is seen sooner.
 */
export function openDev(root: string, app: FastifyInstance, { dataDir, log }: DevNeeds): PageBundle {
  let starting: Promise<Vite> | undefined;
  const vite = () => (starting ??= startVite(root, app, dataDir));
  app.addHook('onListen', (done) => {
    vite().catch((cause: unknown) => log.error('Vite did not start', { cause }));
    done();
  });
  app.addHook('onClose', async () => (await starting?.catch(() => undefined))?.server.close());
  return {
    dev: true,
    built: null,
    entry: async () => (await vite()).ssr.runner.import<typeof EntryServer>(ENTRY_SERVER),
    async assets(modules) {
      const { ssr } = await vite();
      return {
        entry: ENTRY_CLIENT,
        styles: stylesOf(ssr, root, [ENTRY_SERVER, ...modules.map((module) => module.replace(/all\.ts$/, 'page.tsx'))]),
        joined: [],
        preloads: [],
        chunkMap: null,
        fileOf: null,
        stylesOf: () => [],
        words: null,
        preamble: PREAMBLE,
      };
    },
    middleware(request, response, next) {
      vite().then(({ server }) => server.middlewares(request, response, next), next);
    },
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
