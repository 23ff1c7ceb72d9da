import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, isApiError } from '#contract/core';
import { retryAfterOf, toApiError } from './errors.ts';
import type { Exchange, Pipeline } from './pipeline.ts';
import { pathOf } from './path-of.ts';
import { isReaderLeft } from './reader-left.ts';
import { objectIn } from './route-input.ts';
import { answerBrands, answerPreflight } from './shared-calls.ts';

export type ExchangeOf = (request: FastifyRequest) => Exchange;

interface Callers {
  readonly exchangeOf: ExchangeOf;
  /** Of all brands. */
  readonly origins: ReadonlySet<string>;
}

/** Registers one route for each call and alias of the contract. */
export function registerCalls(app: FastifyInstance, pipeline: Pipeline, { exchangeOf, origins }: Callers): void {
  for (const { call } of pipeline.bindings) {
    for (const url of [call.path, ...(call.aliases ?? [])]) {
      const shared = call.calledFrom === 'anyBrand';
      if (shared) answerPreflight(app, url, call.method, origins);
      app.route({
        method: call.method,
        url,
        ...(shared && { onRequest: answerBrands(origins) }),
        config: {
          limit: 'call',
          parts: call.body === 'multipart',
          ...(shared && { calledFrom: 'anyBrand' }),
          ...(changesByReading(call) && { changes: true }),
        },
        handler: async (request, reply) => {
          const exchange = exchangeOf(request);
          const asked = pipeline.invoke(call.name, inputOf(request), exchange);
          const page = refusedPage(call, request);
          if (page !== null) {
            const refused = await asked.then(
              () => false,
              (error: unknown) => REFUSED.has(toApiError(error, exchange.locale, exchange.requestId).status),
            );
            if (refused) {
              addCookies(reply, exchange);
              return reply.header('cache-control', 'no-store').redirect(page, 303);
            }
          }
          const answer = await asked;
          return call.produces === 'file' ? sendFile(reply, answer, exchange) : sendAnswer(reply, answer, exchange);
        },
      });
    }
  }
}

/** Refusals that a page of the site explains. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404, 410]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a browser that shows the address of a file itself is sent when it may not have it; null for whoever asks from a page. */
function refusedPage({ refusedAt }: Call, { headers, params }: FastifyRequest): string | null {
  if (refusedAt === undefined || !headers.accept?.includes('text/html')) return null;
  const named = new Map<string, unknown>(Object.entries(objectIn(params)));
  return refusedAt.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(named.get(name))));
}

/** The specification has calls that change something by GET: links of other sites must not be able to make them. */
function changesByReading({ method, csrf }: Call): boolean {
  return method === 'GET' && csrf === 'token';
}

function sendAnswer(reply: FastifyReply, answer: unknown, exchange: Exchange): FastifyReply {
  addCookies(reply, exchange);
  reply.header('cache-control', 'no-store');
  if (answer === undefined || answer === null) return reply.code(204).send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

interface FileAnswer {
  readonly fileName: string;
  readonly type: string;
  /** Pieces are sent as they come. */
  readonly content: string | AsyncIterable<Uint8Array>;
}

function sendFile(reply: FastifyReply, answer: unknown, exchange: Exchange): FastifyReply {
  const { fileName, type, content } = answer as FileAnswer;
  addCookies(reply, exchange);
  const name = fileName.replace(/[^\w.-]/g, '_');
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
    .send(typeof content === 'string' ? content : Readable.from(content));
}

/** Gives what was added. */
export function addCookies(reply: FastifyReply, exchange: Exchange): readonly string[] {
  const cookies = exchange.visitor.takeCookies();
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return cookies;
}

/** Path, query and body as one flat object; the path wins. */
function inputOf(request: FastifyRequest): Record<string, unknown> {
  return { ...objectIn(request.query), ...objectIn(request.body), ...objectIn(request.params) };
}

/** Answers anything thrown in `app` as an error list, [8-01]. */
export function answerErrors(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  app.setErrorHandler(answerError(exchangeOf));
}

export function answerError(exchangeOf: ExchangeOf) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const exchange = exchangeOf(request);
    const refusal = toApiError(error, exchange.locale, exchange.requestId);
    if (refusal.status >= 500 && !isApiError(error) && !isReaderLeft(error, request, reply)) {
      exchange.log.error('request failed', {
        path: pathOf(request),
        error: error instanceof Error ? error.stack : String(error),
      });
    }
    addCookies(reply, exchange);
    const after = retryAfterOf(refusal);
    if (after !== null) reply.header('retry-after', String(after));
    return reply.code(refusal.status).header('cache-control', 'no-store').send({ errors: refusal.errors });
  };
}
