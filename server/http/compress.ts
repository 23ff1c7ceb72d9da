import type { FastifyInstance } from 'fastify';
import { pack, packingFor } from './packing.ts';

/** Below this a packet is a packet. */
const MIN_BYTES = 1_024;

/** Compresses JSON answers; pages and files have their own ways. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    const packing = packingFor(request.headers['accept-encoding']);
    if (!packing) return payload;
    reply.header('content-encoding', packing).header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    return pack(payload, packing);
  });
}
