import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { EmbeddedEngine } from './embedded.ts';

const TERMINATE = 0x58;
type Done = (error?: Error | null) => void;

/** What `pg` takes for a socket: each message goes to the worker, each answer comes back as read data. */
export class WireStream extends Duplex {
  readonly #engine: EmbeddedEngine;

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
    engine.attach(this);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#send(chunk, done);
  }

  override _writev(list: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(list.map((each) => each.chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  /** The only session outlives its client: leave it clean for the next one. Two messages, for two statements. */
  override _destroy(error: Error | null, done: Done): void {
    const ignore = (): void => {};
    this.#engine.call(simpleQuery('rollback')).catch(ignore);
    this.#engine.call(simpleQuery('discard all')).catch(ignore);
    done(error);
  }

  #send(bytes: Buffer, done: Done): void {
    if (bytes[0] === TERMINATE) return done();
    callbackify(() => this.#exchange(bytes))(done);
  }

  async #exchange(bytes: Buffer): Promise<void> {
    const answer = await this.#engine.call(new Uint8Array(bytes));
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }
}

/** A simple-query message: 'Q', length, text, NUL. */
export function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return new Uint8Array(message);
}
