import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './errors.ts';

/** A request of a page that stands in another site's frame. */
export interface FrameScope {
  /** Origins that may show the page. */
  readonly ancestors: readonly string[];
  readonly mayCall: (call: string) => boolean;
}

export type FrameOf = (request: FastifyRequest) => FrameScope | null;

/** Where browsers report what the policy of a page stopped: by an old way and a new one, of which each browser knows one. */
export const REPORTS_PATH = '/i/api/security/v1/policy-reports';
export const REPORTING = `policy="${REPORTS_PATH}"`;

interface PageSources {
  /** What the page shows in frames. */
  readonly inside?: 'self' | 'none';
  /** Who may show the page in one. */
  readonly ancestors?: readonly string[] | undefined;
  /** Other origins that its scripts may ask. */
  readonly connect?: readonly string[];
}

/** Policy of a page: no script without this answer's nonce, no way to make script from text. */
export function pagePolicy(
  nonce: string,
  dev: boolean,
  { inside = 'none', ancestors, connect = [] }: PageSources = {},
): string {
  const rules = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src ${["'self'", ...connect, ...(dev ? ['ws:'] : [])].join(' ')}`,
    `frame-src '${inside}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors?.join(' ') ?? "'none'"}`,
    ...(dev
      ? []
      : [
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
          `report-uri ${REPORTS_PATH}`,
          'report-to policy',
        ]),
  ];
  return rules.join('; ');
}

/** Policy of everything that is not a page. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export function commonHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The place of a device is asked by the search form alone, when 'near me' is pressed.
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a request that changes something and that a browser made for another site. */
export function refuseCrossSite(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'routeOptions'>,
  origins: ReadonlySet<string>,
): void {
  if (SAFE.has(request.method) && request.routeOptions.config.changes !== true) return;
  if (request.routeOptions.config.calledFrom === 'provider') return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const shared = request.routeOptions.config.calledFrom === 'anyBrand';
  if (shared && origin !== undefined && origins.has(origin)) return;
  const foreign =
    site !== undefined ? site !== 'same-origin' && site !== 'none' : origin !== undefined && !origins.has(origin);
  if (foreign) throw new HttpRefusal(403, 'CROSS_SITE_REQUEST', 'Sec-Fetch-Site or Origin names another site');
}
