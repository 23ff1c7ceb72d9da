import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { layFoundation, type Foundation } from './compose/foundation.ts';
import { createReader } from './compose/reader.ts';
import { sessionBindings } from './compose/session.ts';
import { systemBindings } from './compose/system.ts';
import { buildApp } from './http/app.ts';
import type { Binding } from './http/binding.ts';
import { visitorFrom } from './http/browser-visitor.ts';
import { openBuild } from './ssr/bundle.ts';

const ROOT = join(import.meta.dirname, '..');

export interface Composed {
  readonly app: FastifyInstance;
  readonly foundation: Foundation;
  /** Ends requests, jobs and the database, in this order. */
  close(): Promise<void>;
}

/** The only wiring: each part is one function in `compose/`, and gives the calls that it answers. */
export async function compose(env: Readonly<Record<string, string | undefined>>): Promise<Composed> {
  const foundation = await layFoundation(env);
  const bindings: Binding[] = [...sessionBindings(), ...systemBindings()];
  const app = await buildHttp(foundation, bindings);
  return {
    app,
    foundation,
    async close() {
      await app.close();
      await foundation.database.close();
    },
  };
}

async function buildHttp(foundation: Foundation, bindings: readonly Binding[]): Promise<FastifyInstance> {
  const { config, sessions, random, ids, log } = foundation;
  const reader = createReader(foundation);
  return buildApp({
    bindings,
    origins: new Set([config.baseUrl]),
    https: config.baseUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    visitorOf: (cookie) => visitorFrom(cookie, { sessions, keys: config.secretKeys, random }),
    ctxOf: reader.ctxOf,
    factsOf: reader.factsOf,
    locale: reader.locale,
    log,
    newRequestId: ids.uuid,
    pages: await openBuild(ROOT),
    ready: () => foundation.database.check().then(() => true),
  });
}
