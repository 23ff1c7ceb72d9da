import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { layFoundation, type Foundation } from './compose/foundation.ts';
import { createReader } from './compose/reader.ts';
import type { Part } from './compose/part.ts';
import { sessionPart } from './compose/session.ts';
import { systemPart } from './compose/system.ts';
import { buildApp } from './http/app.ts';
import { visitorFrom } from './http/browser-visitor.ts';
import { openBuild } from './ssr/bundle.ts';
import { openDev } from './ssr/dev.ts';

const ROOT = join(import.meta.dirname, '..');

export interface Composed {
  readonly app: FastifyInstance;
  readonly foundation: Foundation;
  /** Ends requests, jobs and the database, in this order. */
  close(): Promise<void>;
}

/** The only wiring: each part is one function in `compose/`, and gives the calls that it answers. */
export async function compose(
  env: Readonly<Record<string, string | undefined>>,
  { dev = false } = {},
): Promise<Composed> {
  const foundation = await layFoundation(env);
  const parts: Part[] = [sessionPart(), systemPart()];
  const app = await buildHttp(foundation, parts, dev);
  return {
    app,
    foundation,
    async close() {
      await app.close();
      for (const part of parts.toReversed()) await part.stop?.();
      await foundation.database.close();
    },
  };
}

async function buildHttp(foundation: Foundation, parts: readonly Part[], dev: boolean): Promise<FastifyInstance> {
  const { config, sessions, random, ids, log } = foundation;
  const reader = createReader(foundation);
  return buildApp({
    parts,
    origins: new Set([config.baseUrl]),
    publicUrl: config.baseUrl,
    https: config.baseUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    visitorOf: (cookie) => visitorFrom(cookie, { sessions, keys: config.secretKeys, random }),
    ctxOf: reader.ctxOf,
    factsOf: reader.factsOf,
    locale: reader.locale,
    log,
    newRequestId: ids.uuid,
    pages: (app) => (dev ? openDev(ROOT, app) : openBuild(ROOT)),
    ready: () => isReady(foundation, parts),
  });
}

async function isReady(foundation: Foundation, parts: readonly Part[]): Promise<boolean> {
  await foundation.database.check();
  const answers = await Promise.all(parts.map(async (part) => (await part.ready?.()) ?? true));
  return answers.every(Boolean);
}
