import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { BrowserSession } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { BrandFolder } from '../compose/brands.ts';
import { openBrandFiles, registerBrandFiles } from '../ssr/brand-files.ts';
import { type PageBundle } from '../ssr/bundle.ts';
import { registerArt } from '../ssr/art.ts';
import { type ReaderFacts, registerPages } from '../ssr/pages.ts';
import { addressOf } from './address.ts';
import { answerError, answerErrors, registerCalls } from './api-routes.ts';
import type { Part } from '../compose/part.ts';
import { openApi } from './openapi/document.ts';
import { browserOf } from './browser.ts';
import { addWords } from './words.ts';
import { compressAnswers } from './compress.ts';
import { FRAME_JAR, type Jar } from './browser-visitor.ts';
import { registerEntry } from './entry.ts';
import { HttpRefusal } from './errors.ts';
import { registerFiles } from './files.ts';
import type { Limit } from './limits.ts';
import { MULTIPART, readParts } from './multipart.ts';
import { pathOf } from './path-of.ts';
import { createPipeline, type Exchange, type Pipeline } from './pipeline.ts';
import { hintAtProxy } from './proxy-hint.ts';
import { judgeInput } from './route-input.ts';
import { countRoutes } from './route-limits.ts';
import { type Patience, serverPatience } from './patience.ts';
import { createRefusalPace } from './refusal-pace.ts';
import { refuseOddPath } from './site-path.ts';
import { commonHeaders, FILE_POLICY, type FrameOf, refuseCrossSite } from './security.ts';
import type { Visitor } from './visitor.ts';

export interface HttpDeps {
  readonly parts: readonly Part[];
  /** Origins that this installation answers for. */
  readonly origins: ReadonlySet<string>;
  /** As readers see it, without a trailing slash. */
  readonly publicUrl: string;
  readonly https: boolean;
  readonly trustProxy: boolean | readonly string[];
  readonly visitorOf: (cookie: string | undefined, jar?: Jar) => Visitor;
  readonly ctxOf: (request: FastifyRequest, visitor: Visitor) => Promise<Ctx>;
  readonly factsOf: (request: FastifyRequest, session?: BrowserSession | null) => ReaderFacts;
  /** Where the looks of the brands stand. */
  readonly brandFolders: readonly BrandFolder[];
  /** Another address of ours that pages may ask, of readers who agreed to advertising. */
  readonly marketingOrigin?: string | null;
  /** That browsers of readers who agreed to it ask for an account (One Tap); null where Google is not configured. */
  readonly googleOrigin?: string | null;
  /** `Set-Cookie` for a page whose address says something about the whole visit. */
  readonly visitCookieOf?: (request: FastifyRequest) => string | null;
  /** What a request of a page in another site's frame may do; null for every other. Nobody may show us where it is left out. */
  readonly frameOf?: FrameOf;
  readonly localeOf: (request: FastifyRequest) => string;
  readonly log: Ctx['log'];
  readonly newRequestId: () => string;
  readonly limit?: Limit;
  /** What of the usual waiting is otherwise. */
  readonly patience?: Partial<Patience>;
  /** Null in tests that need no pages. */
  readonly pages: ((app: FastifyInstance) => Promise<PageBundle>) | null;
  /** True when requests can be served: database and snapshots are there. */
  readonly ready: () => Promise<boolean>;
}

const API_BODY_LIMIT = 64 * 1024;

/** The whole HTTP side, without a socket: tests use `inject`. */
export async function buildApp(deps: HttpDeps): Promise<FastifyInstance> {
  const bindings = deps.parts.flatMap((part) => part.bindings ?? []);
  for (const part of deps.parts) addWords(part.words ?? {});
  const pipeline = createPipeline(bindings, deps.limit);
  const exchangeOf = exchanges(deps);
  const patience = serverPatience(deps.patience);
  const app = Fastify({
    ...patience.options,
    // What the router itself cannot read comes to no hook.
    frameworkErrors: (error, request, reply) =>
      answerError(exchangeOf)(error, request, reply.headers(commonHeaders(deps.https))),
    logger: false,
    trustProxy: deps.trustProxy as boolean,
    bodyLimit: API_BODY_LIMIT,
    genReqId: deps.newRequestId,
    routerOptions: { maxParamLength: 700 },
  });
  patience.cap(app, deps.trustProxy !== false);
  answerErrors(app, exchangeOf);
  app.setNotFoundHandler((request) => {
    throw new HttpRefusal(404, 'NOT_FOUND', `Nothing at ${request.method} ${pathOf(request)}`);
  });
  registerHeaders(app, deps);
  paceRefusals(app);
  if (deps.trustProxy === false) hintAtProxy(app, deps.log);
  countRoutes(app, pipeline);
  judgeInput(app);
  registerEntry(app);
  registerHealth(app, deps.ready);
  await app.register(async (api) => {
    acceptForms(api, exchangeOf);
    compressAnswers(api);
    registerCalls(api, pipeline, { exchangeOf, origins: deps.origins });
    for (const part of deps.parts) part.routes?.(api, exchangeOf);
    registerOpenApi(api, pipeline, deps.publicUrl);
    refuseUnknownCalls(api);
  });
  const pages = await deps.pages?.(app);
  if (pages?.built) await registerFiles(app, pages.built);
  if (pages) {
    const brands = await openBrandFiles(pages, deps.brandFolders);
    registerArt(app, pages);
    registerBrandFiles(app, brands);
    await app.register(async (scope) =>
      registerPages(scope, {
        bundle: pages,
        brands,
        pipeline,
        exchangeOf,
        factsOf: deps.factsOf,
        visitCookieOf: deps.visitCookieOf,
        frameOf: deps.frameOf,
        marketingOrigin: deps.marketingOrigin ?? null,
        googleOrigin: deps.googleOrigin ?? null,
      }),
    );
  }
  return app;
}

/** One exchange per request, made when first asked for. */
function exchanges(deps: HttpDeps): (request: FastifyRequest) => Exchange {
  const known = new WeakMap<FastifyRequest, Exchange>();
  return (request) => {
    const found = known.get(request);
    if (found) return found;
    const made = exchangeFor(request, deps);
    known.set(request, made);
    return made;
  };
}

function exchangeFor(request: FastifyRequest, deps: HttpDeps): Exchange {
  const frame = deps.frameOf?.(request);
  const visitor = deps.visitorOf(request.headers.cookie, frame ? FRAME_JAR : undefined);
  const key = request.headers['idempotency-key'];
  let ctx: Promise<Ctx> | undefined;
  return {
    visitor,
    ctx: () => (ctx ??= deps.ctxOf(request, visitor)),
    ip: addressOf(request.ip),
    browser: browserOf(request),
    requestId: request.id,
    locale: deps.localeOf(request),
    log: deps.log.child({ requestId: request.id }),
    tokenHolds: async () => {
      const token = request.headers['x-csrf'] ?? formField(request.body);
      return typeof token === 'string' && visitor.ownsToken(token);
    },
    idempotencyKey: typeof key === 'string' ? key : null,
    mayCall: frame?.mayCall,
  };
}

function formField(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'formtoken' in body ? body.formtoken : undefined;
}

function registerHeaders(app: FastifyInstance, deps: HttpDeps): void {
  const common = commonHeaders(deps.https);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('content-security-policy', FILE_POLICY).header('x-request-id', request.id);
    refuseOddPath(request);
    refuseCrossSite(request, deps.origins);
  });
}

/** Whoever is told that they ask too often, and asks on, hears it more slowly. */
function paceRefusals(app: FastifyInstance): void {
  const pace = createRefusalPace();
  app.addHook('onSend', async ({ ip }, { statusCode }) => {
    if (statusCode === 429) await pace.wait(addressOf(ip));
  });
}

function registerHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  const probe = { reads: 'because a probe is asked without anything' } as const;
  app.get('/healthz', { config: { ...probe, limit: 'none' } }, async (_, reply) =>
    reply.type('text/plain').send('ok\n'),
  );
  app.get('/readyz', { config: { ...probe, limit: 'usual' } }, async (_, reply) => {
    const is = await ready().catch(() => false);
    return reply
      .code(is ? 200 : 503)
      .type('text/plain')
      .send(is ? 'ready\n' : 'not ready\n');
  });
}

function registerOpenApi(api: FastifyInstance, pipeline: Pipeline, publicUrl: string): void {
  let made: string | undefined;
  const config = { limit: 'usual', reads: 'because it is one document for everybody' } as const;
  api.get('/api/openapi.json', { config }, async (_, reply) => {
    made ??= JSON.stringify(
      openApi(
        pipeline.bindings.map(({ call }) => call),
        publicUrl,
      ),
    );
    return reply.type('application/json; charset=utf-8').send(made);
  });
}

function acceptForms(api: FastifyInstance, exchangeOf: (request: FastifyRequest) => Exchange): void {
  api.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.parts !== true)
      throw new HttpRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', `${MULTIPART} is not taken here`);
    const session = await exchangeOf(request).visitor.session();
    return Object.fromEntries(await readParts(request, payload, { keepFiles: Boolean(session?.account) }));
  });
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function refuseUnknownCalls(api: FastifyInstance): void {
  for (const prefix of ['/i/', '/s/', '/api/']) {
    const config = { limit: 'usual', reads: 'because all of it is refused' } as const;
    api.all(`${prefix}*`, { config }, (request) => {
      throw new HttpRefusal(404, 'NOT_FOUND', `No call ${request.method} ${pathOf(request)}`);
    });
  }
}
