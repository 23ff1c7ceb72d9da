import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';

/** How long and for how many the server waits. An answer may take as long as it needs: only what is still asked is timed. */
export interface Patience {
  /** For a whole request, its body included. */
  readonly requestMs: number;
  readonly headersMs: number;
  /** For the next request of a connection: longer than proxies keep one. */
  readonly idleMs: number;
  readonly checkEveryMs: number;
  /** Connections at once; event streams of open results are among them. */
  readonly connections: number;
  /** Of them by one address. Behind a proxy that is named, the proxy counts. */
  readonly connectionsOfOne: number;
}

const PATIENCE: Patience = {
  requestMs: 30_000,
  headersMs: 15_000,
  idleMs: 75_000,
  checkEveryMs: 2_500,
  connections: 4_000,
  connectionsOfOne: 200,
};

/** May be a proxy of which nobody told: to close its connections would close the site. */
const THIS_MACHINE = new Set(['127.0.0.1', addressOf('::1')]);

/** What could not be read as HTTP, or did not come in time, is answered in our own format and ends the connection. */
const UNREAD: Readonly<Record<string, readonly [status: string, code: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
};

export function serverPatience(given: Partial<Patience> = {}) {
  const patience = { ...PATIENCE, ...given };
  const { requestMs, headersMs, idleMs, checkEveryMs } = patience;
  return {
    options: {
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
      clientErrorHandler: answerUnread,
    } satisfies FastifyHttpOptions<Server>,
    cap: (app: FastifyInstance, named: boolean): void => capConnections(app, patience, named),
  };
}

function answerUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = UNREAD[error.code ?? ''] ?? ['400 Bad Request', 'INVALID_REQUEST'];
  const body = JSON.stringify({ errors: [{ code, description: 'The request could not be read' }] });
  if (socket.writable && socket.bytesWritten === 0) {
    const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
    socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/** Further connections are closed at once: those that are open go on being served. */
function capConnections({ server }: FastifyInstance, patience: Patience, named: boolean): void {
  server.maxConnections = patience.connections;
  if (named) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    if (THIS_MACHINE.has(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > patience.connectionsOfOne) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
