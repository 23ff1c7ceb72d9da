import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `anyBrand`: pages of every brand of this installation may make the call, with their cookies. `provider`: the page of
     * another site that somebody signs in with may post to it; it answers with an address and does nothing.
     */
    calledFrom?: 'anyBrand' | 'provider';
    /** It changes something although it is asked by GET. */
    changes?: true;
  }
}

const REMEMBER_SECONDS = 600;

/** Lets pages at the origins of our brands read the answer, refusals included. */
export function answerBrands(origins: ReadonlySet<string>) {
  return async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  };
}

/** What a browser asks first. */
export function answerPreflight(app: FastifyInstance, url: string, method: string, origins: ReadonlySet<string>): void {
  app.options(
    url,
    {
      onRequest: answerBrands(origins),
      config: { limit: 'none', reads: 'because only the origin is looked up in a list' },
    },
    async ({ headers: { origin } }, reply) => {
      if (origin === undefined || !origins.has(origin)) return reply.code(403).send();
      return reply
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'x-csrf')
        .header('access-control-max-age', String(REMEMBER_SECONDS))
        .code(204)
        .send();
    },
  );
}
