import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

export interface LateWriterOptions {
  readonly to: Writable;
  /** Sends on what a compressor holds. */
  readonly flush: () => void;
  readonly late: readonly Promise<string>[];
  readonly tag: (script: string) => string;
  /** What the reader has already: the likely beginning of the page, up to a whole tag inside its head. */
  readonly sent?: Buffer;
  /** Gets every byte of the page. */
  readonly copy?: (chunk: Buffer) => void;
  /** The last byte is written. */
  readonly whole?: () => void;
}

const HEAD = '<head>';
const CLOSING = Buffer.from('</body></html>');
const NOTHING = Buffer.alloc(0);

/**
 * Between React and the socket. React writes in 4 KB pieces that may end inside a tag and calls `flush` where it
 * is safe to add something; late scripts are written only there and at the end, before the tags that close the page.
 */
export class LateWriter extends Writable {
  readonly #options: LateWriterOptions;
  readonly #sent: Buffer;
  /** What React has written while it may still be what the reader has; null once that is settled. */
  #begun: Buffer | null;
  /** The end of what React has written, while it may be what closes the page. */
  #held: Buffer = NOTHING;
  #ready: string[] = [];
  readonly #open: Promise<unknown>;

  constructor(options: LateWriterOptions) {
    super();
    this.#options = options;
    this.#sent = options.sent ?? NOTHING;
    this.#begun = this.#sent.length > 0 ? NOTHING : null;
    this.#open = Promise.all(options.late.map((promise) => promise.then((script) => this.#ready.push(script))));
    options.to.on('error', (error) => this.destroy(error));
    options.to.on('close', () => this.destroy());
  }

  flush(): void {
    if (this.#begun === null) this.#writeReady();
    this.#options.flush();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const piece = this.#options.late.length === 0 ? chunk : this.#holdBack(chunk);
    this.#options.copy?.(piece);
    const rest = this.#begun === null ? piece : this.#restOf(Buffer.concat([this.#begun, piece]));
    if (rest.length === 0 || this.#options.to.write(rest)) done();
    else this.#options.to.once('drain', () => done());
  }

  /**
   * What is still to be sent of a page that began with `page`. A page that turns out to begin otherwise goes on right after
   * its own `<head>`: what the reader then has twice are links and meta tags, and browsers take those once.
   */
  #restOf(page: Buffer): Buffer {
    const compared = Math.min(page.length, this.#sent.length);
    const alike = page.subarray(0, compared).equals(this.#sent.subarray(0, compared));
    const opened = page.indexOf(HEAD);
    if (alike ? page.length < this.#sent.length : opened < 0) {
      this.#begun = page;
      return NOTHING;
    }
    this.#begun = null;
    return page.subarray(alike ? this.#sent.length : opened + HEAD.length);
  }

  #holdBack(chunk: Buffer): Buffer {
    const all = Buffer.concat([this.#held, chunk]);
    const end = all.length - closingIn(all);
    this.#held = all.subarray(end);
    return all.subarray(0, end);
  }

  override _final(done: (error?: Error | null) => void): void {
    callbackify(() => this.#end())(done);
  }

  async #end(): Promise<void> {
    await this.#open;
    const begun = this.#begun ?? NOTHING;
    if (!this.#sent.subarray(0, begun.length).equals(begun)) this.#options.to.write(begun);
    this.#writeReady();
    if (this.#held.length > 0) {
      this.#options.copy?.(this.#held);
      this.#options.to.write(this.#held);
    }
    this.#options.whole?.();
    this.#options.to.end();
  }

  #writeReady(): void {
    if (this.#ready.length === 0) return;
    const scripts = Buffer.from(this.#ready.map(this.#options.tag).join(''));
    this.#options.copy?.(scripts);
    this.#options.to.write(scripts);
    this.#ready = [];
  }
}

/** How much of the end of `text` may be the beginning of what closes a page. */
function closingIn(text: Buffer): number {
  for (let length = Math.min(CLOSING.length, text.length); length > 0; length -= 1) {
    if (text.subarray(-length).equals(CLOSING.subarray(0, length))) return length;
  }
  return 0;
}
