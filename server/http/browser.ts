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
}

export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): Browser {
  const hint = headers['sec-ch-ua-mobile'];
  const csrf = headers['x-csrf'];
  return {
    cookie: (name) => readCookie(headers.cookie, name),
    origin: headers.origin ?? null,
    csrf: typeof csrf === 'string' ? csrf : null,
    mobile: typeof hint === 'string' ? hint === '?1' : /\bMobi/.test(headers['user-agent'] ?? ''),
  };
}
