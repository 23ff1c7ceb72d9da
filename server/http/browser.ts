import type { FastifyRequest } from 'fastify';
import { readCookie } from './browser-visitor.ts';

/** What a browser says beside what it asks. */
export interface Browser {
  readonly cookie: (name: string) => string | null;
  /** The site whose page made the request, where the browser names it. */
  readonly origin: string | null;
  /** The header `X-CSRF`. */
  readonly csrf: string | null;
  readonly mobile: boolean;
  /** `Firefox on Linux`, for people to know their own by. */
  readonly device: string;
}

export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): Browser {
  const hint = headers['sec-ch-ua-mobile'];
  const csrf = headers['x-csrf'];
  return {
    cookie: (name) => readCookie(headers.cookie, name),
    origin: headers.origin ?? null,
    csrf: typeof csrf === 'string' ? csrf : null,
    mobile: typeof hint === 'string' ? hint === '?1' : /\bMobi/.test(headers['user-agent'] ?? ''),
    device: deviceIn(headers['user-agent'] ?? ''),
  };
}

/** First match wins: browsers name those that they stem from as well. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** Names only: empty where the browser says nothing that we know. */
function deviceIn(agent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1]);
  return [browser, system].filter(Boolean).join(', ');
}
