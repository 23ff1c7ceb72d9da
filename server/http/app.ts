import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Ctx } from '#domain/kernel';
import { type PageBundle } from '../ssr/bundle.ts';
import { registerPages } from '../ssr/pages.ts';
import type { Facts } from '../../web/facts.ts';
import { answerErrors, registerCalls } from './api-routes.ts';
import type { Binding } from './binding.ts';
import { HttpRefusal } from './errors.ts';
import { createPipeline, type Exchange, type Limit } from './pipeline.ts';
import { commonHeaders, FILE_POLICY, refuseCrossSite } from './security.ts';
import type { Visitor } from './visitor.ts';

export interface HttpDeps {
  readonly bindings: readonly Binding[];
  /** Origins that this installation answers for. */
  readonly origins: ReadonlySet<string>;
  readonly https: boolean;
  readonly trustProxy: boolean | number | readonly string[];
  readonly visitorOf: (cookie: string | undefined) => Visitor;
  readonly ctxOf: (request: FastifyRequest, visitor: Visitor) => Promise<Ctx>;
  readonly factsOf: (request: FastifyRequest) => Facts;
  readonly locale: string;
  readonly log: Ctx['log'];
  readonly newRequestId: () => string;
  readonly withinLimit?: Limit;
  /** Null in tests that need no pages. */
  readonly pages: PageBundle | null;
  /** True when requests can be served: database and snapshots are there. */
  readonly ready: () => Promise<boolean>;
}

const API_BODY_LIMIT = 64 * 1024;

/** The whole HTTP side, without a socket: tests use `inject`. */
export async function buildApp(deps: HttpDeps): Promise<FastifyInstance> {
  const pipeline = createPipeline(deps.bindings, deps.withinLimit);
  const exchangeOf = exchanges(deps);
  const app = Fastify({
    logger: false,
    trustProxy: deps.trustProxy as boolean,
    bodyLimit: API_BODY_LIMIT,
    genReqId: deps.newRequestId,
    routerOptions: { maxParamLength: 500 },
  });
  answerErrors(app, exchangeOf);
  registerHeaders(app, deps);
  registerHealth(app, deps.ready);
  await app.register(async (api) => {
    acceptForms(api);
    registerCalls(api, pipeline, exchangeOf);
    refuseUnknownCalls(api);
  });
  if (deps.pages?.built) await registerFiles(app, deps.pages.built);
  const { pages } = deps;
  if (pages) {
    await app.register(async (scope) =>
      registerPages(scope, { bundle: pages, pipeline, exchangeOf, factsOf: deps.factsOf }),
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
  const visitor = deps.visitorOf(request.headers.cookie);
  const key = request.headers['idempotency-key'];
  let ctx: Promise<Ctx> | undefined;
  return {
    visitor,
    ctx: () => (ctx ??= deps.ctxOf(request, visitor)),
    ip: request.ip,
    requestId: request.id,
    locale: deps.locale,
    log: deps.log.child({ requestId: request.id }),
    tokenHolds: async () => {
      const token = request.headers['x-csrf'] ?? formField(request.body);
      return typeof token === 'string' && visitor.ownsToken(token);
    },
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

function formField(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'formtoken' in body ? body.formtoken : undefined;
}

function registerHeaders(app: FastifyInstance, deps: HttpDeps): void {
  const common = commonHeaders(deps.https);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('content-security-policy', FILE_POLICY).header('x-request-id', request.id);
    refuseCrossSite(request, deps.origins);
  });
}

function registerHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    const is = await ready().catch(() => false);
    return reply
      .code(is ? 200 : 503)
      .type('text/plain')
      .send(is ? 'ready\n' : 'not ready\n');
  });
}

function acceptForms(api: FastifyInstance): void {
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function refuseUnknownCalls(api: FastifyInstance): void {
  for (const prefix of ['/i/', '/s/', '/api/']) {
    api.all(`${prefix}*`, (request) => {
      throw new HttpRefusal(404, 'NOT_FOUND', `No call ${request.method} ${request.url.split('?')[0]}`);
    });
  }
}

async function registerFiles(
  app: FastifyInstance,
  { clientDir, assets }: NonNullable<PageBundle['built']>,
): Promise<void> {
  app.get(assets.chunkMap.path, async (_, reply) => reply.type('application/json').send(assets.chunkMap.body));
  await app.register(async (files) => {
    // A bad answer that a browser keeps would break every retry.
    files.setErrorHandler((_, request, reply) => reply.code(404).header('cache-control', 'no-store').send());
    files.setNotFoundHandler((_, reply) => reply.code(404).header('cache-control', 'no-store').send());
    await files.register(fastifyStatic, {
      root: `${clientDir}/assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
      decorateReply: false,
    });
  });
}
