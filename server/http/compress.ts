import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const gzipText = promisify(gzip);
/** Below this a packet is a packet. */
const MIN_BYTES = 1_024;

/** Compresses JSON answers; pages and files have their own ways. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES) return payload;
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    return gzipText(payload, { level: 4 });
  });
}
