import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Facts } from '../../web/facts.ts';
import type { RenderedPage } from '../../web/entry-server.tsx';
import { addCookies, type ExchangeOf } from '../http/api-routes.ts';
import { inProcessApi } from '../http/in-process.ts';
import { describe, type Exchange, type Pipeline } from '../http/pipeline.ts';
import { pagePolicy } from '../http/security.ts';
import type { PageBundle } from './bundle.ts';
import { answerPageErrors } from './crash-page.ts';
import { LateWriter } from './late-writer.ts';

export interface PageDeps {
  readonly bundle: PageBundle;
  readonly pipeline: Pipeline;
  readonly exchangeOf: ExchangeOf;
  readonly factsOf: (request: FastifyRequest) => Facts;
}

/** A page that streams longer than this ends with what it has. */
const RENDER_MS = 20_000;
const BODY_LIMIT = 256 * 1024;

/** Everything that is not a call or a file is a page. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const { middleware } = deps.bundle;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      // Vite answers files with headers of its own; a page's policy would stop it.
      reply.raw.removeHeader('content-security-policy');
      middleware(request.raw, reply.raw, () => done());
    });
  }
  answerPageErrors(app, deps.exchangeOf);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, body),
  );
  app.route({ method: ['GET', 'POST'], url: '/*', handler: (request, reply) => answerPage(request, reply, deps) });
}

/** Only the page of a kept mail shows a frame, and only of ours. */
function framesOf(url: string): 'self' | 'none' {
  return url.startsWith('/dev/mail/') ? 'self' : 'none';
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Promise<FastifyReply> {
  const { bundle } = deps;
  const exchange = pageExchange(deps.exchangeOf(request), request);
  const facts = deps.factsOf(request);
  const nonce = randomBytes(16).toString('base64url');
  const entry = await bundle.entry();
  const page = await entry.renderPage({
    request: webRequest(request, reply, facts.origin),
    api: inProcessApi(deps.pipeline, exchange),
    facts,
    nonce,
    assets: (modules) => bundle.assets(facts.brand.id, modules),
    onError: (error) => exchange.log.error('page failed', { url: request.url, error: describe(error) }),
  });
  addCookies(reply, exchange);
  reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
  if (page instanceof Response) return sendResponse(reply, page);
  reply.code(page.status).header('content-security-policy', pagePolicy(nonce, bundle.dev, framesOf(request.url)));
  return sendPage(request, reply, page, nonce);
}

/** A post to a page proves itself by the hidden field of its form; a page that is only read proves nothing. */
function pageExchange(exchange: Exchange, request: FastifyRequest): Exchange {
  const token = request.method === 'POST' ? fieldIn(request.body, 'formtoken') : null;
  return { ...exchange, tokenHolds: async () => token !== null && exchange.visitor.ownsToken(token) };
}

function fieldIn(body: unknown, name: string): string | null {
  return Buffer.isBuffer(body) ? new URLSearchParams(body.toString('utf8')).get(name) : null;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const name of ['accept-language', 'content-type', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(await response.text());
}

/** Streams the page; React is told of a reader who left, and of the time limit. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, nonce: string): FastifyReply {
  const gzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.type('text/html; charset=utf-8');
  if (gzip) reply.header('content-encoding', 'gzip');
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
  if (request.method === 'HEAD') {
    reply.raw.end();
    page.abort(null);
    return reply;
  }
  const { to, flush } = gzip ? gzipTo(reply) : { to: reply.raw, flush: () => undefined };
  const timer = setTimeout(() => page.abort(new TypeError('Page took too long')), RENDER_MS);
  const timeUp = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), RENDER_MS).unref();
  });
  const late = page.late.map((script) => Promise.race([script, timeUp]));
  const writer = new LateWriter(to, flush, late, (script) => `<script nonce="${nonce}">${script}</script>`);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) page.abort(null);
  });
  page.pipe(writer);
  return reply;
}

function gzipTo(reply: FastifyReply): { to: Writable; flush: () => void } {
  const gzip = createGzip({ level: 5 });
  gzip.pipe(reply.raw);
  reply.raw.once('close', () => gzip.destroy());
  return { to: gzip, flush: () => gzip.flush(constants.Z_SYNC_FLUSH) };
}
