import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ONE_CLICK_PATH, UNSUBSCRIBE_PATH } from '#contract/news';
import { readNewsLink, stopNews } from '#domain/identity';
import { NotFound } from '#domain/kernel';
import { z } from '#zod';
import type { ExchangeOf } from '../http/api-routes.ts';
import { inputOf, saidWithin } from '../http/route-input.ts';

const BODY_LIMIT = 4_096;
const URL = `${ONE_CLICK_PATH}/:link`;
const READS = z.object({ link: saidWithin(100) });

/**
 * RFC 8058: a mail provider posts `List-Unsubscribe=One-Click` here for its reader, from anywhere and without cookies. One address
 * speaks for millions of readers, so it may do so often. Whoever opens the address instead is led to the page.
 */
export function oneClick(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // As a form or in parts, says the RFC; only these few bytes of it are looked at.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) => done(null, body));
    scope.get(URL, { config: { limit: 'usual', reads: READS } }, async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(pageOf(linkIn(request)), 302),
    );
    scope.post(
      URL,
      { config: { limit: 'news.oneClick', calledFrom: 'provider', reads: READS } },
      async (request, reply) => {
        const link = linkIn(request);
        reply.header('cache-control', 'no-store');
        if (!asksOneClick(request.body)) return reply.redirect(pageOf(link), 303);
        try {
          const ctx = await exchangeOf(request).ctx();
          const { wanted } = await readNewsLink({ ctx, input: { link } });
          if (wanted) await stopNews({ ctx, input: { link, source: 'oneClick' } });
        } catch (error) {
          if (!(error instanceof NotFound)) throw error;
          return reply.code(404).type('text/plain').send('This link is not known. No news are sent by it.\n');
        }
        return reply.type('text/plain').send('Unsubscribed.\n');
      },
    );
  });
}

/** What cannot be a link is one that is not known. */
function linkIn(request: FastifyRequest): string {
  return inputOf(request, READS).link ?? '';
}

function asksOneClick(body: unknown): boolean {
  return typeof body === 'string' && /List-Unsubscribe(=|"\s*(\r?\n)+)One-Click/i.test(body);
}

function pageOf(link: string): string {
  return `${UNSUBSCRIBE_PATH}?link=${encodeURIComponent(link)}`;
}
