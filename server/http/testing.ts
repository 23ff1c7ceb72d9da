import type { FastifyInstance } from 'fastify';
import { createVisitorSessions } from '#domain/identity';
import type { Actor } from '#domain/kernel';
import { systemClock } from '#platform/clock';
import type { Clock, Database } from '#platform/core';
import { openTestDatabase, silentLogger, type TestCtx, testCtx } from '#platform/testing';
import type { OpenDatabase } from '#platform/database';
import { cryptoRandom } from '#platform/random';
import { actorOf } from '../compose/actor-of.ts';
import { readBrandFolders } from '../compose/brands.ts';
import type { Part } from '../compose/part.ts';
import { sessionPart } from '../compose/session.ts';
import { addressOf } from './address.ts';
import { buildApp, type HttpDeps } from './app.ts';
import { visitorFrom } from './browser-visitor.ts';

export const ORIGIN = 'http://localhost:3000';

/** What every verb is given, before it is known who asks. */
export type TestBase = TestCtx & { readonly db: Database };

export interface TestSite {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** What a test puts between the site and what it stands on. */
export interface Around {
  readonly database?: (database: Database) => Database;
  /** Who acts, for whoever the session says. */
  readonly actor?: (actor: Actor) => Actor;
}

/** The HTTP side over a test database, without a socket and without pages. */
export async function openTestSite(
  parts: readonly Part[] | ((base: TestBase) => readonly Part[]),
  {
    clock = systemClock,
    log = silentLogger,
    around = {},
    ...overrides
  }: Partial<HttpDeps> & { readonly clock?: Clock; readonly around?: Around } = {},
): Promise<TestSite> {
  const database = await openTestDatabase();
  const { actor = (given) => given } = around;
  const db = around.database?.(database.database) ?? database.database;
  const base = testCtx({ db, clock, log });
  const sessions = createVisitorSessions({ ...base });
  const keys = ['a-key-for-tests-only'];
  const app = await buildApp({
    parts: [sessionPart({ sessions }), ...(typeof parts === 'function' ? parts(base) : parts)],
    origins: new Set([ORIGIN]),
    publicUrl: ORIGIN,
    https: false,
    trustProxy: false,
    visitorOf: (cookie, jar) => visitorFrom(cookie, { sessions, keys, random: cryptoRandom }, jar),
    ctxOf: async (request, visitor) => ({
      ...base,
      actor: actor(actorOf(await visitor.session())),
      requestId: request.id,
      asker: addressOf(request.ip),
    }),
    factsOf: () => {
      throw new TypeError('No pages here');
    },
    localeOf: () => 'en-GB',
    log,
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
