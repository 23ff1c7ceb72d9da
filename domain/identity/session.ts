import { createHash } from 'node:crypto';
import type { Clock, Database, Ids, Random } from '#platform/core';
import { createSessionStore, type VisitorSession } from './store.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A visitor who stays away longer starts anew. */
export const SESSION_DAYS = 30;
/** A session is extended at most this often, so that reading costs no write. */
const TOUCH_MS = DAY_MS;

export interface SessionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}

export interface VisitorSessions {
  /** The live session that this cookie value names. */
  find(token: string): Promise<VisitorSession | undefined>;
  /** A new session and the value of its cookie, 256 random bits, which only the browser keeps. */
  open(): Promise<{ session: VisitorSession; token: string }>;
  removeExpired(): Promise<void>;
}

/** Sessions of browsers. The database holds a hash of the cookie value, so reading it opens no session. */
export function createVisitorSessions({ db, clock, ids, random }: SessionDeps): VisitorSessions {
  const store = createSessionStore(db);
  const expiry = (): Date => new Date(clock.now().getTime() + SESSION_DAYS * DAY_MS);
  return {
    async find(token) {
      const session = await store.findLive(hashToken(token), clock.now());
      if (session && session.expiresAt.getTime() - clock.now().getTime() < SESSION_DAYS * DAY_MS - TOUCH_MS) {
        await store.extend(session.id, expiry());
      }
      return session;
    },
    async open() {
      const token = Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
      const session = { id: ids.uuid(), createdAt: clock.now(), expiresAt: expiry() };
      await store.insert(session, hashToken(token));
      return { session, token };
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

/** The value is 256 random bits, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
