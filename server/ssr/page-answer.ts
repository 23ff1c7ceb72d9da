import type { Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../web/entry-server.tsx';
import { packer, packingFor, type Packing } from '../http/packing.ts';
import { ReaderLeft } from '../http/reader-left.ts';
import { LateWriter } from './late-writer.ts';

/** A page that streams longer than this ends with what it has. */
const RENDER_MS = 20_000;

interface Way {
  readonly to: Writable;
  readonly flush: () => void;
}

/** One page on its way to its reader: the beginning as soon as it is sure, the rest as React writes it. */
export class PageAnswer {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #nonce: string;
  #way: Way | null = null;
  #sent = Buffer.alloc(0);

  constructor(request: FastifyRequest, reply: FastifyReply, nonce: string) {
    this.#request = request;
    this.#reply = reply;
    this.#nonce = nonce;
  }

  /** True once status and headers have gone. */
  get begun(): boolean {
    return this.#way !== null;
  }

  /** Sends headers and what the page will begin with. */
  sendAhead(status: number, text: string): void {
    const way = this.#begin(status);
    this.#sent = Buffer.from(text);
    way.to.write(this.#sent);
    way.flush();
  }

  /** Streams the page; React is told of a reader who left, and of the time limit. Resolves with every byte, null when cut. */
  async stream(page: RenderedPage): Promise<Buffer | null> {
    const { to, flush } = this.#way ?? this.#begin(page.status);
    if (this.#request.method === 'HEAD') {
      to.end();
      page.abort(new ReaderLeft());
      return null;
    }
    const { raw } = this.#reply;
    const timer = setTimeout(() => page.abort(new TypeError('Page took too long')), RENDER_MS);
    const timeUp = new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), RENDER_MS).unref();
    });
    raw.once('close', () => {
      clearTimeout(timer);
      if (!raw.writableFinished) page.abort(new ReaderLeft());
    });
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const writer = new LateWriter({
        to,
        flush,
        late: page.late.map((script) => Promise.race([script, timeUp])),
        tag: (script) => `<script nonce="${this.#nonce}">${script}</script>`,
        sent: this.#sent,
        copy: (chunk) => chunks.push(chunk),
        whole: () => resolve(Buffer.concat(chunks)),
      });
      writer.once('error', reject);
      writer.once('close', () => resolve(null));
      page.pipe(writer);
    });
  }

  /** Half a page must not look like a whole one. */
  cut(): void {
    this.#reply.raw.destroy();
  }

  #begin(status: number): Way {
    const packing = packingFor(this.#request.headers['accept-encoding']);
    const reply = this.#reply.code(status).type('text/html; charset=utf-8');
    if (packing) reply.header('content-encoding', packing);
    reply.hijack();
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
    const plain = packing === null || this.#request.method === 'HEAD';
    this.#way = plain ? { to: reply.raw, flush: () => undefined } : packed(reply, packing);
    return this.#way;
  }
}

function packed(reply: FastifyReply, packing: Packing): Way {
  const { stream, flush } = packer(packing);
  stream.pipe(reply.raw);
  reply.raw.once('close', () => stream.destroy());
  return { to: stream, flush };
}
