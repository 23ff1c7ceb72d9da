import { formTokenHolds, issueFormToken, SESSION_DAYS, type VisitorSessions } from '#domain/identity';
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
  let found: Promise<string | null> | undefined;
  let ensured: Promise<string> | undefined;

  function sessionId(): Promise<string | null> {
    found ??= given === null ? Promise.resolve(null) : sessions.find(given).then((session) => session?.id ?? null);
    return found;
  }

  async function ensure(): Promise<string> {
    const known = await sessionId();
    if (known) return known;
    if (sent) throw new HttpRefusal(500, 'INTERNAL_ERROR', 'A session was asked for after the headers had gone');
    const { session, token } = await sessions.open();
    cookies.push(`${jar.name}=${token}; Path=/; Max-Age=${SESSION_DAYS * 86_400}; HttpOnly; Secure; ${jar.attributes}`);
    found = Promise.resolve(session.id);
    return session.id;
  }

  function ensureSession(): Promise<string> {
    ensured ??= ensure();
    return ensured;
  }

  return {
    sessionId,
    ensureSession,
    formToken: async () => issueFormToken(await ensureSession(), keys, random),
    async ownsToken(token) {
      const id = await sessionId();
      return id !== null && formTokenHolds(token, id, keys);
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

/** Browsers send the cookies of a name once; a header with two is not from a browser we trust, the first counts. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}
