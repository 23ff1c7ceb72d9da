import type { FastifyRequest } from 'fastify';
import type { Ctx } from '#domain/kernel';
import type { Facts } from '../../web/facts.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Foundation } from './foundation.ts';

/** Who reads, in which brand, language and currency: for verbs as `Ctx`, for pages as `Facts`. */
export interface Reader {
  readonly locale: string;
  readonly ctxOf: (request: FastifyRequest, visitor: Visitor) => Promise<Ctx>;
  readonly factsOf: (request: FastifyRequest) => Facts;
}

export const BRAND = { id: 'wayfold', name: 'Wayfold' };
export const LOCALE = 'en-GB';
export const CURRENCY = 'EUR';

export function createReader(foundation: Foundation): Reader {
  const { config, clock, ids, random, sealer, log, db } = foundation;
  return {
    locale: LOCALE,
    async ctxOf(request, visitor) {
      return {
        actor: { kind: 'anonymous', sessionId: await visitor.sessionId() },
        companyId: null,
        brand: BRAND.id,
        locale: LOCALE,
        currency: CURRENCY,
        clock,
        ids,
        random,
        sealer,
        db,
        log: log.child({ requestId: request.id }),
        requestId: request.id,
      };
    },
    factsOf: (request) => ({
      locale: LOCALE,
      dir: 'ltr',
      currency: CURRENCY,
      brand: BRAND,
      mode: config.mode === 'production' ? 'production' : 'demo',
      theme: 'system',
      now: clock.now().toISOString(),
      requestId: request.id,
      origin: config.baseUrl,
    }),
  };
}
