import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSession } from '#domain/identity';
import type { Facts } from '../../web/facts.ts';
import { addressOf } from '../http/address.ts';
import { addCookies, type ExchangeOf } from '../http/api-routes.ts';
import { inProcessApi } from '../http/in-process.ts';
import { saysOnlyChoices } from '../http/choices.ts';
import { MULTIPART, readParts } from '../http/multipart.ts';
import { pathOf } from '../http/path-of.ts';
import { describe, type Exchange, type Pipeline } from '../http/pipeline.ts';
import { packingFor } from '../http/packing.ts';
import { isReaderLeft, ReaderLeft } from '../http/reader-left.ts';
import { type FrameOf, pagePolicy, REPORTING } from '../http/security.ts';
import type { BrandFiles } from './brand-files.ts';
import type { PageBundle } from './bundle.ts';
import { cartFactOf, withCart } from './cart-fact.ts';
import { answerPageErrors } from './crash-page.ts';
import { createHeadStart, type HeadStart } from './head-start.ts';
import { createKeptPages, type Fresh, type KeptPages } from './kept-pages.ts';
import { PageAnswer } from './page-answer.ts';
import { createPageTurns, type PageTurns } from './page-turns.ts';

export interface PageDeps {
  readonly bundle: PageBundle;
  readonly pipeline: Pipeline;
  readonly exchangeOf: ExchangeOf;
  readonly factsOf: (request: FastifyRequest, session?: BrowserSession | null) => ReaderFacts;
  readonly brands: BrandFiles;
  /** Another address of ours that pages may ask, of readers who agreed to advertising. */
  readonly marketingOrigin: string | null;
  readonly googleOrigin: string | null;
  /** Sent with the page, also with one that was kept. */
  readonly visitCookieOf: ((request: FastifyRequest) => string | null) | undefined;
  readonly frameOf: FrameOf | undefined;
}

/** What is known of a reader; the look of the brand is the server's to add. */
export type ReaderFacts = Omit<Facts, 'look'>;

interface Pages extends PageDeps {
  readonly heads: HeadStart;
  readonly kept: KeptPages;
  readonly turns: PageTurns;
}

/** About two hundred pages of results; outside the heap. */
const KEPT_BYTES = 96 * 1024 * 1024;
/** Longer than any head. */
const HEAD_BYTES = 32_768;
const BODY_LIMIT = 256 * 1024;
const RETRY_AFTER_SECONDS = '1';

/** Everything that is not a call or a file is a page. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  const pages: Pages = {
    ...deps,
    heads: createHeadStart(),
    kept: createKeptPages(KEPT_BYTES),
    turns: createPageTurns(),
  };
  const { middleware } = deps.bundle;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      // Vite answers files with headers of its own; a page's policy would stop it.
      reply.raw.removeHeader('content-security-policy');
      middleware(request.raw, reply.raw, () => done());
    });
  }
  answerPageErrors(app, deps.exchangeOf, (request) => deps.factsOf(request).chrome.support.email);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_, body, done) => done(null, body),
  );
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: IncomingMessage) => {
    const session = await deps.exchangeOf(request).visitor.session();
    return readParts(request, payload, { keepFiles: Boolean(session?.account) });
  });
  // From source a page is some hundred files, all by this route.
  const limit = deps.bundle.dev ? 'none' : 'page';
  // Pages below `/s/`, where everything else is a call.
  for (const url of ['/s/ident/*', '/*']) {
    app.route({
      method: ['GET', 'POST'],
      url,
      config: { limit, reads: 'because what its loaders and forms read goes through the pipeline' },
      handler: (request, reply) => answerPage(request, reply, pages),
    });
  }
}

/** Only the page of a kept mail shows a frame, and only of ours. Who may show a page is said of each partner. */
function policyOf(
  request: FastifyRequest,
  { nonce, facts }: { readonly nonce: string; readonly facts: Facts },
  { bundle, frameOf, marketingOrigin, googleOrigin }: PageDeps,
): string {
  const inside = request.url.startsWith('/dev/mail/') ? 'self' : 'none';
  // The marketing id of another host is asked for only where the reader agreed.
  const marketing = facts.consent?.includes('advertising') ? marketingOrigin : null;
  // The browser itself asks Google for an account, by addresses that the page names.
  const google = facts.consent?.includes('functional') && facts.chrome.signIn.allowed ? googleOrigin : null;
  const connect = [marketing, google].filter((origin) => origin !== null);
  return pagePolicy(nonce, bundle.dev, { inside, ancestors: frameOf?.(request)?.ancestors, connect });
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, deps: Pages): Promise<FastifyReply> {
  const { bundle, kept } = deps;
  const exchange = deps.exchangeOf(request);
  const session = await exchange.visitor.session();
  const known = withCart(deps.factsOf(request, session), session && (await cartFactOf(deps.pipeline, exchange)));
  const { style, look } = await deps.brands.of(known.brand.id);
  const facts = { ...known, look };
  const fresh = { nonce: randomBytes(16).toString('base64url'), requestId: facts.requestId };
  reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, cookie');
  reply.header('content-security-policy', policyOf(request, { nonce: fresh.nonce, facts }, deps));
  if (!bundle.dev) reply.header('reporting-endpoints', REPORTING);
  const visitCookie = deps.visitCookieOf?.(request);
  if (visitCookie) reply.header('set-cookie', visitCookie);
  const key = bundle.dev ? null : keyOf(request, facts);
  const page = key === null ? undefined : kept.find(key);
  if (!page) return renderInTurn({ request, reply, facts, style, fresh, key }, deps);
  // Packed in pieces, which only gzip can join.
  const gzip = packingFor(request.headers['accept-encoding'], ['gzip']) !== null;
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply.type('text/html; charset=utf-8').send(await page.answer(fresh, gzip));
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly facts: Facts;
  /** The stylesheet of the brand. */
  readonly style: string;
  readonly fresh: Fresh;
  /** Under which the page may be kept; null for never. */
  readonly key: string | null;
}

/** One address that asks for page after page does not keep the thread from others. */
async function renderInTurn(asked: Asked, deps: Pages): Promise<FastifyReply> {
  const { request, reply } = asked;
  const end = await deps.turns.begin(addressOf(request.ip));
  try {
    if (reply.raw.destroyed) throw new ReaderLeft();
    return await renderAnswer(asked, deps);
  } finally {
    end(reply.raw.statusCode === 429);
  }
}

async function renderAnswer(asked: Asked, deps: Pages): Promise<FastifyReply> {
  const { request, reply, facts, style, fresh, key } = asked;
  const { bundle, heads, kept } = deps;
  const exchange = pageExchange(deps.exchangeOf(request), request);
  const entry = await bundle.entry();
  const from = { request: webRequest(request, reply, facts.origin), facts };
  const kind = [facts.brand.id, facts.dir, facts.theme, facts.locale, ...entry.neededModules(from)].join(' ');
  const answer = new PageAnswer(request, reply, fresh.nonce);
  const headers = (): number => addCookies(reply, exchange).length;
  const failed = (what: string, error: unknown): void => {
    if (!isReaderLeft(error, request, reply))
      exchange.log.error(what, { path: pathOf(request), error: describe(error) });
  };
  const heard = { settled: false, keepMs: 0, cookies: 0 };
  const hints = {
    settled() {
      if (bundle.dev || request.method !== 'GET') return;
      heard.settled = true;
      const head = answer.begun ? '' : heads.of(kind, fresh.nonce);
      if (head === '') return;
      heard.cookies += headers();
      answer.sendAhead(200, head);
    },
    keepFor(seconds: number) {
      heard.keepMs = seconds * 1_000;
    },
  };
  try {
    const page = await entry.renderPage({
      ...from,
      api: inProcessApi(deps.pipeline, exchange),
      nonce: fresh.nonce,
      assets: async (modules, locale) => {
        const assets = await bundle.assets(modules, locale);
        return { ...assets, styles: deps.brands.withSheet(style, assets.styles) };
      },
      onError: (error) => failed('page failed', error),
      hints,
    });
    if (!answer.begun && page instanceof Response) return await sendResponse(reply, page, exchange);
    if (page instanceof Response) throw new TypeError('A redirect after the page had begun');
    if (!answer.begun) heard.cookies += headers();
    if (!answer.begun && isOverSoon(page.status)) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const html = await answer.stream(page);
    if (html === null || page.status !== 200) return reply;
    if (heard.settled) heads.learn(kind, html.subarray(0, HEAD_BYTES).toString('utf8'), fresh.nonce);
    if (key !== null && heard.keepMs > 0 && heard.cookies === 0) kept.keep(key, html, fresh, heard.keepMs);
  } catch (error) {
    if (!answer.begun) throw error;
    failed('page was cut', error);
    answer.cut();
  }
  return reply;
}

/** Too many requests: the page says so in words, and is right again by itself. */
function isOverSoon(status: number): boolean {
  return status === 429 || status === 503;
}

/** What a page that may be given to several readers depends on; null where it depends on more. */
function keyOf(request: FastifyRequest, { now: _now, requestId: _requestId, ...facts }: Facts): string | null {
  if (request.method !== 'GET' || !saysOnlyChoices(request.headers.cookie)) return null;
  return `${request.url} ${JSON.stringify(facts)}`;
}

/** A post to a page proves itself by the hidden field of its form; a page that is only read proves nothing. */
function pageExchange(exchange: Exchange, request: FastifyRequest): Exchange {
  const token = request.method === 'POST' ? fieldIn(request.body, 'formtoken') : null;
  return { ...exchange, tokenHolds: async () => token !== null && exchange.visitor.ownsToken(token) };
}

function fieldIn(body: unknown, name: string): string | null {
  const part = body instanceof FormData ? body.get(name) : null;
  if (typeof part === 'string') return part;
  return Buffer.isBuffer(body) ? new URLSearchParams(body.toString('utf8')).get(name) : null;
}

function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort(new ReaderLeft());
  });
  const headers = new Headers();
  // No other: what a page depends on must be in the key under which it is kept.
  const { body } = request;
  const type = request.headers['content-type'];
  // That of a form in parts is said by the request that is made of it.
  if (type !== undefined && !(body instanceof FormData)) headers.set('content-type', type);
  // For pages that are kept for nobody: one that tells where its reader was.
  const before = request.headers.referer;
  if (before?.startsWith(`${origin}/`)) headers.set('referer', before);
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
    ...(body instanceof FormData && { body }),
  });
}

async function sendResponse(reply: FastifyReply, response: Response, exchange: Exchange): Promise<FastifyReply> {
  addCookies(reply, exchange);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(await response.text());
}
