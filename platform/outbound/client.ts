import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Logger } from '#platform/core';
import { isPublicAddress } from './address.ts';
import { OutboundFailed, OutboundRefused } from './errors.ts';

export interface OutboundRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For the whole exchange; 10 s unless given. */
  readonly timeoutMs?: number;
  /** Of the answer's body; 5 MB unless given. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The same as it came; stand-ins that speak text leave it out. */
  readonly bytes?: Uint8Array;
}

export interface Outbound {
  /** One exchange with the outside. Redirects are answers, not followed. Throws OutboundRefused or OutboundFailed. */
  request(request: OutboundRequest): Promise<OutboundResponse>;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

interface Parts {
  readonly log: Logger;
  /** All that may be asked, such as `https://api.example.com`; another origin is refused before its name is looked up. */
  readonly origins: readonly string[];
  /** Origins that the operator configured, such as a supplier inside the own network: may be asked too, exempt from the guard. */
  readonly trustedOrigins?: readonly string[];
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
  /** Replaces the network; for tests. */
  readonly open?: (url: URL, options: https.RequestOptions) => http.ClientRequest;
}

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 50 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 50 }),
};

/** The only way out of the process: https to listed origins at public addresses, resolved once and pinned, bounded in time and size. */
export function createOutbound({
  log,
  origins,
  trustedOrigins = [],
  resolve = resolveAll,
  open = openSocket,
}: Parts): Outbound {
  return {
    async request(request) {
      const startedMs = performance.now();
      const url = parseUrl(request.url);
      const pinned = trustedOrigins.includes(url.origin) ? undefined : await guard(url, origins, resolve);
      try {
        const response = await exchange(request, url, pinned, open);
        log.info('Outbound call', {
          host: url.host,
          status: response.status,
          ms: Math.round(performance.now() - startedMs),
        });
        return response;
      } catch (error) {
        log.warn('Outbound call failed', { host: url.host, error });
        throw error;
      }
    },
  };
}

function parseUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw new OutboundRefused('Not an address');
  if (url.username || url.password) throw new OutboundRefused('An address with a password in it');
  return url;
}

/** One private address among several is enough to refuse: which one is taken would be the name server's choice. */
async function guard(url: URL, origins: readonly string[], resolve: NonNullable<Parts['resolve']>): Promise<Address> {
  if (url.protocol !== 'https:') throw new OutboundRefused(`${url.host}: https only`);
  if (!origins.includes(url.origin)) throw new OutboundRefused(`${url.host} is not among what may be asked`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolveOrFail(host, resolve);
  const [first] = addresses;
  if (!first) throw new OutboundFailed('OUTBOUND_LOST', `${host} has no address`, false);
  if (!addresses.every(({ address }) => isPublicAddress(address))) {
    throw new OutboundRefused(`${host} leads into a private network`);
  }
  return first;
}

async function resolveOrFail(host: string, resolve: NonNullable<Parts['resolve']>): Promise<readonly Address[]> {
  try {
    return await resolve(host);
  } catch (cause) {
    throw new OutboundFailed('OUTBOUND_LOST', `${host} was not found`, false, { cause });
  }
}

function resolveAll(hostname: string): Promise<readonly Address[]> {
  return lookup(hostname, { all: true });
}

function openSocket(url: URL, options: https.RequestOptions): http.ClientRequest {
  return url.protocol === 'https:' ? https.request(url, options) : http.request(url, options);
}

function exchange(
  { method = 'GET', headers = {}, body, timeoutMs = 10_000, maxBytes = 5_000_000, signal }: OutboundRequest,
  url: URL,
  pinned: Address | undefined,
  open: NonNullable<Parts['open']>,
): Promise<OutboundResponse> {
  const deadline = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    let sent = false;
    const fail = (cause: unknown): void => {
      const code = deadline.aborted ? 'OUTBOUND_TIMEOUT' : 'OUTBOUND_LOST';
      const why = deadline.aborted
        ? `no whole answer within ${timeoutMs} ms`
        : 'the connection ended before the answer did';
      reject(
        cause instanceof OutboundFailed ? cause : new OutboundFailed(code, `${url.host}: ${why}`, sent, { cause }),
      );
    };
    const request = open(url, {
      method,
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
      agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(pinned && { lookup: pinTo(pinned) }),
    });
    request.on('error', fail);
    request.on('socket', (socket) => {
      const markSent = (): void => void (sent = true);
      if (socket.connecting) socket.once('connect', markSent);
      else markSent();
    });
    request.on('response', (response) => {
      collect(response, maxBytes).then((bytes) => {
        resolve(new Answer(response, bytes));
      }, fail);
    });
    request.end(body);
  });
}

class Answer implements OutboundResponse {
  readonly status: number;
  readonly headers: OutboundResponse['headers'];
  readonly bytes: Buffer;

  constructor({ statusCode, headers }: http.IncomingMessage, bytes: Buffer) {
    this.status = statusCode ?? 0;
    this.headers = plainHeaders(headers);
    this.bytes = bytes;
  }

  get body(): string {
    return this.bytes.toString('utf8');
  }
}

async function collect(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new OutboundFailed('OUTBOUND_TOO_LARGE', `The answer is larger than ${maxBytes} bytes`, true);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name is not asked again: a second answer could be a private address. TLS still checks the name. */
function pinTo({ address, family }: Address): NonNullable<https.RequestOptions['lookup']> {
  return (_hostname, options, answer) => {
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}

function plainHeaders(headers: http.IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}
