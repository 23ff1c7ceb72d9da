import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface StreamEvent {
  /** Where to go on after a break: comes back as `Last-Event-ID`. */
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

const KEEP_ALIVE_MS = 15_000;
/** How long a reader may take nothing of what was sent. */
const UNREAD_MS = 60_000;
/** How long a browser waits before it connects again. */
const RETRY_MS = 1_000;

/** The number after which a browser that lost its stream wants to go on; what the query says serves clients without headers. */
export function lastEventId(request: FastifyRequest, asked: string): string {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? header : asked;
}

/** Aborts when the reader has gone. */
export function readerSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Until the reader has taken what was written, or has gone: what waits is made when it can be sent, not heaped up here. Who takes
 * nothing for so long is given up.
 */
async function roomIn(raw: Writable): Promise<void> {
  if (raw.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(() => raw.destroy(), UNREAD_MS);
  raw.once('drain', resolve).once('close', resolve);
  await promise;
  clearTimeout(late);
  raw.off('drain', resolve).off('close', resolve);
}

/** Server-sent events until `events` ends or the reader leaves. The last event of a finished stream is named `done`. */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<StreamEvent>): Promise<void> {
  reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store');
  reply.header('x-accel-buffering', 'no');
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const alive = setInterval(() => raw.write(': alive\n\n'), KEEP_ALIVE_MS);
  try {
    for await (const event of events) {
      if (raw.destroyed) return;
      const taken = raw.write(`id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
      if (!taken) await roomIn(raw);
    }
  } finally {
    clearInterval(alive);
    raw.end();
  }
}
