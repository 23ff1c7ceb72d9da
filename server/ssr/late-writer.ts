import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

/**
 * Between React and the socket. React writes in 4 KB pieces that may end inside a tag and calls `flush` where it
 * is safe to add something; late scripts are written only there and at the end.
 */
export class LateWriter extends Writable {
  readonly #to: Writable;
  readonly #flushTo: () => void;
  readonly #tag: (script: string) => string;
  #ready: string[] = [];
  readonly #open: Promise<unknown>;

  constructor(to: Writable, flushTo: () => void, late: readonly Promise<string>[], tag: (script: string) => string) {
    super();
    this.#to = to;
    this.#flushTo = flushTo;
    this.#tag = tag;
    this.#open = Promise.all(late.map((promise) => promise.then((script) => this.#ready.push(script))));
    to.on('error', (error) => this.destroy(error));
    to.on('close', () => this.destroy());
  }

  flush(): void {
    this.#writeReady();
    this.#flushTo();
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#to.write(chunk)) done();
    else this.#to.once('drain', () => done());
  }

  override _final(done: (error?: Error | null) => void): void {
    callbackify(() => this.#end())(done);
  }

  async #end(): Promise<void> {
    await this.#open;
    this.#writeReady();
    this.#to.end();
  }

  #writeReady(): void {
    if (this.#ready.length === 0) return;
    this.#to.write(this.#ready.map(this.#tag).join(''));
    this.#ready = [];
  }
}
