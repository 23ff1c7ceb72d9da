import { Worker } from 'node:worker_threads';
import { measurePicture } from './measure.ts';
import type { Asked } from './worker.ts';

/** `kind`: none of the kinds that are read. `pixels`: more than are decoded. `broken`: it does not decode. `busy`: too many wait. */
export type PictureFault = 'broken' | 'busy' | 'kind' | 'pixels';

export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`The picture is refused: ${fault}`, options);
    this.fault = fault;
  }
}

export interface Pictures {
  /** A JPEG of the middle square, at most `edge` pixels wide, with nothing of the file but its pixels. Throws `PictureRefused`. */
  readonly square: (bytes: Uint8Array, edge: number) => Promise<Uint8Array>;
}

/** Of a decoded picture: 25 million pixels, more than telephones make. */
export const MOST_DECODED_BYTES = 100_000_000;
const MOST_WAITING = 8;
const LONGEST_MS = 20_000;

/** Makes one picture at a time, each in a thread of its own: what a bad file does to a decoder ends with that thread. */
export function createPictures({ longestMs = LONGEST_MS }: { readonly longestMs?: number } = {}): Pictures {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async square(bytes, edge) {
      const measured = measurePicture(bytes);
      if (!measured || measured.width < 1 || measured.height < 1) throw new PictureRefused('kind');
      if (measured.width * measured.height * measured.depth > MOST_DECODED_BYTES) throw new PictureRefused('pixels');
      if (waiting >= MOST_WAITING) throw new PictureRefused('busy');
      waiting += 1;
      const made = last.then(() => inThread({ bytes, measured, edge }, longestMs));
      last = made.catch(() => undefined).finally(() => (waiting -= 1));
      return made;
    },
  };
}

function inThread(asked: Asked, longestMs: number): Promise<Uint8Array> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: asked });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new PictureRefused('broken', { cause }));
    const late = setTimeout(() => refuse(new RangeError(`Not made within ${longestMs} ms`)), longestMs);
    worker.once('message', resolve).once('error', refuse);
    worker.once('exit', (code) => {
      clearTimeout(late);
      refuse(new RangeError(`Ended with ${code}`));
    });
  });
  return made.finally(() => void worker.terminate());
}
