import {
  type BrowserSession,
  formTokenHolds,
  issueFormToken,
  type OpenedSession,
  SESSION_DAYS,
  type VisitorSessions,
} from '#domain/identity';
import type { Random } from '#platform/core';
import { HttpRefusal } from './errors.ts';
import type { Visitor } from './visitor.ts';

export const SESSION_COOKIE = '__Host-wf';

/** The cookie that a session stands in. */
export interface Jar {
  readonly name: string;
  readonly attributes: string;
}

const SITE_JAR: Jar = { name: SESSION_COOKIE, attributes: 'SameSite=Lax' };
/** Of our frame in another site: kept apart for each such site (CHIPS), and never the session of our own windows. */
export const FRAME_JAR: Jar = { name: `${SESSION_COOKIE}-frame`, attributes: 'SameSite=None; Partitioned' };

export interface VisitorDeps {
  readonly sessions: VisitorSessions;
  readonly keys: readonly string[];
  readonly random: Random;
}

/** The visitor that a `Cookie` header names. Nothing is looked up before somebody asks. */
export function visitorFrom(
  cookieHeader: string | undefined,
  { sessions, keys, random }: VisitorDeps,
  jar: Jar = SITE_JAR,
): Visitor {
  const given = readCookie(cookieHeader, jar.name);
  const cookies: string[] = [];
  let sent = false;
  let found: Promise<BrowserSession | null> | undefined;
  let ensured: Promise<BrowserSession> | undefined;

  function session(): Promise<BrowserSession | null> {
    found ??= given === null ? Promise.resolve(null) : sessions.find(given).then((known) => known ?? null);
    return found;
  }

  function adopt(opened: OpenedSession): void {
    if (sent) throw new HttpRefusal(500, 'INTERNAL_ERROR', 'A session was asked for after the headers had gone');
    const before = cookies.findIndex((cookie) => cookie.startsWith(`${jar.name}=`));
    if (before >= 0) cookies.splice(before, 1);
    const keeping = opened.session.sticky ? `; Max-Age=${SESSION_DAYS * 86_400}` : '';
    cookies.push(`${jar.name}=${opened.token}; Path=/${keeping}; HttpOnly; Secure; ${jar.attributes}`);
    found = Promise.resolve(opened.session);
    ensured = Promise.resolve(opened.session);
  }

  async function open(): Promise<BrowserSession> {
    const known = await session();
    if (known) return known;
    const opened = await sessions.open();
    adopt(opened);
    return opened.session;
  }

  function ensure(): Promise<BrowserSession> {
    ensured ??= open();
    return ensured;
  }

  return {
    session,
    sessionId: async () => (await session())?.id ?? null,
    ensureSession: async () => (await ensure()).id,
    formToken: async () => issueFormToken(nameOf(await ensure()), keys, random),
    async ownsToken(token) {
      const own = await session();
      return own !== null && formTokenHolds(token, nameOf(own), keys);
    },
    adopt,
    async startAnew() {
      const before = await session();
      adopt(await sessions.open(before ?? undefined));
    },
    keep(cookie) {
      if (sent) throw new HttpRefusal(500, 'INTERNAL_ERROR', 'A cookie was set after the headers had gone');
      cookies.push(cookie);
    },
    takeCookies() {
      sent = true;
      return cookies.splice(0);
    },
  };
}

/** What form tokens are bound to: after a change of power those of before are worth nothing. */
function nameOf({ id, epoch }: BrowserSession): string {
  return `${id}.${epoch}`;
}

/** Browsers send the cookies of a name once; a header with two is not from a browser we trust, the first counts. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}
