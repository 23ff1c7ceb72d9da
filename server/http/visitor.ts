import type { BrowserSession, OpenedSession } from '#domain/identity';

/** The browser behind a request: its session is looked up when asked for and made only when needed. */
export interface Visitor {
  /** Id of the session that the cookie names, or null. */
  sessionId(): Promise<string | null>;
  /** The session with who is signed in, or null. */
  session(): Promise<BrowserSession | null>;
  /** As `sessionId`, but opens a session when there is none; its cookie goes out with the answer. */
  ensureSession(): Promise<string>;
  /** A form token of the session, which is opened when there is none. */
  formToken(): Promise<string>;
  ownsToken(token: string): Promise<boolean>;
  /** Power has changed: the session has another cookie from now on. */
  adopt(opened: OpenedSession): void;
  /** The session is gone; another begins, which knows that somebody was signed in here. */
  startAnew(): Promise<void>;
  /** Sends a cookie with the answer. Throws once the headers have gone. */
  keep(cookie: string): void;
  /** `Set-Cookie` values for the answer. Reading them ends the time in which a session can be opened. */
  takeCookies(): readonly string[];
}
