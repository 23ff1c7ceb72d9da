import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Pipeline } from './pipeline.ts';

/**
 * Counts every route under the name that it says, before anything of it runs. One that says none keeps the site from starting:
 * what nobody counts may be asked for without end.
 */
export function countRoutes(app: FastifyInstance, pipeline: Pipeline): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const uncounted = routes
      .filter(({ config }) => config?.limit === undefined)
      .map(({ method, url }) => `${String(method)} ${url}`);
    if (uncounted.length > 0) throw new TypeError(`Routes without a limit: ${uncounted.join(', ')}`);
  });
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    // What no route answers is refused by all alike.
    const name = limit ?? 'usual';
    if (name !== 'call' && name !== 'none') await pipeline.count(name, { ip: request.ip });
  });
}
