import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';
import type { Transform } from 'node:stream';

/** How an answer that is made for one reader is packed: what packs best for the least work comes first. */
export type Packing = 'zstd' | 'br' | 'gzip';

const PREFERRED: readonly Packing[] = ['zstd', 'br', 'gzip'];
/** Measured on a page of results (`npm run bench -- ssr`): each within a twentieth of brotli 4, save for gzip. */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 5 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP = { level: 5 };

const ways = {
  zstd: {
    stream: () => createZstdCompress(ZSTD),
    flush: constants.ZSTD_e_flush,
    pack: (text: string) => promisify(zstdCompress)(text, ZSTD),
  },
  br: {
    stream: () => createBrotliCompress(BROTLI),
    flush: constants.BROTLI_OPERATION_FLUSH,
    pack: (text: string) => promisify(brotliCompress)(text, BROTLI),
  },
  gzip: {
    stream: () => createGzip(GZIP),
    flush: constants.Z_SYNC_FLUSH,
    pack: (text: string) => promisify(gzip)(text, GZIP),
  },
};

/** What an `Accept-Encoding` header allows, the first of `ours`; null for nothing. */
export function packingFor(accepts: string | string[] | undefined, ours = PREFERRED): Packing | null {
  const allowed = new Set(
    String(accepts ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
      .map((one) => one.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return ours.find((packing) => allowed.has(packing)) ?? null;
}

/** A stream that packs, and the way to make it give out what it holds. */
export function packer(packing: Packing): { readonly stream: Transform; readonly flush: () => void } {
  const { stream: open, flush } = ways[packing];
  const stream = open();
  return { stream, flush: () => stream.flush(flush) };
}

export function pack(text: string, packing: Packing): Promise<Buffer> {
  return ways[packing].pack(text);
}
