import type { FastifyReply, FastifyRequest } from 'fastify';

/** Why work for an answer ends: nobody reads it any more. */
export class ReaderLeft extends Error {
  override readonly name = 'ReaderLeft';
  constructor() {
    super('The reader closed the connection');
  }
}

/** What a connection that was closed by its other end makes of a stream that is still in use. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** Whether an answer failed only because its reader had gone: that is no failure of ours. Other errors are, whoever reads. */
export function isReaderLeft(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  if (error instanceof ReaderLeft) return true;
  const gone = reply.raw.destroyed || request.raw.destroyed;
  return gone && error instanceof Error && 'code' in error && BROKEN.has(String(error.code));
}
