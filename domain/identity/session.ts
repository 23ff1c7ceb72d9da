import { createHash } from 'node:crypto';
import type { Clock, Database, Ids, Random } from '#platform/core';
import { createSessionStore, type BrowserSession } from './store.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A visitor who stays away longer starts anew. */
export const SESSION_DAYS = 30;
/** Of who did not want to be remembered, and whose cookie ends with the browser. */
export const SHORT_SESSION_HOURS = 12;
/** A session is extended at most this often, so that reading costs no write. */
const TOUCH_MS = DAY_MS;
const SHORT_TOUCH_MS = HOUR_MS;
const USED_MS = 5 * 60_000;

export interface SessionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}

/** A session and the value of its cookie, 256 random bits, which only the browser keeps. */
export interface OpenedSession {
  readonly session: BrowserSession;
  readonly token: string;
}

export interface VisitorSessions {
  /** The live session that this cookie value names, with who is signed in. */
  find(token: string): Promise<BrowserSession | undefined>;
  /** `after`: the session that ended in this browser, in which somebody was signed in. */
  open(after?: Pick<BrowserSession, 'browserId'>): Promise<OpenedSession>;
  removeExpired(): Promise<void>;
}

/** Sessions of browsers. The database holds a hash of the cookie value, so reading it opens no session. */
export function createVisitorSessions({ db, clock, ids, random }: SessionDeps): VisitorSessions {
  const store = createSessionStore(db.query);
  return {
    async find(token) {
      const now = clock.now();
      const session = await store.findLive(hashToken(token), now);
      if (!session) return undefined;
      const full = lifeMs(session.sticky);
      const touch = session.sticky ? TOUCH_MS : SHORT_TOUCH_MS;
      if (session.expiresAt.getTime() - now.getTime() < full - touch) {
        await store.extend(session.id, new Date(now.getTime() + full));
      }
      const { account } = session;
      if (account && now.getTime() - account.lastUsedAt.getTime() > USED_MS) await store.used(account.sessionId, now);
      return session;
    },
    async open(after) {
      const token = newToken(random);
      const now = clock.now();
      const id = ids.uuid();
      const session: BrowserSession = {
        id,
        browserId: after?.browserId ?? id,
        epoch: ids.uuid(),
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs(true)),
        sticky: true,
        known: after !== undefined,
        account: null,
        ended: false,
        provedElsewhere: false,
      };
      await store.insert(session, hashToken(token));
      return { session, token };
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

export function lifeMs(sticky: boolean): number {
  return sticky ? SESSION_DAYS * DAY_MS : SHORT_SESSION_HOURS * HOUR_MS;
}

export function newToken(random: Random): string {
  return Buffer.from(random.bytes(TOKEN_BYTES)).toString('base64url');
}

/** The value is 256 random bits, so a plain hash cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
