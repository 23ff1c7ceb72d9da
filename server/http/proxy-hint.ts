import type { FastifyInstance } from 'fastify';
import type { Logger } from '#platform/core';

const HINT =
  'X-Forwarded-For arrived and TRUST_PROXY is not set: if a proxy stands before this site, all its readers count as one address. ' +
  'Set TRUST_PROXY to the addresses of the proxy, see docs/operating.md';

/** Says once that a proxy seems to stand before a site that was not told of it. */
export function hintAtProxy(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let said = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn(HINT);
  });
}
