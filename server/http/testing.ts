import type { FastifyInstance } from 'fastify';
import { createVisitorSessions } from '#domain/identity';
import { openTestDatabase, silentLogger, testCtx } from '#platform/testing';
import type { OpenDatabase } from '#platform/database';
import { cryptoRandom } from '#platform/random';
import { readBrandFolders } from '../compose/brands.ts';
import type { Part } from '../compose/part.ts';
import { sessionPart } from '../compose/session.ts';
import { buildApp, type HttpDeps } from './app.ts';
import { visitorFrom } from './browser-visitor.ts';

export const ORIGIN = 'http://localhost:3000';

export interface TestSite {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** The HTTP side over a test database, without a socket and without pages. */
export async function openTestSite(parts: readonly Part[], overrides: Partial<HttpDeps> = {}): Promise<TestSite> {
  const database = await openTestDatabase();
  const base = testCtx({ db: database.database });
  const sessions = createVisitorSessions({ ...base });
  const keys = ['a-key-for-tests-only'];
  const app = await buildApp({
    parts: [sessionPart({ sessions }), ...parts],
    origins: new Set([ORIGIN]),
    publicUrl: ORIGIN,
    https: false,
    trustProxy: false,
    visitorOf: (cookie, jar) => visitorFrom(cookie, { sessions, keys, random: cryptoRandom }, jar),
    ctxOf: async (request, visitor) => ({
      ...base,
      actor: { kind: 'anonymous', sessionId: await visitor.sessionId() },
      requestId: request.id,
    }),
    factsOf: () => {
      throw new TypeError('No pages here');
    },
    localeOf: () => 'en-GB',
    log: silentLogger,
    newRequestId: base.ids.uuid,
    pages: null,
    brandFolders: readBrandFolders(null),
    ready: () => database.check().then(() => true),
    ...overrides,
  });
  return {
    app,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
