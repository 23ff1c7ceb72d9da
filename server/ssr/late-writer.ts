import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

export interface LateWriterOptions {
  readonly to: Writable;
  /** Sends on what a compressor holds. */
  readonly flush: () => void;
  readonly late: readonly Promise<string>[];
  readonly tag: (script: string) => string;
  /** What the reader has already: the page must begin with it. */
  readonly sent?: Buffer;
  /** Gets every byte of the page. */
  readonly copy?: (chunk: Buffer) => void;
  /** The last byte is written. */
  readonly whole?: () => void;
}

/** The page did not begin with what its reader was already sent. */
export class HeadDiffers extends Error {
  override readonly name = 'HeadDiffers';
}

/**
 * Between React and the socket. React writes in 4 KB pieces that may end inside a tag and calls `flush` where it
 * is safe to add something; late scripts are written only there and at the end.
 */
export class LateWriter extends Writable {
  readonly #options: LateWriterOptions;
  #sent: Buffer;
  #ready: string[] = [];
  readonly #open: Promise<unknown>;

  constructor(options: LateWriterOptions) {
    super();
    this.#options = options;
    this.#sent = options.sent ?? Buffer.alloc(0);
    this.#open = Promise.all(options.late.map((promise) => promise.then((script) => this.#ready.push(script))));
    options.to.on('error', (error) => this.destroy(error));
    options.to.on('close', () => this.destroy());
  }

  flush(): void {
    this.#writeReady();
    this.#options.flush();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#options.copy?.(chunk);
    const had = Math.min(this.#sent.length, chunk.length);
    if (!chunk.subarray(0, had).equals(this.#sent.subarray(0, had)))
      return done(new HeadDiffers('The page begins otherwise'));
    this.#sent = this.#sent.subarray(had);
    const { to } = this.#options;
    if (had === chunk.length || to.write(chunk.subarray(had))) done();
    else to.once('drain', () => done());
  }

  override _final(done: (error?: Error | null) => void): void {
    callbackify(() => this.#end())(done);
  }

  async #end(): Promise<void> {
    await this.#open;
    this.#writeReady();
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
